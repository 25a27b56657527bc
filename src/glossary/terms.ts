/** One entry of the glossary: the page, the tooltips and the search are made from these. */
export interface Term {
  /** Stable, kebab-case; the anchor on `/glossary`. */
  id: string;
  term: string;
  /** At most three sentences; `code` between backticks, no other markup. */
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
      'The measure of the work and storage that a transaction uses. The fee is the gas used times the gas unit price.',
    see: ['octa'],
    aliases: ['gas fee'],
  },
  {
    id: 'ledger',
    term: 'Ledger',
    definition:
      'The append-only, ordered list of all transactions that a network has accepted. Executing it from the start gives the current state.',
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
      'The number of a transaction in the ledger, counted from 0, the genesis. A state is identified by the version after which it holds.',
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
      'A transaction that is protected from replay by a random nonce and a short expiration time instead of a sequence number. Several of them from one account may be committed in any order.',
    see: ['sequence-number'],
    aliases: ['replay protection nonce'],
  },
  {
    id: 'object',
    term: 'Object',
    definition:
      'An address that stores its owner and for which nobody signs directly. Tokens, assets and balances are objects.',
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
      'A batch of transactions that the validators agree on together. It begins with a metadata transaction that sets the height and the time.',
    see: ['epoch', 'consensus'],
  },
  {
    id: 'epoch',
    term: 'Epoch',
    definition:
      'A period with a fixed validator set and fixed settings. Changes to either take effect at its end.',
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
      'The property that a committed transaction cannot be reversed. On Cedra it holds as soon as a block is committed.',
    see: ['consensus', 'quorum'],
  },
  {
    id: 'quorum-store',
    term: 'Quorum store',
    definition:
      'The part of consensus that distributes batches of transactions among validators ahead of time and collects signatures confirming that they are stored.',
    see: ['mempool', 'consensus'],
  },
  {
    id: 'mempool',
    term: 'Mempool',
    definition: "A node's memory of transactions that have been accepted but not yet committed.",
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
    definition: 'A short list of hashes proving that a value is part of a hash tree with a known root.',
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
    definition: 'An account that signs another account’s transaction in order to pay its fee.',
    see: ['authenticator', 'gas'],
    aliases: ['sponsor', 'sponsored transaction', 'gas payer'],
  },
  {
    id: 'full-node',
    term: 'Full node',
    definition: 'A node that keeps and verifies the ledger but does not vote.',
    see: ['validator', 'state-sync'],
    aliases: ['fullnode'],
  },
  {
    id: 'state-sync',
    term: 'State sync',
    definition: 'The component that a node uses to fetch the ledger from its peers and verify it.',
    see: ['full-node', 'waypoint'],
    aliases: ['state synchronization'],
  },
  {
    id: 'block-stm',
    term: 'Block-STM',
    definition:
      'The way a block is executed on many cores at once: transactions run optimistically, their reads are then validated in block order, and those that read outdated values run again.',
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
      'A name used in place of an address in Move source code. Its value comes from `Move.toml` or from `--named-addresses` when the package is compiled.',
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
      'The shared test network that receives new features first and is wiped regularly. Its coins have no value.',
    see: ['localnet', 'testnet'],
  },
  {
    id: 'testnet',
    term: 'Testnet',
    definition:
      'The shared test network for trying programs before launch. Its data is kept across upgrades, and its coins have no value.',
    see: ['devnet', 'mainnet'],
  },
  {
    id: 'mainnet',
    term: 'Mainnet',
    definition:
      'The network whose coins are meant to have value. No source known to this site announces a live Cedra mainnet; the tools already have a chain id, 1, and addresses for it.',
    see: ['testnet'],
  },
  {
    id: 'faucet',
    term: 'Faucet',
    definition: 'A service that gives away test network coins, so that new accounts can pay fees.',
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
      'A trial run of a transaction on one node that shows its result and gas use without changing anything. It needs no valid signature and costs nothing.',
    see: ['transaction', 'gas'],
  },
  {
    id: 'abort',
    term: 'Abort',
    definition:
      "Ends a transaction's execution with a code. Everything the transaction changed is undone; the sender still pays for the gas used.",
    see: ['abort-code', 'assert'],
  },
  {
    id: 'abort-code',
    term: 'Abort code',
    definition:
      'The number that an abort carries. Framework codes hold a category in their upper half and a reason in their lower half, so 0x60001 means category 6, reason 1.',
    see: ['abort', 'error-category'],
    aliases: ['error code'],
  },
  {
    id: 'abi',
    term: 'ABI',
    definition:
      "The description of a module's functions and types, which tools need to call it. A node derives it from the bytecode and serves it with the module.",
    see: ['module', 'bytecode'],
    aliases: ['application binary interface'],
  },
  {
    id: 'account-abstraction',
    term: 'Account abstraction',
    definition:
      'Lets an account name a Move function that decides whether a transaction is authorised, instead of a signature scheme built into the chain.',
    see: ['authenticator', 'account'],
  },
  {
    id: 'acquires',
    term: 'Acquires',
    definition:
      'An annotation on a function that lists which resource types of the same module it accesses in global storage.',
    see: ['global-storage'],
  },
  {
    id: 'amm',
    term: 'Automated market maker',
    definition:
      'A contract that trades against a pool of assets at a price set by a formula, instead of matching orders.',
    see: ['constant-product', 'liquidity-pool'],
    aliases: ['AMM'],
  },
  {
    id: 'aptos-family',
    term: 'Aptos family',
    definition:
      'The chains whose node, framework and tools descend from the Aptos code base, which itself grew out of Diem. Cedra is one of them.',
    see: ['move'],
  },
  {
    id: 'assert',
    term: 'assert!',
    definition: 'A Move macro that aborts with the given code when a condition is false.',
    see: ['abort'],
  },
  {
    id: 'balance',
    term: 'Balance',
    definition: "The amount of an asset that an account's stores hold. For the native coin it is in octas.",
    see: ['fungible-store', 'octa'],
  },
  {
    id: 'base-unit',
    term: 'Base unit',
    definition:
      'The indivisible unit in which an asset is counted on chain. The decimals of the asset say how many of them make one displayed unit.',
    see: ['octa', 'decimals'],
  },
  {
    id: 'basis-point',
    term: 'Basis point',
    definition:
      'One hundredth of a percent. Contracts use it to express fees and limits in whole numbers: 30 basis points are 0.3 %.',
    see: ['slippage'],
    aliases: ['bps'],
  },
  {
    id: 'borrow',
    term: 'Borrow',
    definition:
      'To take a reference to a value, which lets you read or change it without moving it. The compiler checks that no reference outlives its value or conflicts with another.',
    see: ['reference', 'ownership'],
  },
  {
    id: 'bytecode',
    term: 'Bytecode',
    definition:
      'The compiled form of Move that is published and executed. The chain verifies it when it is published.',
    see: ['bytecode-verifier', 'move-vm'],
  },
  {
    id: 'bytecode-verifier',
    term: 'Bytecode verifier',
    definition:
      'The check that every published module passes before it is stored: types, abilities, references and stack use have to be sound.',
    see: ['bytecode'],
  },
  {
    id: 'capability',
    term: 'Capability',
    definition:
      'A value whose possession allows an action, such as minting. Because it is a resource, it cannot be copied or forged.',
    see: ['ref', 'resource'],
  },
  {
    id: 'cedra',
    term: 'Cedra',
    definition:
      'A layer-1 blockchain whose contracts are written in Move. Also the name of its native coin, which has 8 decimals.',
    see: ['octa', 'move'],
    aliases: ['CEDRA'],
  },
  {
    id: 'cedra-cli',
    term: 'Cedra CLI',
    definition:
      'The command-line tool that compiles, tests and publishes Move packages, manages keys and accounts, and runs a localnet.',
    see: ['localnet', 'profile'],
  },
  {
    id: 'chain-id',
    term: 'Chain id',
    definition:
      'A small number that identifies a network and is part of every transaction, so that a transaction signed for one network is invalid on another. Mainnet is 1, testnet 2, devnet 3, a localnet 4.',
    see: ['network'],
  },
  {
    id: 'coin',
    term: 'Coin',
    definition:
      'The older standard for interchangeable assets, one Move type per asset. The native coin exists in this form and as a fungible asset; balances are paired.',
    see: ['fungible-asset'],
  },
  {
    id: 'collection',
    term: 'Collection',
    definition:
      'An object that groups tokens and holds what they have in common, such as name, description, royalty and supply limit.',
    see: ['token', 'royalty'],
  },
  {
    id: 'commission',
    term: 'Commission',
    definition: 'The share of staking rewards that an operator keeps for running a validator.',
    see: ['operator', 'staking-rewards'],
  },
  {
    id: 'compatible-upgrade',
    term: 'Compatible upgrade',
    definition:
      'A new version of a published package that keeps what others rely on: public signatures and the layout of stored structs. Under this policy, the chain rejects anything else.',
    see: ['upgrade-policy', 'package'],
  },
  {
    id: 'constant-product',
    term: 'Constant product',
    definition:
      'The pricing rule of a pool that keeps the product of its two reserves from falling: x · y = k. Large trades move the price more.',
    see: ['amm', 'price-impact'],
    aliases: ['x*y=k'],
  },
  {
    id: 'constructor-ref',
    term: 'ConstructorRef',
    definition:
      'The value returned when an object is created. It exists only during that transaction and is the only way to create other refs for the object.',
    see: ['ref', 'object'],
  },
  {
    id: 'copy-ability',
    term: 'copy',
    definition: 'The ability that lets a value be duplicated. Assets do not have it.',
    see: ['ability'],
  },
  {
    id: 'deadline',
    term: 'Deadline',
    definition:
      'The latest time at which a trade may execute. After it the contract aborts, which keeps a delayed transaction from trading at an old price.',
    see: ['slippage'],
  },
  {
    id: 'decimals',
    term: 'Decimals',
    definition:
      "How many digits of an asset's amount follow the decimal point when it is displayed. It does not affect how the chain counts.",
    see: ['base-unit'],
  },
  {
    id: 'delegation-pool',
    term: 'Delegation pool',
    definition:
      'A stake pool that many accounts share. Each delegator owns a share of it and its rewards, without running a node.',
    see: ['stake-pool', 'delegator'],
  },
  {
    id: 'delegator',
    term: 'Delegator',
    definition: 'An account that puts stake into a delegation pool.',
    see: ['delegation-pool'],
  },
  {
    id: 'discarded-transaction',
    term: 'Discarded transaction',
    definition:
      'A transaction that is not put on chain at all, for example because its sequence number or signature is wrong. It costs nothing.',
    see: ['mempool', 'abort'],
  },
  {
    id: 'dispatchable-fungible-asset',
    term: 'Dispatchable fungible asset',
    definition:
      'A fungible asset whose withdraw, deposit or balance is computed by a function that its creator registered. It allows rules such as transfer fees.',
    see: ['fungible-asset'],
  },
  {
    id: 'drop-ability',
    term: 'drop',
    definition: 'The ability that lets a value be thrown away at the end of its scope.',
    see: ['ability'],
  },
  {
    id: 'ed25519',
    term: 'Ed25519',
    definition: 'The signature scheme of the default account. Public keys are 32 bytes, signatures 64.',
    see: ['authentication-key', 'multi-key'],
  },
  {
    id: 'rest-api',
    term: 'REST API',
    definition:
      'The HTTP interface of a node, under /v1. It reads state, and simulates and accepts transactions.',
    see: ['full-node', 'view-function'],
    aliases: ['node API'],
  },
  {
    id: 'enum',
    term: 'Enum',
    definition:
      'A Move 2 type whose values are one of several named variants, each with its own fields. It is unpacked with match.',
    see: ['struct', 'pattern-matching'],
  },
  {
    id: 'error-category',
    term: 'Error category',
    definition:
      'The upper part of a framework abort code, such as INVALID_ARGUMENT or PERMISSION_DENIED, which indicates the kind of error.',
    see: ['abort-code'],
  },
  {
    id: 'escrow',
    term: 'Escrow',
    definition:
      'A contract that holds an asset until agreed conditions are met, and then releases or returns it.',
    see: ['object'],
  },
  {
    id: 'expiration',
    term: 'Expiration',
    definition:
      'The time after which a transaction can no longer be committed. A wallet or client sets it, in seconds since 1970.',
    see: ['transaction', 'mempool'],
  },
  {
    id: 'explorer',
    term: 'Explorer',
    definition: 'A website that shows accounts, transactions and blocks of a network.',
    see: ['transaction'],
  },
  {
    id: 'fee-asset',
    term: 'Fee asset',
    definition:
      "The asset in which a transaction's fee is paid when it is not the native coin. The transaction names its type in the field fa_address.",
    see: ['gas', 'whitelist'],
    aliases: ['custom gas token', 'gas token'],
  },
  {
    id: 'freeze',
    term: 'Freeze',
    definition:
      "To stop a fungible store from sending and receiving. Only the holder of the asset's TransferRef can do it; a FreezeRef does not exist.",
    see: ['transfer-ref', 'fungible-store'],
  },
  {
    id: 'friend',
    term: 'Friend',
    definition:
      'A module that another module trusts with its friend functions. Within a package, public(package) does the same for all modules.',
    see: ['visibility'],
  },
  {
    id: 'function-value',
    term: 'Function value',
    definition:
      'A function used as a value: stored in a variable or passed to another function, for example as a lambda.',
    see: ['lambda'],
  },
  {
    id: 'fungible-asset',
    term: 'Fungible asset',
    definition:
      'The standard for interchangeable assets. An object holds the metadata, and balances live in fungible stores.',
    see: ['fungible-store', 'metadata'],
    aliases: ['FA', 'token'],
  },
  {
    id: 'fungible-store',
    term: 'Fungible store',
    definition: 'The object that holds an amount of one fungible asset for an owner.',
    see: ['primary-store', 'fungible-asset'],
  },
  {
    id: 'gas-unit-price',
    term: 'Gas unit price',
    definition:
      'How many octas the sender pays per unit of gas. The lowest accepted price is 100 on a localnet, and in the gas schedule that was proposed for testnet.',
    see: ['gas', 'max-gas'],
  },
  {
    id: 'generic',
    term: 'Generic',
    definition:
      'A function or type with type parameters, written once for many types. Constraints say which abilities the types need.',
    see: ['ability'],
    aliases: ['type parameter'],
  },
  {
    id: 'genesis',
    term: 'Genesis',
    definition:
      'The first transaction of a network, version 0. It publishes the framework and sets up validators and parameters.',
    see: ['waypoint', 'version'],
  },
  {
    id: 'global-storage',
    term: 'Global storage',
    definition:
      'The resources and modules that live on chain, addressed by account or object address and type.',
    see: ['resource', 'acquires'],
  },
  {
    id: 'governance',
    term: 'Governance',
    definition:
      'The process in which holders of stake propose and vote on changes to the network, and approved proposals are executed on chain.',
    see: ['proposal', 'stake'],
  },
  {
    id: 'graphql',
    term: 'GraphQL',
    definition:
      "The query language of the indexer's API. A query names the fields it wants and gets exactly those.",
    see: ['indexer'],
  },
  {
    id: 'hasura',
    term: 'Hasura',
    definition: "The program that exposes the indexer's database as a GraphQL API.",
    see: ['graphql', 'indexer'],
  },
  {
    id: 'hot-potato',
    term: 'Hot potato',
    definition:
      'A value without any ability, which must be handed back to its module before the transaction ends. Flash loans are built on it.',
    see: ['ability', 'resource'],
  },
  {
    id: 'impermanent-loss',
    term: 'Impermanent loss',
    definition:
      'How much less a liquidity provider has than by simply holding the assets, because the price moved. Fees may outweigh it.',
    see: ['liquidity-pool', 'amm'],
  },
  {
    id: 'indexer',
    term: 'Indexer',
    definition:
      'The service that reads every transaction, writes what it finds into a database and answers queries about history and ownership.',
    see: ['processor', 'graphql'],
  },
  {
    id: 'init-module',
    term: 'init_module',
    definition:
      "A private function that runs once, when a module is published for the first time, with the publisher's signer.",
    see: ['module', 'signer'],
  },
  {
    id: 'inline-function',
    term: 'Inline function',
    definition:
      'A function whose body is inserted where it is called. It may take lambdas and leaves nothing behind in the bytecode.',
    see: ['lambda'],
  },
  {
    id: 'jwk',
    term: 'JWK',
    definition:
      'A public key of an identity provider in JSON form. Validators keep a set of them up to date for keyless accounts.',
    see: ['keyless'],
  },
  {
    id: 'key-ability',
    term: 'key',
    definition:
      'The ability that lets a struct be stored at the top level of global storage, as a resource at an address.',
    see: ['ability', 'global-storage'],
  },
  {
    id: 'key-rotation',
    term: 'Key rotation',
    definition: 'Replacing the key that controls an account while its address stays the same.',
    see: ['authentication-key'],
  },
  {
    id: 'keyless',
    term: 'Keyless account',
    definition:
      'An account that is controlled by a login with an identity provider instead of a stored key. It needs proving and pepper services, so it does not work on a localnet.',
    see: ['jwk', 'account'],
  },
  {
    id: 'lambda',
    term: 'Lambda',
    definition:
      'An unnamed function written in place, such as |x| x + 1, passed to a function that takes one.',
    see: ['inline-function', 'function-value'],
  },
  {
    id: 'light-client',
    term: 'Light client',
    definition: 'A program that uses proofs to verify what a node reports, without executing the chain.',
    see: ['merkle-proof', 'waypoint'],
  },
  {
    id: 'liquidity-pool',
    term: 'Liquidity pool',
    definition:
      'Two assets held together by a contract so that anyone can trade one for the other. Providers own shares of it.',
    see: ['amm', 'lp-token'],
  },
  {
    id: 'lockup',
    term: 'Lockup',
    definition:
      'The time during which stake cannot be withdrawn. When it ends, it starts again for every validator that stays in the set, whatever was unlocked before.',
    see: ['stake-pool', 'unlock'],
  },
  {
    id: 'lp-token',
    term: 'LP token',
    definition: "The asset that represents a provider's share of a liquidity pool.",
    see: ['liquidity-pool'],
    aliases: ['LP share', 'liquidity provider token'],
  },
  {
    id: 'max-gas',
    term: 'Max gas amount',
    definition:
      'The most gas units a transaction may use. The payer needs a balance of at least this amount times the price before execution.',
    see: ['gas', 'gas-unit-price'],
  },
  {
    id: 'metadata',
    term: 'Metadata',
    definition:
      'The object of a fungible asset that holds its name, symbol and decimals, and whose address identifies the asset.',
    see: ['fungible-asset', 'object'],
  },
  {
    id: 'module-event',
    term: 'Module event',
    definition:
      'An event emitted with a type and its data, not tied to an account. Every transaction carries its events, in the REST API and in the transaction stream.',
    see: ['event'],
  },
  {
    id: 'move',
    term: 'Move',
    definition:
      'The language for contracts on Cedra. It treats assets as values that cannot be copied or lost by accident.',
    see: ['resource', 'ability'],
  },
  {
    id: 'move-toml',
    term: 'Move.toml',
    definition: 'The manifest of a Move package: its name, named addresses and dependencies.',
    see: ['package', 'named-address'],
  },
  {
    id: 'move-vm',
    term: 'Move VM',
    definition: 'The virtual machine that executes Move bytecode and counts its gas.',
    see: ['bytecode', 'gas'],
  },
  {
    id: 'movefmt',
    term: 'movefmt',
    definition: 'The formatter for Move source code.',
    see: ['move'],
  },
  {
    id: 'multi-agent',
    term: 'Multi-agent transaction',
    definition:
      'A transaction signed by several accounts, whose entry function receives a signer for each of them.',
    see: ['fee-payer', 'signer'],
  },
  {
    id: 'multi-key',
    term: 'Multi-key account',
    definition:
      'An account controlled by several keys, possibly of different schemes, of which a fixed number must sign.',
    see: ['multisig', 'authentication-key'],
  },
  {
    id: 'multisig',
    term: 'Multisig account',
    definition:
      'An account on chain with several owners, who approve each proposed transaction until a threshold is reached.',
    see: ['multi-key'],
  },
  {
    id: 'network',
    term: 'Network',
    definition: 'A set of nodes that agree on one ledger: mainnet, testnet, devnet or your own localnet.',
    see: ['chain-id'],
  },
  {
    id: 'nft',
    term: 'NFT',
    definition:
      'A token that is unique rather than interchangeable. On Cedra it is an object that belongs to a collection.',
    see: ['token', 'collection'],
    aliases: ['non-fungible token'],
  },
  {
    id: 'node-identity',
    term: 'Node identity',
    definition: 'The key and peer id with which a node proves who it is to its peers.',
    see: ['full-node', 'validator'],
  },
  {
    id: 'operator',
    term: 'Operator',
    definition:
      'The account that runs a validator for a stake pool. It can rotate the consensus key and the network addresses, but not take the stake.',
    see: ['stake-pool', 'voter'],
  },
  {
    id: 'ownership',
    term: 'Ownership',
    definition:
      'The rule that every Move value has exactly one owner at a time. Assigning or passing it moves it.',
    see: ['borrow', 'reference'],
  },
  {
    id: 'parallel-execution',
    term: 'Parallel execution',
    definition:
      'Executing the transactions of a block at the same time and repeating those that turn out to depend on one another. The result is the same as if they had run one after another.',
    see: ['block-stm'],
  },
  {
    id: 'pattern-matching',
    term: 'Pattern matching',
    definition: 'Unpacking an enum or struct by its shape with match, with a branch for each case.',
    see: ['enum'],
    aliases: ['match'],
  },
  {
    id: 'phantom',
    term: 'Phantom type parameter',
    definition:
      'A type parameter that marks a type without a value of it being stored, such as the coin type of a store.',
    see: ['generic'],
  },
  {
    id: 'pepper',
    term: 'Pepper',
    definition:
      "A secret value per user and application that keeps a keyless account's address from revealing who logs in.",
    see: ['keyless'],
  },
  {
    id: 'price-impact',
    term: 'Price impact',
    definition: 'How much a trade itself moves the price of a pool, compared with the price before.',
    see: ['slippage', 'constant-product'],
  },
  {
    id: 'primary-store',
    term: 'Primary store',
    definition:
      'The default fungible store of an account for an asset. Its address is derived from both, so it can receive deposits before it exists.',
    see: ['fungible-store', 'fungible-asset'],
    aliases: ['primary fungible store'],
  },
  {
    id: 'private-key',
    term: 'Private key',
    definition: 'The secret that signs for an account. Anyone who has it controls the account.',
    see: ['authentication-key', 'key-rotation'],
  },
  {
    id: 'processor',
    term: 'Processor',
    definition: 'A part of the indexer that reads the transaction stream and fills a set of tables.',
    see: ['indexer', 'transaction-stream'],
  },
  {
    id: 'property-map',
    term: 'Property map',
    definition: 'Typed key-value attributes attached to a token.',
    see: ['token'],
  },
  {
    id: 'proposal',
    term: 'Proposal',
    definition:
      'A change to the network that is put to a vote, together with the hash of the script that would carry it out.',
    see: ['governance'],
  },
  {
    id: 'protobuf',
    term: 'Protobuf',
    definition: 'The binary format of the transaction stream.',
    see: ['transaction-stream'],
  },
  {
    id: 'pruning',
    term: 'Pruning',
    definition:
      'Deleting old ledger or state data from a node to save disk. What was pruned can no longer be queried there.',
    see: ['full-node'],
  },
  {
    id: 'public-fullnode',
    term: 'Public full node',
    definition: 'A full node that anyone can run. It follows the network and serves the REST API.',
    see: ['full-node', 'vfn'],
    aliases: ['PFN'],
  },
  {
    id: 'receiver-style',
    term: 'Receiver-style call',
    definition:
      'Calling a function with a dot, as in vector.length(), when its first parameter is named self.',
    see: ['function-value'],
  },
  {
    id: 'randomness',
    term: 'Randomness',
    definition:
      'Unpredictable numbers that validators produce together for each block, so that no one can know or bias them. A function that uses them must not be public.',
    see: ['validator'],
  },
  {
    id: 'ref',
    term: 'Ref',
    definition:
      'A stored permission for an object or asset, such as MintRef, BurnRef or TransferRef, made from its ConstructorRef.',
    see: ['constructor-ref', 'capability'],
  },
  {
    id: 'reference',
    term: 'Reference',
    definition: 'A temporary pointer to a value: & to read, &mut to change. It cannot be stored.',
    see: ['borrow'],
  },
  {
    id: 'replay',
    term: 'Replay',
    definition: 'Executing a committed transaction again on a copy of the state, to examine it.',
    see: ['simulation'],
  },
  {
    id: 'resource-account',
    term: 'Resource account',
    definition:
      'An account created by a program and controlled by a stored capability instead of a key. Objects have replaced it for most uses.',
    see: ['object', 'capability'],
  },
  {
    id: 'royalty',
    term: 'Royalty',
    definition:
      'The share of a sale that the creator of a token asks for. It is data that marketplaces are expected to honour.',
    see: ['collection'],
  },
  {
    id: 'script',
    term: 'Script',
    definition: 'A piece of Move compiled and sent inside one transaction, without being published.',
    see: ['entry-function'],
  },
  {
    id: 'seed',
    term: 'Seed',
    definition: "Bytes from which a deterministic address is derived, together with the creator's address.",
    see: ['object', 'resource-account'],
  },
  {
    id: 'single-key',
    term: 'Single-key account',
    definition:
      'An account with one key of any supported scheme. Its address differs from the Ed25519 account made of the same key.',
    see: ['ed25519', 'multi-key'],
  },
  {
    id: 'slippage',
    term: 'Slippage',
    definition:
      'The difference between the price a trader expected and the price at execution. With a limit, the trade fails beyond it.',
    see: ['price-impact', 'deadline'],
    aliases: ['slippage tolerance'],
  },
  {
    id: 'table',
    term: 'Table',
    definition:
      'A key-value store on chain whose items are separate state entries, so that large collections stay cheap to access.',
    see: ['global-storage'],
  },
  {
    id: 'sponsored-transaction',
    term: 'Sponsored transaction',
    definition: 'A transaction whose fee is paid by another account, the fee payer, who also signs.',
    see: ['fee-payer'],
  },
  {
    id: 'soulbound',
    term: 'Soulbound token',
    definition: 'A token that cannot be transferred by its owner.',
    see: ['token', 'transfer-ref'],
  },
  {
    id: 'stablecoin-module',
    term: 'Stablecoin module',
    definition:
      'The framework module that creates assets which can pay fees. It exists since network release 1.0.2.',
    see: ['fee-asset', 'whitelist'],
  },
  {
    id: 'stake-pool',
    term: 'Stake pool',
    definition:
      'The on-chain resource that holds the stake of one validator and its state: pending, active, inactive.',
    see: ['stake', 'lockup'],
  },
  {
    id: 'staking-rewards',
    term: 'Staking rewards',
    definition: "Coins that a stake pool earns at the end of an epoch for its validator's part in consensus.",
    see: ['epoch', 'stake-pool'],
  },
  {
    id: 'store-ability',
    term: 'store',
    definition: 'The ability that lets a value be stored inside another stored value.',
    see: ['ability'],
  },
  {
    id: 'storage-fee',
    term: 'Storage fee',
    definition: 'The part of the fee that pays for new state. Freeing state gives part of it back.',
    see: ['gas'],
    aliases: ['storage refund'],
  },
  {
    id: 'struct',
    term: 'Struct',
    definition:
      'A Move type with named fields. Only its own module can create it, unpack it or read its fields.',
    see: ['ability', 'enum'],
  },
  {
    id: 'token',
    term: 'Token',
    definition: 'A unique asset: an object that belongs to a collection and has a name, description and URI.',
    see: ['nft', 'collection'],
    aliases: ['digital asset'],
  },
  {
    id: 'transaction-hash',
    term: 'Transaction hash',
    definition:
      'The 32-byte name of a transaction, computed from its signed bytes. It is used to look up the transaction.',
    see: ['transaction', 'bcs'],
  },
  {
    id: 'transaction-stream',
    term: 'Transaction stream',
    definition: 'The gRPC service of a node that delivers transactions in order, for indexers.',
    see: ['processor', 'protobuf'],
  },
  {
    id: 'transfer-ref',
    term: 'TransferRef',
    definition:
      'The ref that lets its holder move, freeze or unfreeze an asset or object regardless of its owner.',
    see: ['ref', 'freeze'],
  },
  {
    id: 'tvl',
    term: 'TVL',
    definition: "Total value locked: what a protocol's contracts hold.",
    see: ['liquidity-pool'],
  },
  {
    id: 'unlock',
    term: 'Unlock',
    definition: 'To ask for active stake to become withdrawable when the lockup ends.',
    see: ['lockup', 'stake-pool'],
  },
  {
    id: 'validator-set',
    term: 'Validator set',
    definition: 'The validators that take part in consensus in an epoch.',
    see: ['validator', 'epoch'],
  },
  {
    id: 'vector',
    term: 'Vector',
    definition: "Move's list type: any number of values of one type, with access by index.",
    see: ['generic'],
    aliases: ['array'],
  },
  {
    id: 'vesting',
    term: 'Vesting',
    definition: 'Paying out an amount in parts over time, on a schedule that a contract enforces.',
    see: ['lockup'],
  },
  {
    id: 'vfn',
    term: 'Validator full node',
    definition: 'A full node that belongs to a validator and passes data between it and the public network.',
    see: ['validator', 'public-fullnode'],
    aliases: ['VFN'],
  },
  {
    id: 'visibility',
    term: 'Visibility',
    definition: 'Who may call a function: only its module, its package, its friends or everyone.',
    see: ['friend'],
  },
  {
    id: 'vm-status',
    term: 'VM status',
    definition:
      'The outcome of executing a transaction as the virtual machine names it, for example MOVE_ABORT or OUT_OF_GAS.',
    see: ['abort'],
  },
  {
    id: 'voter',
    term: 'Voter',
    definition: 'The account that votes in governance with the stake of a pool.',
    see: ['operator', 'governance'],
  },
  {
    id: 'wallet',
    term: 'Wallet',
    definition: 'A program that keeps keys and signs transactions on behalf of a person.',
    see: ['private-key'],
  },
  {
    id: 'whitelist',
    term: 'Whitelist',
    definition: 'The on-chain registry of assets that may pay fees, kept by its admin.',
    see: ['fee-asset', 'governance'],
  },
  {
    id: 'aggregator',
    term: 'Aggregator',
    definition:
      'A number on chain that many transactions of one block can change without waiting for one another, because they only add to it and do not read it.',
    see: ['parallel-execution'],
  },
  {
    id: 'bridge',
    term: 'Bridge',
    definition:
      'A system that locks an asset on one chain and issues a stand-in for it on another. It is only as safe as its weakest part, often a few keys.',
    see: ['oracle'],
  },
  {
    id: 'burn',
    term: 'Burn',
    definition:
      'To destroy units of an asset, so that the supply shrinks. Fees in the native coin are burnt.',
    see: ['ref', 'fungible-asset'],
    aliases: ['burnt'],
  },
  {
    id: 'ced',
    term: 'CED',
    definition:
      'A short name for the native coin in some texts. It has 8 decimals, and on chain its symbol is `Cedra`.',
    see: ['cedra', 'octa'],
  },
  {
    id: 'dao',
    term: 'DAO',
    definition:
      'Decentralised autonomous organisation: a group that decides by on-chain votes, with its funds held by the contract that counts them.',
    see: ['governance', 'proposal'],
  },
  {
    id: 'dapp',
    term: 'dApp',
    definition:
      'Decentralised application: a web page or an app whose rules and data are, at least in part, programs and state on a chain.',
    see: ['module', 'wallet'],
    aliases: ['decentralised application'],
  },
  {
    id: 'defi',
    term: 'DeFi',
    definition:
      'Decentralised finance: exchanges, loans and other financial services made of contracts instead of companies.',
    see: ['amm', 'liquidity-pool'],
  },
  {
    id: 'dex',
    term: 'DEX',
    definition:
      'Decentralised exchange: a contract through which people trade assets without handing them to a company.',
    see: ['amm', 'liquidity-pool'],
    aliases: ['decentralised exchange'],
  },
  {
    id: 'eoa',
    term: 'EOA',
    definition:
      'Externally owned account: on Ethereum, an account that a key controls, as opposed to a contract. Cedra makes no such distinction; every account can hold code and resources.',
    see: ['account'],
  },
  {
    id: 'epilogue',
    term: 'Epilogue',
    definition:
      'Framework code that runs after each transaction and settles its fee. A block has an epilogue of its own, which records the state root.',
    see: ['prologue', 'gas'],
  },
  {
    id: 'prologue',
    term: 'Prologue',
    definition:
      'Framework code that runs before each transaction and checks the sequence number, expiration, keys and balance. When it fails, the transaction is discarded without a fee.',
    see: ['epilogue', 'discarded-transaction'],
  },
  {
    id: 'erc',
    term: 'ERC-20, ERC-721',
    definition:
      'Ethereum’s standards for interchangeable and unique tokens. Their counterparts on Cedra are fungible assets and token objects.',
    see: ['fungible-asset', 'nft'],
    aliases: ['ERC-20', 'ERC-721'],
  },
  {
    id: 'fork',
    term: 'Fork',
    definition:
      'Two versions of a ledger or program that diverge from a common point. Consensus on Cedra prevents forks of the ledger while less than a third of the voting power is dishonest.',
    see: ['consensus', 'reorganisation'],
  },
  {
    id: 'reorganisation',
    term: 'Reorganisation',
    definition:
      'On chains without immediate finality, when nodes replace their newest blocks with others. On Cedra a committed block is never replaced.',
    see: ['finality', 'fork'],
    aliases: ['reorg'],
  },
  {
    id: 'layer-1',
    term: 'Layer 1',
    definition:
      'A chain with its own validators that does not depend on another chain to order transactions. Cedra is one.',
    see: ['layer-2', 'consensus'],
    aliases: ['L1', 'layer-1'],
  },
  {
    id: 'layer-2',
    term: 'Layer 2',
    definition:
      'A system that executes transactions elsewhere and records results or proofs on a layer 1, for lower fees.',
    see: ['layer-1'],
    aliases: ['L2', 'rollup'],
  },
  {
    id: 'noise',
    term: 'Noise',
    definition:
      'The protocol that two nodes use to encrypt their connection and prove their identities, in its IK variant. A network address contains it as `noise-ik`, followed by the node’s public key.',
    see: ['node-identity', 'seed-peer'],
    aliases: ['noise-ik'],
  },
  {
    id: 'oracle',
    term: 'Oracle',
    definition:
      'A service that writes facts from outside, such as prices, onto a chain, where contracts can read them. A contract is only as reliable as its oracle.',
    see: ['bridge'],
    aliases: ['price oracle'],
  },
  {
    id: 'proof-of-stake',
    term: 'Proof of stake',
    definition:
      'A kind of consensus in which voting power comes from locked coins. Cedra uses it. Chains with proof of work count computing power instead.',
    see: ['stake', 'consensus'],
    aliases: ['PoS', 'PoW', 'proof of work'],
  },
  {
    id: 'proxy',
    term: 'Proxy',
    definition:
      'On Ethereum, a contract that forwards calls to another, replaceable contract, to make code upgradable. Cedra does not need one, because packages have an upgrade policy.',
    see: ['upgrade-policy'],
    aliases: ['proxy contract'],
  },
  {
    id: 're-entrancy',
    term: 'Re-entrancy',
    definition:
      'An attack in which a function is called again before its first call has finished, and finds half-changed state. In Move it requires a function value or an asset’s hook.',
    see: ['function-value', 'dispatchable-fungible-asset'],
    aliases: ['reentrancy', 're-entry'],
  },
  {
    id: 'recovery-phrase',
    term: 'Recovery phrase',
    definition:
      'A private key written as 12 or 24 words, from which a wallet recomputes its keys. Anyone who reads it controls the accounts.',
    see: ['private-key', 'wallet'],
    aliases: ['mnemonic', 'seed phrase', 'secret phrase'],
  },
  {
    id: 'sandwich-attack',
    term: 'Sandwich attack',
    definition:
      'Two trades that an attacker places around a victim’s trade: the first makes the price worse, the second takes the difference. A price limit protects against it.',
    see: ['slippage', 'price-impact'],
    aliases: ['front-running'],
  },
  {
    id: 'seed-peer',
    term: 'Seed peer',
    definition:
      'A node whose address is in another node’s configuration, so that the other node has a first peer to connect to.',
    see: ['full-node', 'noise'],
    aliases: ['seeds'],
  },
  {
    id: 'slashing',
    term: 'Slashing',
    definition:
      'Taking stake away from a validator that broke the rules. Cedra does not do this; a validator that fails only earns less.',
    see: ['stake', 'staking-rewards'],
  },
  {
    id: 'witness',
    term: 'Witness',
    definition:
      'A value that only one module can create and that proves to other code that this module took part.',
    see: ['capability', 'hot-potato'],
    aliases: ['witness pattern'],
  },
];
