import {Kind, OperationTypeNode, parse, type TypeNode} from 'graphql';
import {printResponse} from './curl';

/** An example value: an address for a string, zero for a number. */
function example(type: TypeNode): unknown {
  if (type.kind === Kind.NON_NULL_TYPE) return example(type.type);
  if (type.kind === Kind.LIST_TYPE) return [example(type.type)];
  const examples: Record<string, unknown> = {
    String: '0x1',
    Boolean: true,
    jsonb: {},
    timestamp: '2026-01-01',
  };
  return examples[type.name.value] ?? 0;
}

export interface QueryEndpoint {
  url: string;
  /** A module that exports `problemsOf(query, variables)`, which compares a query with the schema. */
  schemaModule: string;
  /** See `printResponse`. */
  printedHeaders: string;
}

/**
 * Writes the program that compares a GraphQL query with the schema, sends it, and prints the response.
 * @param given values of its variables; the others get examples
 * @returns the program, or why there is none
 * @throws GraphQLError for a text that is not a query
 */
export function querySource(
  query: string,
  given: Readonly<Record<string, unknown>>,
  {url, schemaModule, printedHeaders}: QueryEndpoint,
): {code: string} | {why: string} {
  const [operation, ...others] = parse(query).definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? [each] : [],
  );
  if (!operation || others.length > 0) return {why: 'is not a single operation'};
  if (operation.operation !== OperationTypeNode.QUERY) return {why: `is a ${operation.operation}`};
  const definitions = operation.variableDefinitions ?? [];
  const examples = definitions.map(({variable, type}) => [variable.name.value, example(type)] as const);
  const variables = {...Object.fromEntries(examples), ...given};
  const code = [
    `import {problemsOf} from '${schemaModule}';\n`,
    `const query = \`${query.replaceAll(/[\\`]|\$\{/g, '\\$&')}\`;`,
    `const variables = ${JSON.stringify(variables, null, 2)};\n`,
    `const [problem] = problemsOf(query, variables);`,
    `if (problem) throw new Error(\`Not sent: \${problem}\`);`,
    `const start = performance.now();`,
    `const response = await fetch('${url}', {`,
    `  method: 'POST',`,
    `  headers: {'content-type': 'application/json'},`,
    `  body: JSON.stringify({query, variables}),`,
    `});`,
    ...printResponse(printedHeaders),
  ];
  return {code: code.join('\n')};
}
