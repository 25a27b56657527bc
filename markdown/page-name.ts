/** `docs/getting-started/cli.mdx` → `getting-started-cli`: name of a page's data and script. */
export function pageName(file: string): string {
  return file
    .replace(/^docs\//, '')
    .replace(/\.mdx?$/, '')
    .replace(/\//g, '-');
}
