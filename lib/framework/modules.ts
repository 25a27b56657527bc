/** Modules that belong together, each with its purpose. */
export interface ModuleGroup {
  title: string;
  /** Summary by module, such as `0x1::coin`. */
  modules: Readonly<Record<string, string>>;
}

/** The framework modules that contracts and transactions use, in the order of the reference. */
export const moduleGroups: readonly ModuleGroup[] = [
  {
    title: 'Coins and fungible assets',
    modules: {
      '0x1::fungible_asset': 'Assets, their metadata, and the stores that hold them.',
      '0x1::primary_fungible_store': 'One store for each account and asset: balances and transfers.',
      '0x1::dispatchable_fungible_asset': 'Assets whose own code runs at deposit and withdrawal.',
      '0x1::coin': 'The older standard, one type for each coin; paired with assets.',
      '0x1::cedra_coin': 'The native coin.',
      '0x1::managed_coin': 'A coin with one owner who mints and burns.',
      '0x1::cedra_account': 'Creates accounts, and sends coins and assets to them.',
    },
  },
  {
    title: 'Objects and tokens',
    modules: {
      '0x1::object': 'Resources with an address and an owner of their own.',
      '0x4::collection': 'Collections of tokens.',
      '0x4::token': 'Tokens as objects.',
      '0x4::cedra_token': 'Collections and tokens without code of your own.',
      '0x4::royalty': 'The creator’s share of a sale.',
      '0x4::property_map': 'Named, typed values on a token.',
      '0x3::token': 'The first token standard, in the account’s storage. New code uses 0x4.',
      '0x3::token_transfers': 'Offers of tokens of the first standard.',
      '0x3::property_map': 'Named values on tokens of the first standard.',
    },
  },
  {
    title: 'Accounts and permissions',
    modules: {
      '0x1::signer': 'The address behind a signer.',
      '0x1::account': 'Keys, key rotation, sequence numbers, signer capabilities.',
      '0x1::resource_account': 'Accounts that code controls.',
      '0x1::multisig_account': 'Accounts whose transactions several owners approve.',
      '0x1::account_abstraction': 'Accounts that a function of yours authenticates.',
      '0x1::function_info': 'A reference to a function, for account abstraction and hooks.',
      '0x1::permissioned_signer': 'Signers with limited permissions.',
      '0x1::capability': 'A right that its owner delegates.',
      '0x1::rate_limiter': 'Limits the number of requests in a period.',
    },
  },
  {
    title: 'Packages',
    modules: {
      '0x1::code': 'Publishes and upgrades packages.',
      '0x1::object_code_deployment': 'Publishes packages to an object.',
    },
  },
  {
    title: 'Chain, transaction and time',
    modules: {
      '0x1::timestamp': 'The time of the block.',
      '0x1::block': 'The height of the chain, and block events.',
      '0x1::chain_id': 'The id of the network.',
      '0x1::randomness': 'Random numbers that nobody can know in advance.',
      '0x1::transaction_context': 'The running transaction: sender, payload, gas, unique ids.',
      '0x1::transaction_fee': 'What a transaction is charged.',
      '0x1::transaction_validation': 'The checks before and after a transaction.',
      '0x1::event': 'Emits events.',
      '0x1::guid': 'Ids of the event handles of an account.',
      '0x1::reconfiguration': 'Epochs: when they change, and which one this is.',
      '0x1::gas_schedule': 'The prices of operations, set by governance.',
    },
  },
  {
    title: 'Values',
    modules: {
      '0x1::vector': 'Lists.',
      '0x1::option': 'A value, or none.',
      '0x1::string': 'UTF-8 text.',
      '0x1::string_utils': 'Text from values, with formats.',
      '0x1::error': 'Abort codes with a category.',
      '0x1::cmp': 'Compares two values.',
      '0x1::comparator': 'The same on BCS bytes; older.',
      '0x1::bcs': 'Values to bytes.',
      '0x1::from_bcs': 'Bytes to values.',
      '0x1::bcs_stream': 'Bytes to values, one by one.',
      '0x1::type_info': 'Names and addresses of types.',
      '0x1::any': 'One type for values of any type with `store`.',
      '0x1::copyable_any': 'The same for values with `copy`.',
      '0x1::bit_vector': 'Lists of bits.',
      '0x1::debug': 'Prints in unit tests.',
    },
  },
  {
    title: 'Collections',
    modules: {
      '0x1::ordered_map': 'A sorted map inside one resource; for small maps.',
      '0x1::big_ordered_map': 'A sorted map in many storage slots; for large maps.',
      '0x1::simple_map': 'A small map; `ordered_map` is newer.',
      '0x1::table': 'A map without iteration, one storage slot for each entry.',
      '0x1::table_with_length': 'A table that counts its entries.',
      '0x1::smart_table': 'A table of buckets with iteration.',
      '0x1::smart_vector': 'A list in many storage slots.',
      '0x1::big_vector': 'The list in slots behind `smart_vector`.',
      '0x1::aggregator_v2': 'Counters that parallel transactions add to.',
    },
  },
  {
    title: 'Mathematics',
    modules: {
      '0x1::math64': 'Maximum, average, powers, roots and logarithms of u64.',
      '0x1::math128': 'The same for u128.',
      '0x1::fixed_point32': '64-bit fractions, half of their bits after the point.',
      '0x1::fixed_point64': '128-bit fractions, half of their bits after the point.',
      '0x1::math_fixed': 'Roots, powers and logarithms of `fixed_point32`.',
      '0x1::math_fixed64': 'The same for `fixed_point64`.',
      '0x1::pool_u64': 'Shares in a pool of coins.',
      '0x1::pool_u64_unbound': 'The same without a limit on shareholders.',
    },
  },
  {
    title: 'Cryptography',
    modules: {
      '0x1::hash': 'SHA2-256 and SHA3-256.',
      '0x1::cedra_hash': 'SipHash, Keccak-256, SHA-512, RIPEMD-160, BLAKE2b.',
      '0x1::ed25519': 'Ed25519 keys and signatures.',
      '0x1::multi_ed25519': 'K-of-n Ed25519 signatures.',
      '0x1::secp256k1': 'Recovers the public key of an ECDSA signature.',
      '0x1::single_key': 'Public keys of any one scheme.',
      '0x1::multi_key': 'K-of-n keys of mixed schemes.',
      '0x1::bls12381': 'BLS signatures, also aggregated.',
      '0x1::crypto_algebra': 'Arithmetic in groups and fields of elliptic curves.',
      '0x1::ristretto255': 'Arithmetic in the group Ristretto255.',
    },
  },
  {
    title: 'Staking and governance',
    modules: {
      '0x1::stake': 'Stake pools, and the validator set.',
      '0x1::staking_config': 'Limits, rewards and lockup of staking.',
      '0x1::staking_contract': 'A contract between a staker and an operator.',
      '0x1::staking_proxy': 'Changes operators and voters of all of a staker’s pools.',
      '0x1::delegation_pool': 'Stake pools that anyone may join.',
      '0x1::vesting': 'Stake that is released on a schedule.',
      '0x1::cedra_governance': 'Proposals and votes on changes to the chain.',
      '0x1::voting': 'Proposals and votes for contracts of any kind.',
    },
  },
];
