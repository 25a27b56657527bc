import {
  buildSchema,
  coerceInputValue,
  type DocumentNode,
  type FieldNode,
  getNamedType,
  getNullableType,
  GraphQLError,
  type GraphQLOutputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  typeFromAST,
  validate,
  valueFromASTUntyped,
  visit,
} from 'graphql';

import {indexerSchemaText} from '../../lib/indexer-schema';
import {blockFailure, type Failure, type Outcome} from '../outcome';
import type {Block} from '../../markdown/page';

// What the public indexer allows an anonymous reader; `docs/indexer/index.mdx` states both.
const MAX_ROWS = 100;
const MAX_DEPTH = 5;

/** Validates a query against the indexer's schema and limits, and the JSON block after it against the query. */
export function proveGraphql({block, json}: {block: Block; json?: Block}): Outcome[] {
  const failures = checkQuery(block.code).map(({message, line}) =>
    blockFailure(block, message, {hint: 'The schema is the one of the indexer, as the SDK ships it.'}, line),
  );
  const outcomes: Outcome[] = [{block, level: 'checked', failures}];
  if (json && failures.length === 0) {
    outcomes.push({block: json, level: 'checked', failures: jsonFailures(block.code, json)});
  }
  return outcomes;
}

/** A problem of a GraphQL document, with its line from 0. */
interface QueryProblem {
  message: string;
  line: number;
}

/** Validates a GraphQL document against the indexer's schema and the limits of the public indexer. */
export function checkQuery(text: string): QueryProblem[] {
  let document: DocumentNode;
  try {
    document = parse(text);
  } catch (error) {
    if (error instanceof GraphQLError) return [describe(error)];
    throw error;
  }
  const errors = validate(indexerSchema(), document);
  return [...errors, ...limitErrors(document)].map(describe);
}

function describe({message, locations}: GraphQLError): QueryProblem {
  return {message, line: (locations?.[0]?.line ?? 1) - 1};
}

function limitErrors(document: DocumentNode): GraphQLError[] {
  const errors: GraphQLError[] = [];
  let depth = 0;
  visit(document, {
    Field: {
      enter(node) {
        depth += 1;
        if (depth === MAX_DEPTH + 1)
          errors.push(new GraphQLError(`the query is deeper than ${MAX_DEPTH} levels`, {nodes: node}));
      },
      leave() {
        depth -= 1;
      },
    },
    Argument(node) {
      if (node.name.value !== 'limit' || node.value.kind !== Kind.INT || Number(node.value.value) <= MAX_ROWS)
        return;
      errors.push(new GraphQLError(`an answer has at most ${MAX_ROWS} rows`, {nodes: node}));
    },
  });
  return errors;
}

/** Checks JSON that follows a query: the body of a request, the variables, or else the result. */
function jsonFailures(query: string, json: Block): Failure[] {
  let value: unknown;
  try {
    value = JSON.parse(json.code);
  } catch {
    // Reported as invalid JSON already.
    return [];
  }
  return checkJson(query, value).map((problem) =>
    blockFailure(json, problem, {hint: 'Compare with the query above.'}),
  );
}

/** What is wrong with the JSON that a page shows after a query. */
export function checkJson(query: string, json: unknown): string[] {
  const document = parse(query);
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  if (!operation || !isRecord(json)) return ['is not a JSON object'];
  const declared = (operation.variableDefinitions ?? []).map(({variable}) => variable.name.value);
  if ('variables' in json) return variableProblems(operation, json.variables);
  const keys = Object.keys(json);
  const result = isRecord(json.data) ? json.data : json;
  const fields = selectedFields(operation.selectionSet, document).map(responseName);
  const isVariables = keys.some((key) => declared.includes(key)) && !keys.some((key) => fields.includes(key));
  if (isVariables) return variableProblems(operation, json);
  const root = indexerSchema().getRootType(operation.operation);
  return root ? objectProblems(result, operation.selectionSet, root, document, []) : [];
}

function variableProblems(operation: OperationDefinitionNode, variables: unknown): string[] {
  if (!isRecord(variables)) return ['`variables` is not an object'];
  const definitions = operation.variableDefinitions ?? [];
  const names = definitions.map(({variable}) => variable.name.value);
  const problems = Object.keys(variables)
    .filter((key) => !names.includes(key))
    .map((key) => `the query declares no variable \`$${key}\``);
  for (const {variable, type: node, defaultValue} of definitions) {
    const name = variable.name.value;
    const type = typeFromAST(indexerSchema(), node);
    if (!type || !isInputType(type)) continue;
    if (!(name in variables)) {
      if (isNonNullType(type) && !defaultValue) problems.push(`the variable \`$${name}\` is missing`);
      continue;
    }
    coerceInputValue(variables[name], type, (_path, _value, {message}) => {
      problems.push(`variable \`$${name}\`: ${message}`);
    });
    const scalar = getNamedType(type).name;
    const values = [variables[name]].flat().filter((each) => each !== null);
    if (isLeafType(getNamedType(type)) && !values.every((each) => isScalar(each, scalar)))
      problems.push(`variable \`$${name}\` is not of type ${scalar}`);
  }
  return problems;
}

