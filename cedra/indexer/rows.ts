import type {Tables} from './engine';

// Sample rows for the queries of the pages. Each condition of a query needs a row that only it excludes, each
// order two rows that are not in that order here, and each number a row at its boundary.

const address = (digits: string): string => `0x${digits.padStart(64, '0')}`;

const alice = address('a11ce');
const bob = address('b0b');
const cafe = address('cafe');
const dad = address('dad');
const eve = address('e4e');

const native = '0x1::cedra_coin::CedraCoin';
/** The object that describes the native coin. */
const coin = address('a');
const dollar = address('c0ffee');
const dust = address('d057');

const metadata = {
  dollar: {name: 'Example Dollar', symbol: 'USDX', decimals: 6},
  dust: {name: 'Dust', symbol: 'DUST', decimals: 0},
  native: {name: 'Cedra Coin', symbol: 'Cedra', decimals: 8},
};

/** The times of the transactions by version, without zeros at the end, as Postgres writes them. */
const times = {
  16950: '2026-11-20T10:00:00',
  17100: '2026-11-20T11:40:12.5',
  17950: '2026-11-21T09:05:33.041',
  18100: '2026-11-21T14:11:52.93',
  18160: '2026-11-21T15:20:01.75',
  18190: '2026-11-21T16:02:41.3',
  18195: '2026-11-21T16:08:07.11',
  18211: '2026-11-21T17:20:09.482113',
  18212: '2026-11-21T17:20:10',
  18222: '2026-11-21T19:02:44.87',
  18225: '2026-11-22T07:45:10.6',
  18229: '2026-11-22T08:15:00.25',
  18230: '2026-11-22T09:30:00.12',
  18233: '2026-11-23T00:00:00',
} as const;

type Version = keyof typeof times;

const transfer = '0x1::primary_fungible_store::transfer';
// Types, function names and the data of events have addresses without leading zeros.
const swap = '0xcafe::pool::swap';
const increment = '0xa11ce::counter::increment';
const release = '0xa11ce::escrow::release';

interface Movement {
  index: number;
  type?: string;
  owner: string;
  asset: string;
  amount: number;
  entry: string;
  success?: boolean;
  payer?: string;
  refund?: number;
  store?: string;
}

const DEPOSIT = '0x1::fungible_asset::Deposit';
const WITHDRAW = '0x1::fungible_asset::Withdraw';
const FEE = '0x1::cedra_coin::GasFeeEvent';

function movement(version: Version, {index, type = DEPOSIT, success = true, ...rest}: Movement) {
  return {
    transaction_version: version,
    // The processor drops the fraction here.
    transaction_timestamp: times[version].slice(0, 19),
    event_index: index,
    type,
    owner_address: rest.owner,
    asset_type: rest.asset,
    amount: rest.amount,
    entry_function_id_str: rest.entry,
    is_gas_fee: type === FEE,
    is_transaction_success: success,
    gas_fee_payer_address: rest.payer ?? null,
    storage_refund_amount: rest.refund ?? 0,
    storage_id: address(rest.store ?? (rest.owner === alice ? '5704' : '5706')),
  };
}

const pool = address('9001');
const poolBalance = {total_coins: 5200000000, total_shares: 5000000000, operator_commission_percentage: 10};
const prints = {collection_id: address('c011'), current_collection: {collection_name: 'Prints'}};
const tickets = {collection_id: address('c012'), current_collection: {collection_name: 'Tickets'}};
const tokens = {
  print6: {token_name: 'Print 6', token_uri: 'https://example.com/6.json', ...prints},
  print7: {token_name: 'Print 7', token_uri: 'https://example.com/7.json', ...prints},
  print8: {token_name: 'Print 8', token_uri: 'https://example.com/8.json', ...prints},
  print9: {token_name: 'Print 9', token_uri: 'https://example.com/9.json', ...prints},
  ticket: {token_name: 'Front row', token_uri: 'https://example.com/row.json', ...tickets},
};

const released = '0xa11ce::escrow::Released';
const opened = '0xa11ce::escrow::Opened';
const publish = '0x1::code::publish_package_txn';

