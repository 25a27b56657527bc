import {Kind, OperationTypeNode, parse, type TypeNode} from 'graphql';
import {networkOf} from '../src/site/networks';
import {SCHEMA} from '../src/run/names';
import {PRINT_ANSWER} from './requests';

/** A value to begin with: an address for a text, and zero for a number. */
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

/** Whether a JSON block after a query holds its variables, not its result. */
const areVariables = (json: unknown, names: readonly string[]): json is object =>
  typeof json === 'object' &&
  json !== null &&
  Object.keys(json).length > 0 &&
  Object.keys(json).every((key) => names.includes(key));

/**
 * Translates a query of the indexer into a program that checks it against the schema and sends it from the browser.
 * @param json the JSON block after it: its variables or its result
 * @returns the program and the origin that it asks, or why there is none
 */
export function queryProgram(
  query: string,
  json: string | undefined,
): {code: string; server: string} | {why: string} {
  const [operation, ...others] = parse(query).definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? [each] : [],
  );
  if (!operation || others.length > 0) return {why: 'is not one operation'};
  if (operation.operation !== OperationTypeNode.QUERY) return {why: `is a ${operation.operation}`};
  const definitions = operation.variableDefinitions ?? [];
  const names = definitions.map(({variable}) => variable.name.value);
  const given: unknown = json === undefined ? undefined : JSON.parse(json);
  const examples = definitions.map(({variable, type}) => [variable.name.value, example(type)] as const);
  const variables = areVariables(given, names) ? given : Object.fromEntries(examples);
  const code = [
    `import {problemsOf} from '${SCHEMA}';\n`,
    `const query = \`${query.replaceAll(/[\\`]|\$\{/g, '\\$&')}\`;`,
    `const variables = ${JSON.stringify(variables, null, 2)};\n`,
    `const [problem] = problemsOf(query, variables);`,
    `if (problem) throw new Error(\`Not sent: \${problem}\`);`,
    `const start = performance.now();`,
    `const response = await fetch('${networkOf('localnet').indexer}', {`,
    `  method: 'POST',`,
    `  headers: {'content-type': 'application/json'},`,
    `  body: JSON.stringify({query, variables}),`,
    `});`,
    ...PRINT_ANSWER,
  ];
  return {code: code.join('\n'), server: new URL(networkOf('localnet').indexer).origin};
}
