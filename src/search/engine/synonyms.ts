/**
 * Words that mean the same to somebody who searches here, in all their forms; reviewed by hand. A phrase counts only as
 * a whole. What has one place that answers it, such as a word from another chain, belongs into `vocabulary.ts`.
 */
export interface Synonym {
  from: string;
  to: readonly string[];
  /** The two mean the same, in both directions; else it is what helps somebody who asks for the other. */
  same?: boolean;
}

const oneWay = (from: string, ...to: string[]): Synonym[] => [{from, to}];
const bothWays = (...words: string[]): Synonym[] =>
  words.map((from) => ({from, to: words.filter((word) => word !== from), same: true}));

export const synonyms: readonly Synonym[] = [
  // Assets
  ...bothWays('nft', 'non fungible token', 'digital asset', 'collectible'),
  ...bothWays('fa', 'fungible asset'),
  ...oneWay('coin', 'token'),
  ...oneWay('token', 'coin'),
  // Trading
  ...bothWays('dex', 'exchange'),
  ...bothWays('amm', 'automated market maker'),
  ...bothWays('lp', 'liquidity provider'),
  ...oneWay('trade', 'swap'),
  // Contracts
  ...bothWays('deploy', 'publish'),
  ...bothWays('smart contract', 'module'),
  ...oneWay('contract', 'module'),
  ...bothWays('revert', 'abort'),
  ...bothWays('exception', 'error', 'abort'),
  // Language
  ...bothWays('array', 'vector'),
  ...oneWay('boolean', 'bool'),
  // Accounts and transactions
  ...oneWay('address', 'account'),
  ...bothWays('fee', 'gas'),
  ...bothWays('send', 'transfer'),
  ...oneWay('log', 'event'),
  ...bothWays('tx', 'transaction'),
  ...bothWays('txn', 'transaction'),
  // Running things
  ...bothWays('localnet', 'local network', 'local testnet'),
  ...bothWays('fullnode', 'full node'),
  ...oneWay('endpoint', 'url', 'api'),
  ...bothWays('setup', 'set up', 'install'),
  ...oneWay('download', 'install'),
  ...bothWays('hardware', 'cpu', 'ram'),
  ...bothWays('stake', 'staking'),
  ...bothWays('delegate', 'delegation'),
  ...bothWays('js', 'javascript', 'typescript'),
  ...bothWays('ts', 'typescript'),
  ...oneWay('node.js', 'nodejs', 'node'),
  ...bothWays('config', 'configuration'),
  ...bothWays('auth', 'authentication'),
];
