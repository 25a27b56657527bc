/** The routes that the specification lists (S2.routes), spelled out, so that a test compares the site with them. */
export const docsSidebar = [
  '/',
  '/intro',
  '/architecture',
  '/glossary',
  '/handbook-for-newcomers',
  '/real-world-guides',
  '/cli/usage',
  '/gas-tokens',
  '/gas-tokens/custom-gas-tokens',
  '/gas-tokens/governance',
  '/getting-started/cli',
  '/getting-started/counter',
  '/getting-started/faucet',
  '/getting-started/libs',
  '/getting-started/tx',
  '/guides/dex',
  '/guides/dex/client-integration',
  '/guides/dex/first-trading-pair',
  '/guides/dex/multi-hop-routing',
  '/guides/dex/price-protection',
  '/guides/dex/understanding-amm',
  '/guides/escrow',
  '/guides/fee-splitter',
  '/guides/first-fa',
  '/guides/first-nft',
  '/indexer',
  '/indexer/common-queries',
  '/indexer/how-it-works',
  '/indexer/processors',
  '/indexer/sdk',
  '/move',
  '/move/basics',
  '/move/errors',
  '/move/flow',
  '/move/functions',
  '/move/introduction',
  '/move/modules',
  '/move/ownership',
  '/move/resource',
  '/nodes',
  '/nodes/cedra-node',
  '/nodes/full-node',
  '/nodes/delegation-pool-setup',
  '/nodes/requirements',
  '/nodes/stake-pool-management',
  '/nodes/validator-setup',
  '/sdks/rust-sdk',
  '/sdks/typescript-sdk',
  '/sdks/typescript/accounts',
  '/sdks/typescript/examples',
  '/sdks/typescript/transactions',
] as const;

export const conceptsSidebar = [
  '/concepts',
  '/concepts/blockchain',
  '/concepts/transactions/proofs-and-verification',
  '/concepts/transactions/states',
  '/concepts/transactions/understanding-transactions',
] as const;

export const noSidebar = ['/concepts/transaction'] as const;

export const docRoutes: readonly string[] = [...docsSidebar, ...conceptsSidebar, ...noSidebar];

/** A path without a page. */
export const unknownPath = '/there-is/no-such-page';
