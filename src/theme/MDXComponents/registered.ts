/** Components that every page gets with the theme, so that the pages' own scripts and style sheets do not repeat them. */
export const registered = [
  'DeferredContent',
  'Diagram',
  'Endpoint',
  'Figure',
  'FileTree',
  'NetworkTabs',
  'ProofSummary',
  'Steps',
  'Term',
] as const;
