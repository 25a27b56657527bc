/**
 * The schema's own name of a generated TypeScript type: the generator turned `current_objects_bool_exp`
 * into `CurrentObjectsBoolExp`. Built-in scalars keep their capital in compound names.
 */
export function schemaName(name: string): string {
  const snake = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toLowerCase();
  const builtIn = /^(String|Int|Boolean|Float)(?=ComparisonExp|ArrayComparisonExp)/.exec(name)?.[1];
  return builtIn === undefined ? snake : `${builtIn}${snake.slice(builtIn.length)}`;
}
