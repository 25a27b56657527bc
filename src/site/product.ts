/** Name and address of the product. Code that composes texts takes the name from here. */
export const product = {
  name: 'Cedra',
  /** Lower-case form used in paths, package names and ids. */
  slug: 'cedra',
  siteTitle: 'developer docs',
  titleDelimiter: '|',
  tagline: 'Learn to build on Cedra, with code that is run before it is published.',
  url: 'https://docs.cedra.network',
  baseUrl: '/',
  /** Shown to assistive technology and search engines. */
  organization: 'Cedra Labs',
} as const;

/** The package, the command and the archive that `plugins/markdown/tool` publishes. */
export const TOOL_NAME = `${product.slug}-docs`;

/**
 * How readers start the command-line tool that is published with the site.
 * @param site public address of the site, with a slash at the end
 */
export const toolCommand = (site: string): string => `npx -y ${site}${TOOL_NAME}.tgz`;