/** Rows of a table: the names of its columns, and the values of each row. */
const table = (columns: string, rows: readonly (readonly unknown[])[]): Tables[string] =>
  rows.map((row) => Object.fromEntries(columns.split(' ').map((column, at) => [column, row[at]])));

// prettier-ignore
export const tables: Tables = {
  current_fungible_asset_balances: table('owner_address asset_type amount is_primary is_frozen storage_id last_transaction_version metadata', [
    [bob, dollar, 700, false, false, address('5701'), 18160, null],
    [alice, dust, 1, true, false, address('5702'), 17100, metadata.dust],
    [alice, native, 99750000, true, false, address('5703'), 18229, metadata.native],
    [alice, dollar, 2500000, true, false, address('5704'), 18230, metadata.dollar],
    [alice, address('01d'), 0, true, false, address('5705'), 16950, metadata.dust],
    [bob, dollar, 5000, true, true, address('5706'), 17950, null],
    [bob, dust, 3, true, true, address('5707'), 17950, null],
    [cafe, dollar, 90000000, true, false, address('5708'), 18211, null],
    [dad, dollar, 1, true, false, address('5709'), 18212, null],
    [eve, dollar, 0, true, false, address('570a'), 18100, null],
  ]),
  fungible_asset_metadata: table('asset_type name symbol decimals supply_v2 maximum_v2 creator_address icon_uri last_transaction_version', [
    [dollar, 'Example Dollar', 'USDX', 6, 92505701, null, alice, null, 16950],
    [address('bad'), 'Example Dollar', 'USDX', 6, 1, 1, bob, null, 18225],
    [dust, 'Dust', 'DUST', 0, 4, 1000, alice, null, 17100],
  ]),
  fungible_asset_activities: [
    movement(18100, {index: -1, type: FEE, owner: alice, asset: native, amount: 51000, entry: increment}),
    movement(18190, {index: -1, type: FEE, owner: alice, asset: native, amount: 50000, entry: increment, payer: bob}),
    movement(18160, {index: -1, type: FEE, owner: bob, asset: native, amount: 48000, entry: release}),
    movement(18195, {index: -1, type: FEE, owner: bob, asset: native, amount: 52000, entry: increment, payer: alice, refund: 1200}),
    movement(18211, {index: -1, type: FEE, owner: alice, asset: native, amount: 103400, entry: swap}),
    movement(18211, {index: 4, owner: alice, asset: dollar, amount: 50000, entry: swap}),
    movement(18211, {index: 3, owner: alice, asset: dollar, amount: 250000, entry: swap}),
    movement(18211, {index: 2, type: WITHDRAW, owner: cafe, asset: dollar, amount: 300000, entry: swap}),
    movement(18211, {index: 1, owner: cafe, asset: coin, amount: 6000000, entry: swap}),
    movement(18211, {index: 0, type: WITHDRAW, owner: alice, asset: coin, amount: 6000000, entry: swap}),
    movement(18230, {index: 0, owner: alice, asset: dollar, amount: 40000, entry: transfer}),
    movement(18229, {index: 0, owner: alice, asset: dollar, amount: 60000, entry: transfer, store: '570c'}),
    movement(18212, {index: 0, owner: alice, asset: dollar, amount: 70000, entry: transfer}),
    movement(18222, {index: 1, owner: bob, asset: dollar, amount: 30000, entry: transfer}),
    movement(18222, {index: 0, type: WITHDRAW, owner: alice, asset: dollar, amount: 30000, entry: transfer}),
    movement(18229, {index: -1, type: FEE, owner: alice, asset: native, amount: 100200, entry: swap, success: false}),
    movement(18233, {index: 2, owner: alice, asset: dollar, amount: 1000, entry: transfer}),
    movement(18233, {index: 1, owner: bob, asset: dollar, amount: 8000, entry: transfer}),
    movement(18233, {index: 0, type: WITHDRAW, owner: alice, asset: dollar, amount: 8000, entry: transfer}),
  ],
  current_token_ownerships_v2: table('owner_address token_data_id amount is_soulbound_v2 last_transaction_version last_transaction_timestamp current_token_data', [
    [alice, address('70c3'), 1, false, 18100, times[18100], tokens.print7],
    [bob, address('70c3'), 0, false, 18100, times[18100], tokens.print7],
    [alice, address('70c5'), 0, false, 18160, times[18160], tokens.print9],
    [bob, address('70c5'), 1, false, 18160, times[18160], tokens.print9],
    [eve, address('70c4'), 0, false, 18195, times[18195], tokens.print8],
    [alice, address('70c4'), 1, false, 18195, times[18195], tokens.print8],
    [alice, address('7e57'), 2, true, 18190, times[18190], tokens.ticket],
    [dad, address('7e57'), 1, true, 18190, times[18190], tokens.ticket],
  ]),
  current_token_datas_v2: table('token_data_id token_name token_uri collection_id token_properties is_deleted_v2', [
    [address('70c4'), 'Print 8', 'https://example.com/8.json', prints.collection_id, {edition: '8'}, false],
    [address('70c3'), 'Print 7', 'https://example.com/7.json', prints.collection_id, {edition: '7'}, false],
    [address('70c2'), 'Print 6', 'https://example.com/6.json', prints.collection_id, {edition: '6'}, true],
    [address('7e57'), 'Front row', 'https://example.com/row.json', tickets.collection_id, {}, false],
    [address('70c5'), 'Print 9', 'https://example.com/9.json', prints.collection_id, {edition: '9'}, false],
  ]),
  token_activities_v2: table('token_data_id transaction_version transaction_timestamp event_index type from_address to_address', [
    [address('70c3'), 17950, times[17950], 0, '0x1::object::Transfer', alice, bob],
    [address('70c3'), 18100, times[18100], 0, '0x1::object::Transfer', bob, alice],
    [address('70c5'), 18160, times[18160], 0, '0x1::object::Transfer', alice, bob],
  ]),
  current_collections_v2: table('collection_id creator_address collection_name current_supply max_supply uri', [
    [address('c0bb'), bob, 'Prints', 1, null, 'https://example.com/copy.json'],
    [address('c011'), alice, 'Prints', 3, 100, 'https://example.com/prints.json'],
    [address('c012'), alice, 'Tickets', 1, null, 'https://example.com/tickets.json'],
  ]),
  current_collection_ownership_v2_view: table('owner_address collection_id collection_name distinct_tokens single_token_uri last_transaction_version', [
    [alice, address('c012'), 'Tickets', 1, 'https://example.com/row.json', 18190],
    [alice, address('c011'), 'Prints', 2, 'https://example.com/7.json', 18195],
    [bob, address('c011'), 'Prints', 1, 'https://example.com/9.json', 18160],
  ]),
  current_objects: table('object_address owner_address allow_ungated_transfer is_deleted last_transaction_version', [
    [address('70c3'), alice, true, false, 18100],
    [address('7e57'), alice, false, false, 18190],
    [address('70c2'), alice, true, true, 18195],
    [address('70c5'), bob, true, false, 18160],
  ]),
  current_delegator_balances: table('delegator_address pool_address pool_type shares current_pool_balance', [
    [alice, pool, 'active_shares', 1000000000, poolBalance],
    [alice, pool, 'inactive_shares', 0, poolBalance],
    [alice, address('9002'), 'active_shares', 1, {total_coins: 3, total_shares: 3, operator_commission_percentage: 5}],
    [bob, pool, 'active_shares', 4000000000, poolBalance],
  ]),
  num_active_delegator_per_pool: table('pool_address num_active_delegator', [
    [address('9002'), 1],
    [pool, 31],
  ]),
  delegated_staking_activities: table('delegator_address pool_address transaction_version event_index event_type amount', [
    [alice, pool, 17100, 0, '0x1::delegation_pool::AddStake', 1200000000],
    [alice, pool, 18160, 0, '0x1::delegation_pool::UnlockStake', 200000000],
    [alice, address('9002'), 17950, 0, '0x1::delegation_pool::AddStake', 1],
    [bob, pool, 17100, 0, '0x1::delegation_pool::AddStake', 4000000000],
  ]),
  current_staking_pool_voter: table('operator_address staking_pool_address voter_address', [
    [dad, pool, bob],
    [dad, address('9002'), alice],
    [eve, address('9003'), eve],
  ]),
  proposal_votes: table('proposal_id voter_address staking_pool_address num_votes should_pass', [
    [12, alice, address('9002'), 20000000, false],
    [12, bob, pool, 50000000, true],
    [11, bob, pool, 50000000, true],
  ]),
  account_transactions: table('account_address transaction_version user_transaction', [
    [alice, 18211, {sender: alice, entry_function_id_str: swap, timestamp: times[18211]}],
    [cafe, 18211, {sender: alice, entry_function_id_str: swap, timestamp: times[18211]}],
    [dad, 18212, {sender: dad, entry_function_id_str: transfer, timestamp: times[18212]}],
    [alice, 18212, {sender: dad, entry_function_id_str: transfer, timestamp: times[18212]}],
    [bob, 18230, {sender: bob, entry_function_id_str: transfer, timestamp: times[18230]}],
    [alice, 18230, {sender: bob, entry_function_id_str: transfer, timestamp: times[18230]}],
  ]),
  user_transactions: table('version sender entry_function_id_str timestamp entry_function_contract_address entry_function_module_name entry_function_function_name gas_unit_price', [
    [16950, alice, publish, times[16950], '0x1', 'code', 'publish_package_txn', 100],
    [17100, alice, '0x1::object_code_deployment::publish', times[17100], '0x1', 'object_code_deployment', 'publish', 100],
    [18190, alice, increment, times[18190], alice, 'counter', 'increment', 100],
    [18195, bob, increment, times[18195], alice, 'counter', 'increment', 150],
    [18160, bob, release, times[18160], alice, 'escrow', 'release', 100],
    [18225, bob, publish, times[18225], '0x1', 'code', 'publish_package_txn', 100],
    [18233, dad, `${bob}::counter::increment`, times[18233], bob, 'counter', 'increment', 100],
  ]),
  move_modules: table('address name is_deleted exposed_functions transaction_version', [
    [alice, 'counter', false, [], 16950],
    [bob, 'counter', false, [], 18225],
    [eve, 'counter', true, [], 17100],
    [alice, 'escrow', false, [], 17950],
  ]),
  signatures: table('transaction_version multi_agent_index multi_sig_index signer is_sender_primary type public_key', [
    [18211, 1, 0, bob, false, 'ed25519_signature', `0x${'3c'.repeat(32)}`],
    [18211, 0, 0, alice, true, 'ed25519_signature', `0x${'5f'.repeat(32)}`],
    [18212, 0, 0, dad, true, 'ed25519_signature', `0x${'d2'.repeat(32)}`],
  ]),
  block_metadata_transactions: table('proposer version block_height epoch round timestamp', [
    [pool, 18210, 1836, 29, 61, times[18211]],
    [address('9002'), 18224, 1837, 29, 62, times[18225]],
    [pool, 18228, 1838, 29, 63, times[18229]],
  ]),
  current_table_items: table('table_handle key_hash decoded_key decoded_value is_deleted last_transaction_version', [
    [address('7ab1e'), 'f2', '1', {price: '100'}, false, 18160],
    [address('7ab1e'), '1a', '2', {price: '250'}, false, 18195],
    [address('7ab1e'), '9b', '3', {price: '75'}, true, 18195],
    [address('7ab1f'), '5c', '1', {price: '900'}, false, 18190],
  ]),
  events: table('transaction_version event_index indexed_type type data', [
    [18190, 1, released, released, {escrow: '0xe5c1', amount: '40000'}],
    [18160, 0, released, released, {escrow: '0xe5c1', amount: '250000'}],
    [18195, 0, released, released, {escrow: '0xe5c2', amount: '700'}],
    [18190, 0, opened, opened, {escrow: '0xe5c1', amount: '290000'}],
    [18211, 1, DEPOSIT, DEPOSIT, {store: '0x570b', amount: '6000000'}],
    [18211, 0, WITHDRAW, WITHDRAW, {store: '0x5703', amount: '6000000'}],
    [18212, 0, WITHDRAW, WITHDRAW, {store: '0x5709', amount: '70000'}],
  ]),
  processor_status: table('processor last_success_version last_transaction_timestamp last_updated', [
    ['token_v2_processor', 18230, times[18230], '2026-11-23T00:00:01.000123'],
    ['default_processor', 18234, times[18233], '2026-11-23T00:00:01.25'],
    ['fungible_asset_processor', 18233, times[18233], '2026-11-23T00:00:01.104'],
  ]),
};