/** Compares an object of the result with what the query selects: names, types, nullability, filters. */
function objectProblems(
  value: unknown,
  selection: SelectionSetNode,
  type: GraphQLObjectType,
  document: DocumentNode,
  path: readonly string[],
): string[] {
  const at = (name: string): string => `\`${[...path, name].join('.')}\``;
  if (!isRecord(value)) return [`\`${path.join('.')}\` is not an object`];
  const fields = new Map(selectedFields(selection, document).map((field) => [responseName(field), field]));
  const problems = Object.keys(value)
    .filter((key) => !fields.has(key))
    .map((key) => `the query does not select ${at(key)}`);
  for (const [name, field] of fields) {
    if (!(name in value)) problems.push(`the query selects ${at(name)}, which is missing`);
    else if (field.name.value !== '__typename') {
      const fieldType = type.getFields()[field.name.value]?.type;
      if (fieldType)
        problems.push(...valueProblems(value[name], fieldType, field, document, [...path, name]));
    }
  }
  return problems;
}

function valueProblems(
  value: unknown,
  type: GraphQLOutputType,
  field: FieldNode,
  document: DocumentNode,
  path: readonly string[],
): string[] {
  const name = `\`${path.join('.')}\``;
  if (value === null) return isNonNullType(type) ? [`${name} cannot be null`] : [];
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    if (!Array.isArray(value)) return [`${name} is not a list`];
    const limit = argument(field, 'limit');
    return [
      ...(typeof limit === 'number' && value.length > limit ? [`${name} has more than ${limit} rows`] : []),
      ...value.flatMap((each: unknown, index) => [
        ...valueProblems(each, nullable.ofType, field, document, [...path, `${index}`]),
        ...filterProblems(each, argument(field, 'where'), [...path, `${index}`]),
      ]),
    ];
  }
  if (isObjectType(nullable) && field.selectionSet)
    return objectProblems(value, field.selectionSet, nullable, document, path);
  if (
    isEnumType(nullable)
      ? typeof value === 'string' && nullable.getValue(value)
      : isScalar(value, getNamedType(nullable).name)
  )
    return [];
  return [`${name} is not of type ${getNamedType(nullable).name}`];
}

/** Compares a row with the literals of the query's own filter, as far as the row shows the filtered columns. */
function filterProblems(row: unknown, where: unknown, path: readonly string[]): string[] {
  if (!isRecord(row) || !isRecord(where)) return [];
  return Object.entries(where).flatMap(([column, filter]) => {
    if (column === '_and') return [filter].flat().flatMap((each) => filterProblems(row, each, path));
    if (!(column in row) || !isRecord(filter)) return [];
    const value = row[column];
    if (isRecord(value)) return filterProblems(value, filter, [...path, column]);
    return Object.entries(filter).flatMap(([operator, operand]) =>
      operand === undefined || (comparisons[operator]?.(value, operand) ?? true)
        ? []
        : [`\`${[...path, column].join('.')}\` does not fit the query's own filter`],
    );
  });
}

const comparisons: Record<string, (value: unknown, operand: unknown) => boolean> = {
  _eq: (value, operand) => String(value) === String(operand),
  _neq: (value, operand) => String(value) !== String(operand),
  _gt: (value, operand) => Number(value) > Number(operand),
  _gte: (value, operand) => Number(value) >= Number(operand),
  _lt: (value, operand) => Number(value) < Number(operand),
  _lte: (value, operand) => Number(value) <= Number(operand),
  _in: (value, operand) =>
    [operand].flat().includes(undefined) || [operand].flat().map(String).includes(String(value)),
  _is_null: (value, operand) => (value === null) === operand,
};

/** The literal value of an argument; variables in it are undefined. */
function argument(field: FieldNode, name: string): unknown {
  const found = field.arguments?.find((each) => each.name.value === name);
  return found && valueFromASTUntyped(found.value);
}

/** The fields of a selection, with those of its fragments. */
function selectedFields(selection: SelectionSetNode, document: DocumentNode): FieldNode[] {
  return selection.selections.flatMap((each): FieldNode[] => {
    if (each.kind === Kind.FIELD) return [each];
    if (each.kind === Kind.INLINE_FRAGMENT) return selectedFields(each.selectionSet, document);
    const fragment = document.definitions.find(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === each.name.value,
    );
    return fragment && 'selectionSet' in fragment ? selectedFields(fragment.selectionSet, document) : [];
  });
}

function responseName({alias, name}: FieldNode): string {
  return alias?.value ?? name.value;
}

/** Whether a JSON value may stand for a scalar of the indexer. */
function isScalar(value: unknown, scalar: string): boolean {
  const isNumber = typeof value === 'number';
  const isText = typeof value === 'string';
  switch (scalar) {
    case 'String':
      return isText;
    case 'Boolean':
      return typeof value === 'boolean';
    case 'Int':
    case 'bigint':
      return Number.isInteger(value);
    case 'numeric':
      return isNumber || (isText && /^-?\d+(\.\d+)?$/.test(value));
    case 'timestamp':
      return isText && !Number.isNaN(Date.parse(value));
    default:
      return true;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

let schema: GraphQLSchema | undefined;

/** The indexer's GraphQL schema, derived from the TypeScript types that the SDK ships. */
function indexerSchema(): GraphQLSchema {
  schema ??= buildSchema(indexerSchemaText(), {assumeValidSDL: true});
  return schema;
}
