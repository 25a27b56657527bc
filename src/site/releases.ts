import {links} from './links';

/** A version that developers meet. Source: the tags and branches of `cedra-labs/cedra-network`, the npm registry. */
export interface Release {
  /** Anchor of the row; stable and unique. */
  id: string;
  name: string;
  /** Day of the tagged commit or of the branch's newest known commit, ISO 8601. Missing where no source dates it. */
  date?: string;
  /** The source of the version. */
  url: string;
  /** Whether transactions end with the asset that pays the fee. Versions that differ are incompatible. */
  feeAsset: boolean;
  note: string;
}

const tag = (id: string) => `${links.networkSource}/tree/${id}`;

/** Newest first within nodes, CLIs and SDKs. */
export const releases: readonly Release[] = [
  {
    id: 'branch-devnet',
    name: 'Branch devnet',
    date: '2026-02-23',
    url: tag('24e1db3a'),
    feeAsset: true,
    note: 'The only branch with price_storage. Fee asset since 5 September 2025.',
  },
  {
    id: 'branch-main',
    name: 'Branches main, testnet, mainnet',
    date: '2026-02-23',
    url: tag('0b457d43'),
    feeAsset: true,
    note: 'All three are the same tree. Not a release.',
  },
  {
    id: 'node-1.0.3',
    name: 'Node 1.0.3',
    date: '2025-11-06',
    url: tag('cedra-node-v1.0.3'),
    feeAsset: true,
    note: 'The latest node release.',
  },
  {
    id: 'node-1.0.2',
    name: 'Node 1.0.2',
    date: '2025-10-22',
    url: tag('cedra-node-v1.0.2'),
    feeAsset: true,
    note: 'The first node release with stablecoin, whitelist and the fee asset.',
  },
  {
    id: 'node-1.0.1',
    name: 'Node 1.0.1',
    date: '2025-08-11',
    url: tag('cedra-node-v1.0.1'),
    feeAsset: false,
    note: 'Cannot read transactions from newer tools.',
  },
  {
    id: 'cli-1.0.4',
    name: 'CLI 1.0.4',
    date: '2025-10-22',
    url: tag('cedra-cli-v1.0.4'),
    feeAsset: true,
    note: 'The latest CLI release. Use it for devnet and testnet.',
  },
  {
    id: 'cli-1.0.3',
    name: 'CLI 1.0.3',
    date: '2025-09-11',
    url: tag('cedra-cli-v1.0.3'),
    feeAsset: true,
    note: 'The first CLI with --fa-address. Supports the testnet and devnet faucets.',
  },
  {
    id: 'cli-1.0.2',
    name: 'CLI 1.0.2',
    date: '2025-09-01',
    url: tag('cedra-cli-v1.0.2'),
    feeAsset: false,
    note: 'The first CLI whose cedra update uses the correct repository.',
  },
  {
    id: 'cli-1.0.1',
    name: 'CLI 1.0.1',
    date: '2025-07-01',
    url: tag('cedra-cli-v1.0.1'),
    feeAsset: false,
    note: 'The first CLI that prints links to cedrascan.com.',
  },
  {
    id: 'cli-1.0.0',
    name: 'CLI 1.0.0, npm package 1.2.0',
    date: '2025-06-12',
    url: tag('cedra-cli-v1.0.0'),
    feeAsset: false,
    note: 'These pages run on its localnet. Cannot send to devnet and testnet.',
  },
  {
    id: 'ts-sdk-2.2.8',
    name: 'TypeScript SDK 2.2.8',
    url: 'https://www.npmjs.com/package/@cedra-labs/ts-sdk/v/2.2.8',
    feeAsset: true,
    note: 'Sends to devnet and testnet. Needs a small file for the localnet of CLI 1.0.0.',
  },
  {
    id: 'rust-sdk-0.0.3',
    name: 'Rust SDK 0.0.3',
    date: '2026-02-23',
    url: `${links.networkSource}/tree/0b457d43/sdk`,
    feeAsset: true,
    note: 'A folder of the network’s source, not on crates.io.',
  },
];
