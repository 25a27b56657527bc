/** What is true of every document: by these, contextual search asks for this language and version only. */
export const indexFacets = (language: string) => ({
  language,
  docusaurus_tag: 'docs-default-current',
  version: 'current',
});
