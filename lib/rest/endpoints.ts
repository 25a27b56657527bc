/** The part of an endpoint that the page shows before the reader opens its details. */
export interface DocumentedEndpoint {
  /** GET if omitted. */
  method?: 'POST';
  /** Path below `/v1`. */
  path: string;
  summary: string;
}

/** Endpoints by group and by `operationId` of the OpenAPI document, in the order of the page. */
export const endpointGroups: Readonly<Record<string, Readonly<Record<string, DocumentedEndpoint>>>> = {
  'Chain and node': {
    get_ledger_info: {path: '/', summary: 'Chain id, epoch, newest and oldest version, block height.'},
    healthy: {
      path: '/-/healthy',
      summary: 'Whether the node is up, or at most a given number of seconds behind.',
    },
    info: {path: '/info', summary: 'How the node stores and synchronises.'},
    estimate_gas_price: {path: '/estimate_gas_price', summary: 'Gas unit prices to choose from.'},
    spec: {
      path: '/spec',
      summary: 'A web page that describes this API; below it `spec.json` and `spec.yaml`.',
    },
  },
  'View functions': {
    view: {
      method: 'POST',
      path: '/view',
      summary: 'Calls a view function. Nothing is signed, and nothing is charged.',
    },
  },
  Accounts: {
    get_account: {path: '/accounts/{address}', summary: 'Sequence number and authentication key.'},
    get_account_balance: {
      path: '/accounts/{address}/balance/{asset_type}',
      summary: 'Balance of a coin, by type, or of a fungible asset, by metadata address.',
    },
    get_account_resource: {path: '/accounts/{address}/resource/{resource_type}', summary: 'One resource.'},
    get_account_resources: {path: '/accounts/{address}/resources', summary: 'All resources, page by page.'},
    get_account_module: {
      path: '/accounts/{address}/module/{module_name}',
      summary: 'Bytecode and ABI of one module.',
    },
    get_account_modules: {path: '/accounts/{address}/modules', summary: 'All modules, page by page.'},
  },
  Tables: {
    get_table_item: {
      method: 'POST',
      path: '/tables/{table_handle}/item',
      summary: 'One value of a table, by its key.',
    },
    get_raw_table_item: {
      method: 'POST',
      path: '/tables/{table_handle}/raw_item',
      summary: 'The same as bytes, by the bytes of the key; returns BCS only.',
    },
  },
  Events: {
    get_events_by_event_handle: {
      path: '/accounts/{address}/events/{event_handle}/{field_name}',
      summary: 'Events of a handle, by the resource and the field that has it.',
    },
    get_events_by_creation_number: {
      path: '/accounts/{address}/events/{creation_number}',
      summary: 'Events of a handle, by its number in the account.',
    },
  },
  Blocks: {
    get_block_by_height: {
      path: '/blocks/by_height/{block_height}',
      summary: 'A block, with its transactions if you ask for them.',
    },
    get_block_by_version: {
      path: '/blocks/by_version/{version}',
      summary: 'The block that has a transaction.',
    },
  },
  'Find transactions': {
    get_transaction_by_hash: {
      path: '/transactions/by_hash/{txn_hash}',
      summary: 'One transaction, pending or committed.',
    },
    wait_transaction_by_hash: {
      path: '/transactions/wait_by_hash/{txn_hash}',
      summary: 'The same, but waits about a second for a pending one.',
    },
    get_transaction_by_version: {
      path: '/transactions/by_version/{txn_version}',
      summary: 'One committed transaction, by its number.',
    },
    get_transactions: {path: '/transactions', summary: 'Transactions in the order of the chain.'},
    get_account_transactions: {
      path: '/accounts/{address}/transactions',
      summary: 'Transactions that an account sent, with sequence numbers, in full.',
    },
    get_account_transaction_summaries: {
      path: '/accounts/{address}/transaction_summaries',
      summary: 'Hash and version only, also of transactions without sequence number.',
    },
  },
  'Send transactions': {
    encode_submission: {
      method: 'POST',
      path: '/transactions/encode_submission',
      summary: 'The bytes to sign for a transaction in JSON.',
    },
    simulate_transaction: {
      method: 'POST',
      path: '/transactions/simulate',
      summary: 'What a transaction would do and cost. It must not be signed.',
    },
    submit_transaction: {method: 'POST', path: '/transactions', summary: 'Submits a signed transaction.'},
    submit_batch_transactions: {
      method: 'POST',
      path: '/transactions/batch',
      summary: 'Submits several; the response lists those that were rejected.',
    },
  },
};
