import {
  type Block,
  bashDialect,
  classifier,
  dataDialect,
  type Dialect,
  powershellDialect,
  typescriptDialect,
} from '@cedra-docs/proof/build';

declare module '@cedra-docs/proof/build' {
  interface TaskKinds {
    move: {fails?: string; output?: Block};
    graphql: object;
  }
}

const move: Dialect = {
  langs: ['move'],
  fails: 'text',
  classify: (block) => ({
    kind: 'move',
    block,
    ...(typeof block.meta.fails === 'string' && {fails: block.meta.fails}),
  }),
  prints: {name: 'Move that `fails`', holds: (task) => task.kind === 'move' && task.fails !== undefined},
};

const graphql: Dialect = {langs: ['graphql'], classify: (block) => ({kind: 'graphql', block})};

/** Decides what to do with every block of a page. Diagrams are rendered by the build and need no proof. */
export const classify = classifier({
  dialects: [
    bashDialect(['devnet', 'testnet', 'mainnet', 'macos', 'windows']),
    powershellDialect,
    typescriptDialect,
    move,
    graphql,
    dataDialect,
  ],
  ignored: ['mermaid'],
  looks: ['showLineNumbers', 'alt', 'noInline'],
  manual: 'cedra/prove/README.md',
});
