/**
 * Words that mean the same to somebody who searches here. Reviewed by hand: each line is a pair of a word that
 * newcomers bring along (from other chains, other languages) and what these pages call it. A synonym counts less
 * than the word itself, and a phrase counts only as a whole.
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
  ...oneWay('erc20', 'fungible asset'),
  ...oneWay('erc721', 'nft'),
  ...oneWay('coin', 'token'),
  ...oneWay('token', 'coin'),
  ...oneWay('airdrop', 'faucet', 'batch'),
  ...oneWay('free coins', 'faucet'),
  ...oneWay('test tokens', 'faucet'),
  ...oneWay('test coins', 'faucet'),
  ...oneWay('testnet coins', 'faucet'),
  ...oneWay('testnet tokens', 'faucet'),
  ...oneWay('wei', 'octa'),
  ...oneWay('gwei', 'octa'),
  ...oneWay('lamport', 'octa'),
  // Trading
  ...bothWays('dex', 'exchange'),
  ...oneWay('uniswap', 'amm', 'dex'),
  ...bothWays('amm', 'automated market maker'),
  ...bothWays('lp', 'liquidity provider'),
  ...bothWays('swap', 'trade'),
  ...oneWay('front running', 'sandwich'),
  ...oneWay('mev', 'sandwich'),
  // Contracts
  ...bothWays('deploy', 'publish'),
  ...bothWays('smart contract', 'module'),
  ...oneWay('contract', 'module'),
  ...bothWays('revert', 'abort'),
  ...bothWays('exception', 'error', 'abort'),
  ...oneWay('require', 'assert'),
  ...oneWay('msg.sender', 'signer'),
  ...oneWay('solidity', 'evm'),
  ...oneWay('constructor', 'init_module'),
  ...oneWay('upgradeable', 'upgrade'),
  ...oneWay('proxy', 'upgrade'),
  ...oneWay('unit test', 'move test'),
  // Language
  ...bothWays('array', 'vector'),
  ...oneWay('list', 'vector'),
  ...oneWay('map', 'table', 'simple_map', 'ordered map'),
  ...oneWay('dictionary', 'table', 'map'),
  ...oneWay('hashmap', 'table', 'map'),
  ...oneWay('class', 'struct'),
  ...oneWay('method', 'function'),
  ...oneWay('template', 'generics'),
  ...oneWay('boolean', 'bool'),
  ...oneWay('closure', 'lambda'),
  ...oneWay('pointer', 'reference'),
  ...oneWay('getter', 'view'),
  // Accounts and transactions
  ...oneWay('wallet', 'account'),
  ...oneWay('address', 'account'),
  ...oneWay('seed phrase', 'mnemonic'),
  ...oneWay('nonce', 'sequence number'),
  ...bothWays('fee', 'gas'),
  ...oneWay('gasless', 'sponsored', 'fee payer'),
  ...oneWay('paymaster', 'fee payer'),
  ...oneWay('meta transaction', 'sponsored', 'fee payer'),
  ...bothWays('send', 'transfer'),
  ...oneWay('dry run', 'simulate'),
  ...oneWay('log', 'event'),
  ...bothWays('tx', 'transaction'),
  ...bothWays('txn', 'transaction'),
  ...oneWay('multisig', 'multi key', 'multi ed25519'),
  // Running things
  ...bothWays('localnet', 'local network', 'local testnet'),
  ...bothWays('fullnode', 'full node'),
  ...oneWay('rpc', 'rest', 'node api'),
  ...oneWay('endpoint', 'url', 'api'),
  ...oneWay('docker', 'container', 'compose'),
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
