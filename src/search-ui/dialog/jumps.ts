/** The most popular pages, which an empty search offers: names and routes, some with a section. */
export const jumps = [
  ['Quick start', '/#quick-start'],
  ['Your first contract', '/getting-started/counter'],
  ['Errors', '/move/errors'],
  ['CLI commands', '/cli/usage'],
  ['Networks', '/getting-started/cli#networks'],
  ['Glossary', '/glossary'],
] as const;
