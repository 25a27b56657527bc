import {
  type Block,
  bashFence,
  classifier,
  dataFence,
  type FenceLanguage,
  powershellFence,
  typescriptFence,
} from '@cedra-docs/proof/build';

declare module '@cedra-docs/proof/build' {
  interface TaskKinds {
    move: {fails?: string; output?: Block};
    graphql: object;
  }
}

const move: FenceLanguage = {
  langs: ['move'],
  fails: 'text',
  classify: (block) => ({
    kind: 'move',
    block,
    ...(typeof block.meta.fails === 'string' && {fails: block.meta.fails}),
  }),
  prints: {name: 'Move that `fails`', holds: (task) => task.kind === 'move' && task.fails !== undefined},
};

const graphql: FenceLanguage = {langs: ['graphql'], classify: (block) => ({kind: 'graphql', block})};

/** Decides what to do with every block of a page. Diagrams are rendered by the build and need no proof. */
export const classify = classifier({
  fences: [
    bashFence(['devnet', 'testnet', 'mainnet', 'macos', 'windows']),
    powershellFence,
    typescriptFence,
    move,
    graphql,
    dataFence,
  ],
  ignored: ['mermaid'],
  looks: ['showLineNumbers', 'alt', 'noInline'],
  manual: 'cedra/prove/README.md',
});
