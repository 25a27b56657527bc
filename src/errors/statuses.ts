/** The virtual machine's status of a failed transaction. */
export interface VmStatus {
  name: string;
  /** As in the network's `vm_status.rs`; see `isDiscarded`. */
  code: number;
  cause: string;
  fix: string;
  /** The page that explains more. */
  href?: string;
}

/** Whether a transaction with this status never reaches the chain. Others are on chain without effect, and cost gas. */
export const isDiscarded = ({code}: VmStatus): boolean => code < 1000;

/** The statuses that developers meet. Source: `third_party/move/move-core/types/src/vm_status.rs` of the network. */
export const statuses: readonly VmStatus[] = [
  {
    name: 'INVALID_SIGNATURE',
    code: 1,
    cause:
      'The signature does not match the bytes: the transaction was changed after signing, or signed with another key.',
    fix: 'Send exactly what you signed. A simulation needs a signature of zeros instead of a real one.',
  },
  {
    name: 'INVALID_AUTH_KEY',
    code: 2,
    cause: "The key is not the one that controls the account, often because the account's key was rotated.",
    fix: 'Build the account from its address and its current key.',
    href: '/sdks/typescript/accounts',
  },
  {
    name: 'SEQUENCE_NUMBER_TOO_OLD',
    code: 3,
    cause: 'A transaction with this number is already on chain.',
    fix: "Read the account's number again, or let the SDK do it, and rebuild the transaction.",
    href: '/getting-started/tx',
  },
  {
    name: 'SEQUENCE_NUMBER_TOO_NEW',
    code: 4,
    cause: 'A number before this one is missing, so the transaction waits and then expires.',
    fix: 'Send the missing number, or use one sender that counts.',
    href: '/concepts/transactions/states',
  },
  {
    name: 'INSUFFICIENT_BALANCE_FOR_TRANSACTION_FEE',
    code: 5,
    cause:
      'The sender does not hold max gas × gas price in octas. An account that does not exist has no balance and causes the same error.',
    fix: 'Fund the account, or lower the maximum gas amount.',
    href: '/getting-started/faucet',
  },
  {
    name: 'TRANSACTION_EXPIRED',
    code: 6,
    cause: 'The expiration time is before the chain’s time, or your clock is wrong.',
    fix: 'Set the expiration a few tens of seconds ahead and correct your clock.',
    href: '/concepts/transactions/states',
  },
  {
    name: 'SENDING_ACCOUNT_DOES_NOT_EXIST',
    code: 7,
    cause:
      'The sender has no account record, on a network that needs one: feature 91 is off. It is on in a localnet and in testnet’s genesis.',
    fix: 'Send it coins with 0x1::cedra_account::transfer, which creates the record on such a network.',
    href: '/concepts/blockchain',
  },
  {
    name: 'EXCEEDED_MAX_TRANSACTION_SIZE',
    code: 10,
    cause: 'The transaction is larger than 65,536 bytes. Package publications reach this limit first.',
    fix: 'Publish a large package in chunks, or split it.',
    href: '/move/modules',
  },
  {
    name: 'MAX_GAS_UNITS_EXCEEDS_MAX_GAS_UNITS_BOUND',
    code: 13,
    cause:
      'The maximum gas amount exceeds what the network allows, 2,000,000 on a localnet and in the gas schedule proposed for testnet.',
    fix: 'Lower the maximum.',
    href: '/concepts/transactions/understanding-transactions',
  },
  {
    name: 'MAX_GAS_UNITS_BELOW_MIN_TRANSACTION_GAS_UNITS',
    code: 14,
    cause:
      "The maximum of gas does not pay for the transaction's bytes, or for the account record that an account's first transaction creates.",
    fix: 'Allow 3 units or more, 530 for a first transaction at 100 octas a unit, or leave it to the simulation.',
    href: '/concepts/transactions/states',
  },
  {
    name: 'GAS_UNIT_PRICE_BELOW_MIN_BOUND',
    code: 15,
    cause:
      "The gas price is below the network's minimum, 100 on a localnet and in the gas schedule proposed for testnet.",
    fix: 'Use the price that the node estimates.',
    href: '/concepts/blockchain',
  },
  {
    name: 'GAS_UNIT_PRICE_ABOVE_MAX_BOUND',
    code: 16,
    cause: "The gas price is above the network's maximum.",
    fix: 'Lower the price.',
  },
  {
    name: 'BAD_CHAIN_ID',
    code: 23,
    cause: 'The transaction was signed for another network.',
    fix: 'Use a client for the network you send to.',
    href: '/',
  },
  {
    name: 'SECONDARY_KEYS_ADDRESSES_COUNT_MISMATCH',
    code: 27,
    cause: 'A multi-agent transaction names more or fewer signers than it has signatures.',
    fix: 'Collect one authenticator for each secondary signer, in order.',
    href: '/sdks/typescript/transactions',
  },
  {
    name: 'SIGNERS_CONTAIN_DUPLICATES',
    code: 28,
    cause: 'The same account signs twice, as sender and as secondary signer.',
    fix: 'Name each account once.',
  },
  {
    name: 'ACCOUNT_NOT_MULTISIG',
    code: 31,
    cause: 'A multisig payload names an account that is not a multisig account.',
    fix: 'Check the address.',
  },
  {
    name: 'NOT_MULTISIG_OWNER',
    code: 32,
    cause: 'The sender is not an owner of the multisig account.',
    fix: 'Send it as an owner.',
  },
  {
    name: 'MULTISIG_TRANSACTION_NOT_FOUND',
    code: 33,
    cause: 'The multisig account has no such proposed transaction, or it was already resolved.',
    fix: 'List the pending ones and use the next number.',
  },
  {
    name: 'MULTISIG_TRANSACTION_INSUFFICIENT_APPROVALS',
    code: 34,
    cause: 'Fewer owners approved than the threshold requires.',
    fix: 'Let more owners approve it.',
  },
  {
    name: 'FIELD_MISSING_TYPE_ABILITY',
    code: 1006,
    cause: "A field's type lacks an ability that its struct has.",
    fix: "Give the field's type the ability, or remove it from the struct.",
    href: '/move/resource',
  },
  {
    name: 'INVALID_MAIN_FUNCTION_SIGNATURE',
    code: 1011,
    cause:
      'A called function or script returns a value, or has a parameter that a transaction cannot supply; or a view call names no view function, or lacks arguments.',
    fix: 'Call what returns a value as a view, with all its arguments. Entry functions and scripts return nothing and take plain values.',
    href: '/move/functions',
  },
  {
    name: 'MODULE_ADDRESS_DOES_NOT_MATCH_SENDER',
    code: 1067,
    cause: "The module's address is not that of the account that publishes it.",
    fix: 'Use the same profile for the named address and for publishing.',
    href: '/getting-started/counter',
  },
  {
    name: 'CONSTRAINT_NOT_SATISFIED',
    code: 1075,
    cause: 'A type argument lacks an ability that the type parameter requires.',
    fix: 'Pass a type that has it, or relax the constraint.',
    href: '/move/functions',
  },
  {
    name: 'LINKER_ERROR',
    code: 1081,
    cause: 'The code refers to a module that does not exist at that address.',
    fix: "Check the address and the module's name. After a reset of the localnet, publish again.",
    href: '/getting-started/counter',
  },
  {
    name: 'FUNCTION_RESOLUTION_FAILURE',
    code: 1091,
    cause: 'The module exists, but the function does not.',
    fix: 'Check the spelling, and whether the newest version is published.',
    href: '/getting-started/counter',
  },
  {
    name: 'DUPLICATE_MODULE_NAME',
    code: 1095,
    cause: 'Two modules of a package have the same name.',
    fix: 'Rename one.',
  },
  {
    name: 'BACKWARD_INCOMPATIBLE_MODULE_UPDATE',
    code: 1096,
    cause: 'The upgrade removes or changes something that others may rely on.',
    fix: 'Keep signatures, struct fields and abilities; add new ones beside them.',
    href: '/move/modules',
  },
  {
    name: 'CYCLIC_MODULE_DEPENDENCY',
    code: 1097,
    cause: 'Two modules depend on each other.',
    fix: 'Move what both need into a third.',
    href: '/move/modules',
  },
  {
    name: 'NUMBER_OF_ARGUMENTS_MISMATCH',
    code: 1098,
    cause: 'The call has more or fewer arguments than the function has parameters. Signers do not count.',
    fix: 'Give one argument for each other parameter.',
    href: '/move/functions',
  },
  {
    name: 'FAILED_TO_DESERIALIZE_ARGUMENT',
    code: 1100,
    cause: "An argument's bytes are not a value of the parameter's type.",
    fix: 'Check the type prefix on the command line, or the order in the SDK.',
    href: '/move/functions',
  },
  {
    name: 'NUMBER_OF_SIGNER_ARGUMENTS_MISMATCH',
    code: 1101,
    cause: 'The function expects more signers than the transaction has.',
    fix: 'Use a multi-agent transaction.',
    href: '/sdks/typescript/transactions',
  },
  {
    name: 'EXECUTE_ENTRY_FUNCTION_CALLED_ON_NON_ENTRY_FUNCTION',
    code: 1103,
    cause: 'A transaction calls a function that is not marked entry.',
    fix: 'Mark it entry, or call it from one that is.',
    href: '/move/functions',
  },
  {
    name: 'EVENT_METADATA_VALIDATION_ERROR',
    code: 1123,
    cause: 'The upgrade adds the event attribute to a published struct or removes it.',
    fix: 'Leave the event attribute of published structs unchanged.',
    href: '/move/modules',
  },
  {
    name: 'FEATURE_NOT_ENABLED',
    code: 1131,
    cause: 'The code uses a feature that this network has not enabled.',
    fix: 'Compile for an older language version, or use another network.',
  },
  {
    name: 'UNKNOWN_VERSION',
    code: 3003,
    cause: 'The bytecode has a version that this network does not support.',
    fix: 'Pass the version of the network to --bytecode-version, or use an older CLI.',
    href: '/cli/usage',
  },
  {
    name: 'OUT_OF_GAS',
    code: 4002,
    cause: 'The transaction used all of its gas. Everything is undone, but the fee is still charged.',
    fix: 'Raise the maximum of gas; look for a loop that grows with the data.',
    href: '/concepts/blockchain',
  },
  {
    name: 'RESOURCE_ALREADY_EXISTS',
    code: 4004,
    cause: 'A resource of this type is already at that address.',
    fix: 'Check exists before move_to, or change the existing resource.',
    href: '/move/resource',
  },
  {
    name: 'MISSING_DATA',
    code: 4008,
    cause: 'There is no such resource at that address.',
    fix: 'Create it first, or check exists before borrowing.',
    href: '/move/resource',
  },
  {
    name: 'ABORTED',
    code: 4016,
    cause: 'The code stopped itself: an assert! was false, or abort was reached.',
    fix: 'Look the code up below, or in the module that the message names.',
    href: '/move/flow',
  },
  {
    name: 'ARITHMETIC_ERROR',
    code: 4017,
    cause: 'An integer became too large or too small, or something was divided by zero.',
    fix: 'Check before you calculate; use a wider type for the product of two u64.',
    href: '/move/basics',
  },
  {
    name: 'VECTOR_OPERATION_ERROR',
    code: 4018,
    cause: 'An index is out of bounds, or the vector is empty.',
    fix: 'Compare the index with the length first.',
    href: '/move/basics',
  },
  {
    name: 'CALL_STACK_OVERFLOW',
    code: 4021,
    cause: 'Function calls are nested too deeply.',
    fix: 'Use a loop instead of recursion.',
    href: '/move/flow',
  },
  {
    name: 'MEMORY_LIMIT_EXCEEDED',
    code: 4028,
    cause: 'The values held at one time are too large.',
    fix: 'Work on smaller pieces.',
  },
  {
    name: 'EXECUTION_LIMIT_REACHED',
    code: 4030,
    cause: 'The transaction needs more computation than one transaction may use, whatever it pays.',
    fix: 'Split the work over several transactions.',
  },
  {
    name: 'IO_LIMIT_REACHED',
    code: 4031,
    cause: 'The transaction reads or writes more than one transaction may.',
    fix: 'Split it, and touch fewer items.',
  },
  {
    name: 'STORAGE_LIMIT_REACHED',
    code: 4032,
    cause: 'The transaction stores more new data than one transaction may.',
    fix: 'Split it.',
  },
  {
    name: 'RUNTIME_DISPATCH_ERROR',
    code: 4037,
    cause: 'A dispatched function re-entered the module that called it.',
    fix: 'Look at the hooks of the dispatchable assets involved.',
    href: '/guides/escrow',
  },
  {
    name: 'STRUCT_VARIANT_MISMATCH',
    code: 4038,
    cause: "The code reads a field that the value's variant does not have.",
    fix: 'Match on the variants first.',
    href: '/move/flow',
  },
];
