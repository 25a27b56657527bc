/** One entry of the glossary: the page, the tooltips and the search are made from these. */
export interface Term {
  /** Stable, kebab-case; the anchor on `/glossary`. */
  id: string;
  term: string;
  /** Plain text, at most three sentences. */
  definition: string;
  /** Ids of related terms. */
  see?: readonly string[];
  /** Other names under which people look for it. */
  aliases?: readonly string[];
}

export const terms: readonly Term[] = [
  {
    id: 'octa',
    term: 'Octa',
    definition:
      'The smallest unit of the native coin: 100,000,000 octas are one Cedra. Balances, fees and amounts in transactions are counted in octas.',
    see: ['gas'],
    aliases: ['octas'],
  },
  {
    id: 'gas',
    term: 'Gas',
    definition:
      'The measure of the work and storage that a transaction causes. The fee is the gas used times the gas unit price.',
    see: ['octa'],
    aliases: ['gas fee'],
  },
  {
    id: 'ledger',
    term: 'Ledger',
    definition:
      'The append-only list of all transactions that a network has accepted, in one order. Executing it from the start gives the current state.',
    see: ['transaction', 'version', 'state'],
  },
  {
    id: 'state',
    term: 'State',
    definition:
      'Everything that is stored on chain at a version: modules, resources and table items. It is the result of executing the ledger up to that version.',
    see: ['ledger', 'version'],
    aliases: ['world state'],
  },
  {
    id: 'transaction',
    term: 'Transaction',
    definition:
      'A signed request to execute code, or a step of the system itself, with its place in the ledger. It either takes effect as a whole or changes nothing but the fee and the sequence number.',
    see: ['version', 'gas'],
  },
  {
    id: 'version',
    term: 'Version',
    definition:
      'The number of a transaction in the ledger, counted from 0, the genesis. A state is named by the version after which it holds.',
    see: ['ledger', 'transaction'],
    aliases: ['ledger version'],
  },
  {
    id: 'address',
    term: 'Address',
    definition:
      '32 bytes that name an account or an object, written as 0x and hexadecimal digits. Leading zeros may be left out.',
    see: ['account', 'object'],
    aliases: ['account address'],
  },
  {
    id: 'account',
    term: 'Account',
    definition:
      'An address that can sign transactions, with a sequence number and an authentication key on chain.',
    see: ['address', 'authentication-key', 'sequence-number'],
  },
  {
    id: 'authentication-key',
    term: 'Authentication key',
    definition:
      'The 32-byte hash of the public key or keys that may sign for an account. It equals the address at first and changes when the key is rotated.',
    see: ['account'],
    aliases: ['auth key'],
  },
  {
    id: 'sequence-number',
    term: 'Sequence number',
    definition:
      'A counter in each account that goes up by one with every committed transaction. A transaction names the number it expects, so it cannot be executed twice.',
    see: ['account', 'orderless-transaction'],
    aliases: ['nonce'],
  },
  {
    id: 'orderless-transaction',
    term: 'Orderless transaction',
    definition:
      'A transaction that is protected from being replayed by a random nonce and a short expiry and not by a sequence number. Several of them from one account may be committed in any order.',
    see: ['sequence-number'],
    aliases: ['replay protection nonce'],
  },
  {
    id: 'object',
    term: 'Object',
    definition:
      'An address with an owner written in it, which nobody signs for directly. Tokens, assets and balances are objects.',
    see: ['address', 'resource'],
    aliases: ['move object'],
  },
  {
    id: 'resource',
    term: 'Resource',
    definition:
      'A value of a Move type with the ability key, stored at an address. An address holds at most one resource of a type.',
    see: ['module', 'object'],
  },
  {
    id: 'module',
    term: 'Module',
    definition: 'A published unit of Move code at an address: types and the functions that may handle them.',
    see: ['resource'],
    aliases: ['smart contract'],
  },
  {
    id: 'block',
    term: 'Block',
    definition:
      'A batch of transactions that the validators agree on at once. It begins with a metadata transaction that sets height and time.',
    see: ['epoch', 'consensus'],
  },
  {
    id: 'epoch',
    term: 'Epoch',
    definition:
      'A stretch of time with a fixed set of validators and fixed settings. Changes to both take effect at its end.',
    see: ['validator', 'block'],
  },
  {
    id: 'validator',
    term: 'Validator',
    definition:
      'A node with stake that proposes blocks, votes on them and signs the results of executing them.',
    see: ['stake', 'quorum'],
    aliases: ['validator node'],
  },
  {
    id: 'consensus',
    term: 'Consensus',
    definition:
      'The protocol by which validators agree on the order of transactions and on the result of executing them.',
    see: ['validator', 'quorum', 'finality'],
    aliases: ['CedraBFT'],
  },
  {
    id: 'quorum',
    term: 'Quorum',
    definition:
      'More than two thirds of the voting power of an epoch. A statement signed by a quorum is binding for the network.',
    see: ['validator', 'consensus'],
    aliases: ['quorum certificate'],
  },
  {
    id: 'finality',
    term: 'Finality',
    definition:
      'The property that a committed transaction cannot be taken back. On Cedra it holds as soon as a block is committed.',
    see: ['consensus', 'quorum'],
  },
  {
    id: 'quorum-store',
    term: 'Quorum store',
    definition:
      'The part of consensus that spreads batches of transactions among validators ahead of time and collects signatures that they are stored.',
    see: ['mempool', 'consensus'],
  },
  {
    id: 'mempool',
    term: 'Mempool',
    definition: "A node's memory of transactions that were accepted but not yet committed.",
    see: ['transaction', 'quorum-store'],
  },
  {
    id: 'stake',
    term: 'Stake',
    definition: 'Coins locked in a pool that give a validator its voting power and earn rewards.',
    see: ['validator', 'epoch'],
    aliases: ['staking'],
  },
  {
    id: 'event',
    term: 'Event',
    definition:
      'A typed record that a transaction emits for readers outside the chain. Code on chain cannot read it.',
    see: ['transaction'],
    aliases: ['module event'],
  },
  {
    id: 'entry-function',
    term: 'Entry function',
    definition: 'A Move function that a transaction can call directly.',
    see: ['module', 'transaction'],
  },
  {
    id: 'jellyfish-merkle-tree',
    term: 'Jellyfish Merkle tree',
    definition:
      'The hash tree over the whole state: a sparse Merkle tree of 256-bit keys in which a subtree with one leaf is just that leaf.',
    see: ['state', 'merkle-proof'],
    aliases: ['JMT', 'sparse merkle tree'],
  },
  {
    id: 'merkle-proof',
    term: 'Merkle proof',
    definition: 'A short list of hashes that shows that a value is part of a hash tree with a known root.',
    see: ['jellyfish-merkle-tree', 'transaction-accumulator'],
    aliases: ['inclusion proof'],
  },
  {
    id: 'transaction-accumulator',
    term: 'Transaction accumulator',
    definition:
      'A hash tree to which one leaf is appended for each transaction. Its root commits to the whole ledger up to a version.',
    see: ['merkle-proof', 'ledger-info'],
    aliases: ['accumulator'],
  },
  {
    id: 'ledger-info',
    term: 'Ledger info',
    definition:
      "A statement about the ledger at a version, with the accumulator's root, signed by a quorum of validators.",
    see: ['transaction-accumulator', 'quorum', 'waypoint'],
    aliases: ['LedgerInfo'],
  },
  {
    id: 'waypoint',
    term: 'Waypoint',
    definition:
      'A version and a hash that pin down the ledger and the next validator set at that point, written as version:hash. A node starts from one that its operator trusts.',
    see: ['ledger-info', 'epoch'],
  },
  {
    id: 'bcs',
    term: 'BCS',
    definition:
      'Binary Canonical Serialization: the encoding of everything that is signed, hashed or stored. Each value has exactly one encoding.',
    see: ['transaction'],
    aliases: ['binary canonical serialization'],
  },
  {
    id: 'authenticator',
    term: 'Authenticator',
    definition: 'The part of a signed transaction that carries public keys and signatures.',
    see: ['transaction', 'fee-payer'],
    aliases: ['transaction authenticator'],
  },
  {
    id: 'fee-payer',
    term: 'Fee payer',
    definition: 'An account that signs a transaction of another account in order to pay its fee.',
    see: ['authenticator', 'gas'],
    aliases: ['sponsor', 'sponsored transaction', 'gas payer'],
  },
  {
    id: 'full-node',
    term: 'Full node',
    definition: 'A node that keeps and verifies the ledger but does not vote.',
    see: ['validator', 'state-sync'],
    aliases: ['fullnode', 'PFN', 'VFN'],
  },
  {
    id: 'state-sync',
    term: 'State sync',
    definition: 'The component with which a node fetches the ledger from its peers and verifies it.',
    see: ['full-node', 'waypoint'],
    aliases: ['state synchronization'],
  },
  {
    id: 'block-stm',
    term: 'Block-STM',
    definition:
      'The way a block is executed on many cores at once: transactions run optimistically, what they read is validated afterwards in block order, and those that read something outdated run again.',
    see: ['block'],
    aliases: ['parallel execution'],
  },
  {
    id: 'signer',
    term: 'Signer',
    definition:
      'A value of the type signer, which proves to Move code that the account at an address has authorised the transaction.',
    see: ['account', 'entry-function'],
  },
  {
    id: 'package',
    term: 'Package',
    definition:
      'A folder with a `Move.toml` and Move modules that are compiled, published and upgraded together under one account or object.',
    see: ['module', 'upgrade-policy'],
  },
  {
    id: 'localnet',
    term: 'Localnet',
    definition:
      'A chain with one validator that the Cedra CLI runs on your own machine, with a REST API and a faucet. It works offline, costs nothing and can be reset in seconds.',
    see: ['devnet', 'testnet'],
    aliases: ['local network', 'local testnet'],
  },
  {
    id: 'named-address',
    term: 'Named address',
    definition:
      'A name that stands for an address in Move source code. Its value comes from `Move.toml` or from `--named-addresses` when the package is compiled.',
    see: ['address', 'package'],
  },
  {
    id: 'ability',
    term: 'Ability',
    definition:
      'One of `copy`, `drop`, `store` and `key`: what a program may do with the values of a Move type. A type has only the abilities that its declaration lists.',
    see: ['resource'],
    aliases: ['abilities'],
  },
  {
    id: 'upgrade-policy',
    term: 'Upgrade policy',
    definition:
      'What later versions of a published package may change. `compatible` keeps stored data and public functions valid; `immutable` allows no later version.',
    see: ['package'],
  },
  {
    id: 'view-function',
    term: 'View function',
    definition:
      'A Move function marked `#[view]` that a node runs on request and answers without a transaction and without a fee.',
    see: ['entry-function'],
  },
  {
    id: 'devnet',
    term: 'Devnet',
    definition:
      'The shared test network that receives new features first and is reset from time to time. Its coins have no value.',
    see: ['localnet', 'testnet'],
  },
  {
    id: 'testnet',
    term: 'Testnet',
    definition:
      'The shared test network on which programs are rehearsed before they go to mainnet. Its coins have no value.',
    see: ['devnet', 'mainnet'],
  },
  {
    id: 'mainnet',
    term: 'Mainnet',
    definition: 'The network whose coins have value.',
    see: ['testnet'],
  },
  {
    id: 'faucet',
    term: 'Faucet',
    definition: 'A service that gives away coins of a test network, so that new accounts can pay fees.',
    see: ['octa'],
  },
  {
    id: 'profile',
    term: 'Profile',
    definition:
      "A named entry in the CLI's `config.yaml`: a key pair, an account address and the URLs of a network.",
    see: ['account'],
  },
  {
    id: 'simulation',
    term: 'Simulation',
    definition:
      'A run of a transaction by one node that shows its result and its gas without changing anything. It needs no valid signature and costs nothing.',
    see: ['transaction', 'gas'],
  },
];
