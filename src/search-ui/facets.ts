/** Facets of every document; contextual search filters by them. */
export const indexFacets = (language: string) => ({
  language,
  docusaurus_tag: 'docs-default-current',
  version: 'current',
});
