interface CssRule {
  use?: {options?: {modules?: {localIdentName?: string}}}[];
}

/**
 * Shortens the class names of CSS modules: the readable default makes every page, script and style sheet larger.
 * @throws Error when no rule names classes
 */
export function shortenClassNames(rules: readonly unknown[]): void {
  const modules = rules
    .flatMap((rule) => (rule as CssRule).use ?? [])
    .map(({options}) => options?.modules)
    .filter((each) => each?.localIdentName !== undefined);
  if (modules.length === 0)
    throw new Error('browser-build: no rule names the classes of CSS modules. See UPGRADING.md.');
  for (const each of modules) if (each) each.localIdentName = '[contenthash:base64:5]';
}
