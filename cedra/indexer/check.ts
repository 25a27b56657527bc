import {
  buildSchema,
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  isScalarType,
  isSpecifiedScalarType,
  Kind,
  parse,
  validate,
  type ValueNode,
  visit,
} from 'graphql';

// The limits of the public indexer for anonymous clients, as `docs/indexer/index.mdx` states them.
const MAX_ROWS = 100;
const MAX_DEPTH = 5;

/** The indexer's schema, from its text in the schema language. Its custom scalars reject values of another type. */
export function readSchema(text: string): GraphQLSchema {
  const built = buildSchema(text, {assumeValid: true, noLocation: true});
  for (const type of Object.values(built.getTypeMap())) {
    if (!isScalarType(type) || isSpecifiedScalarType(type)) continue;
    const checked = (value: unknown): unknown => {
      if (!isScalar(value, type.name))
        throw new Error(`${JSON.stringify(value)} is not of type ${type.name}`);
      return value;
    };
    Object.assign(type, {serialize: checked, parseValue: checked});
  }
  return built;
}

/** Whether a JSON value is valid for a custom scalar of the indexer. */
function isScalar(value: unknown, scalar: string): boolean {
  switch (scalar) {
    case 'bigint':
      return Number.isInteger(value);
    case 'numeric':
      return typeof value === 'number';
    case 'timestamp':
      return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?$/.test(value);
    default:
      return true;
  }
}

/** A problem of a GraphQL document, with its line from 0. */
interface QueryProblem {
  message: string;
  line: number;
}

/** Validates a GraphQL document against the indexer's schema and the limits of the public indexer. */
export function checkQuery(text: string, schema: GraphQLSchema): QueryProblem[] {
  let document: DocumentNode;
  try {
    document = parse(text);
  } catch (error) {
    if (error instanceof GraphQLError) return [toQueryProblem(error)];
    throw error;
  }
  const errors = validate(schema, document);
  return [...errors, ...limitErrors(document)].map(toQueryProblem);
}

function toQueryProblem({message, locations}: GraphQLError): QueryProblem {
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
        const limit = argument(node, 'limit');
        const rows = limit?.kind === Kind.INT ? Number(limit.value) : undefined;
        if (rows !== undefined && rows > MAX_ROWS)
          errors.push(new GraphQLError(`a response has at most ${MAX_ROWS} rows`, {nodes: node}));
        if (isPage(node) && rows !== MAX_ROWS)
          errors.push(
            new GraphQLError(
              `a query that continues after a row must ask for ${MAX_ROWS} rows, because its caller continues until fewer arrive`,
              {nodes: node},
            ),
          );
      },
      leave() {
        depth -= 1;
      },
    },
  });
  return errors;
}

/** Whether a field continues after a row: it sorts by a column and selects the rows beyond a variable's value. */
function isPage(node: FieldNode): boolean {
  const [first] = keysOf(argument(node, 'order_by'));
  return cursorOf(node).some(({column}) => column === first);
}

/** The columns that a field sorts by and filters by a variable, which its caller sets to the value of the last row. */
export function cursorOf(node: FieldNode): {column: string; variable: string}[] {
  const order = keysOf(argument(node, 'order_by'));
  const where = argument(node, 'where');
  const found = new Map<string, string>();
  if (where === undefined) return [];
  visit(where, {
    ObjectField({name: {value: column}, value}) {
      if (!order.includes(column) || value.kind !== Kind.OBJECT) return;
      for (const {name: operator, value: operand} of value.fields) {
        if (/^_[gl]t$/.test(operator.value) && operand.kind === Kind.VARIABLE)
          found.set(column, operand.name.value);
      }
    },
  });
  return [...found].map(([column, variable]) => ({column, variable}));
}

/** The columns of an `order_by`. */
function keysOf(value: ValueNode | undefined): string[] {
  if (value?.kind === Kind.LIST) return value.values.flatMap(keysOf);
  return value?.kind === Kind.OBJECT ? value.fields.map(({name}) => name.value) : [];
}

const argument = (field: FieldNode, name: string): ValueNode | undefined =>
  field.arguments?.find((each) => each.name.value === name)?.value;
