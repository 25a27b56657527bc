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
