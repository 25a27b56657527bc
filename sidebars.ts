import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {product} from './src/site/product';

const sidebars = {
  docs: [
    {type: 'doc', id: 'intro', label: `What is ${product.name}?`},
    {
      type: 'category',
      label: 'Getting started',
      link: {type: 'doc', id: 'getting-started/index'},
      collapsed: false,
      items: [
        'getting-started/libs',
        'getting-started/cli',
        'getting-started/faucet',
        'getting-started/tx',
        'getting-started/counter',
        'handbook-for-newcomers',
      ],
    },
    {
      type: 'category',
      label: 'Move',
      link: {type: 'doc', id: 'move/index'},
      items: [
        'move/introduction',
        'move/basics',
        'move/flow',
        'move/functions',
        'move/ownership',
        'move/resource',
        'move/modules',
        'move/errors',
      ],
    },
    {
      type: 'category',
      label: 'Guides and recipes',
      link: {type: 'doc', id: 'real-world-guides'},
      items: [
        'guides/first-fa',
        'guides/first-nft',
        'guides/fee-splitter',
        'guides/escrow',
        {
          type: 'category',
          label: 'Build a DEX',
          link: {type: 'doc', id: 'guides/dex/index'},
          items: [
            'guides/dex/understanding-amm',
            'guides/dex/first-trading-pair',
            'guides/dex/price-protection',
            'guides/dex/multi-hop-routing',
            'guides/dex/client-integration',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Gas tokens',
      link: {type: 'doc', id: 'gas-tokens/index'},
      items: ['gas-tokens/custom-gas-tokens', 'gas-tokens/governance'],
    },
    {
      type: 'category',
      label: 'SDKs and CLI',
      items: [
        {
          type: 'category',
          label: 'TypeScript SDK',
          link: {type: 'doc', id: 'sdks/typescript-sdk'},
          items: ['sdks/typescript/accounts', 'sdks/typescript/transactions', 'sdks/typescript/examples'],
        },
        'sdks/rust-sdk',
        'cli/usage',
      ],
    },
    {
      type: 'category',
      label: 'Indexer and REST API',
      link: {type: 'doc', id: 'indexer/index'},
      items: ['indexer/how-it-works', 'indexer/common-queries', 'indexer/processors', 'indexer/sdk'],
    },
    {
      type: 'category',
      label: 'Nodes',
      link: {type: 'doc', id: 'nodes/index'},
      items: [
        'nodes/requirements',
        'nodes/cedra-node',
        'nodes/full-node',
        'nodes/validator-setup',
        'nodes/stake-pool-management',
        'nodes/delegation-pool-setup',
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      items: [
        // Sections that readers look up, inside guides.
        {type: 'link', label: 'Networks and endpoints', href: '/getting-started/cli#networks'},
        {type: 'link', label: 'Errors', href: '/move/errors#read-a-message'},
        {type: 'link', label: 'CLI commands', href: '/cli/usage#reference'},
        {type: 'link', label: 'SDK methods', href: '/sdks/typescript-sdk#reference'},
        {type: 'link', label: 'REST endpoints', href: '/indexer#rest-reference'},
        {type: 'link', label: 'Framework modules', href: '/move/modules#framework'},
        'architecture',
        'glossary',
      ],
    },
  ],
  concepts: [
    {type: 'doc', id: 'concepts/index', label: 'Overview'},
    'concepts/blockchain',
    {
      type: 'category',
      label: 'Transactions',
      collapsed: false,
      items: [
        'concepts/transactions/understanding-transactions',
        'concepts/transactions/states',
        'concepts/transactions/proofs-and-verification',
      ],
    },
  ],
} satisfies SidebarsConfig;

export default sidebars;
