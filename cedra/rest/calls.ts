export interface SampleCall {
  /** Path and query below `/v1`; `{…}` is a value from an earlier response. */
  call: string;
  /** Body of a `POST`; a string names a transaction of the sample account. */
  body?: unknown;
  /** Requests BCS, for endpoints without JSON. */
  bcs?: boolean;
}

/** Calls by operation of the specification. Calls that send transactions come first, because others look these up. */
export const calls: Readonly<Record<string, SampleCall>> = {
  encode_submission: {call: '/transactions/encode_submission', body: 'unsigned'},
  simulate_transaction: {call: '/transactions/simulate', body: 'simulated'},
  submit_transaction: {call: '/transactions', body: 'signed'},
  submit_batch_transactions: {call: '/transactions/batch', body: 'batch'},
  get_ledger_info: {call: '/'},
  healthy: {call: '/-/healthy?duration_secs=30'},
  info: {call: '/info'},
  estimate_gas_price: {call: '/estimate_gas_price'},
  spec: {call: '/spec'},
  view: {
    call: '/view',
    body: {function: '0x1::coin::symbol', type_arguments: ['0x1::cedra_coin::CedraCoin'], arguments: []},
  },
  get_account: {call: '/accounts/0x1'},
  get_account_balance: {call: '/accounts/{sender}/balance/0x1::cedra_coin::CedraCoin'},
  get_account_resource: {call: '/accounts/0x1/resource/0x1::chain_id::ChainId'},
  get_account_resources: {call: '/accounts/0x1/resources?limit=1'},
  get_account_module: {call: '/accounts/0x1/module/chain_id'},
  get_account_modules: {call: '/accounts/0x1/modules?limit=1'},
  get_table_item: {
    call: '/tables/{handle}/item',
    body: {key_type: 'address', value_type: 'u128', key: '{key}'},
  },
  get_raw_table_item: {call: '/tables/{handle}/raw_item', body: {key: '{keyBytes}'}, bcs: true},
  get_events_by_event_handle: {
    call: '/accounts/0x1/events/0x1::block::BlockResource/new_block_events?limit=1',
  },
  get_events_by_creation_number: {call: '/accounts/0x1/events/2?limit=1'},
  get_block_by_height: {call: '/blocks/by_height/1?with_transactions=false'},
  get_block_by_version: {call: '/blocks/by_version/1'},
  get_transaction_by_hash: {call: '/transactions/by_hash/{hash}'},
  wait_transaction_by_hash: {call: '/transactions/wait_by_hash/{hash}'},
  get_transaction_by_version: {call: '/transactions/by_version/1'},
  get_transactions: {call: '/transactions?start=1&limit=1'},
  get_account_transactions: {call: '/accounts/{sender}/transactions?limit=1'},
  get_account_transaction_summaries: {call: '/accounts/{sender}/transaction_summaries?limit=1'},
};
