/** An error of the CLI, the REST API or the SDK before a transaction exists. */
export interface ToolError {
  /** Anchor on `/move/errors`. */
  id: string;
  /** The printed text; `…` stands for varying parts. */
  message: string;
  /** Other texts of the same error; one match is enough. */
  also?: readonly string[];
  cause: string;
  /** With code in backticks. */
  fix: string;
  /** The page that shows it in its context. */
  href: string;
}

/** The messages that developers meet, as the tools print them on the pages that they link to. */
export const toolErrors: readonly ToolError[] = [
  {
    id: 'unable-to-find-config',
    message: 'Unable to find config …/.cedra/config.yaml, have you run `cedra init`?',
    cause: 'Profiles belong to the folder in which they were created.',
    fix: 'Change to that folder, or run `cedra init` here.',
    href: '/getting-started/cli',
  },
  {
    id: 'unable-to-find-package-manifest',
    message: "Unable to find package manifest in '…' or in its parents",
    cause: 'There is no Move.toml in this folder or its parents.',
    fix: 'Add `--package-dir`.',
    href: '/getting-started/counter',
  },
  {
    id: 'unresolved-addresses-found',
    message: 'Unresolved addresses found',
    cause: 'The manifest leaves a named address open and the command gives no value.',
    fix: 'Add `--named-addresses name=default`.',
    href: '/getting-started/counter',
  },
  {
    id: 'arguments-must-be-pairs',
    message: 'Arguments must be pairs of <type>:<arg>',
    cause: 'An argument is missing its type.',
    fix: 'Write `u64:41`, `address:0x1`, `string:hi`.',
    href: '/getting-started/counter',
  },
  {
    id: 'missing-acquires-annotation',
    message: 'missing acquires annotation',
    cause: 'Move 2.1 requires a function to name the resources it touches.',
    fix: 'Add `acquires T` before the brace.',
    href: '/move/functions',
  },
  {
    id: 'connection-refused',
    message: 'Connection refused',
    also: ['ECONNREFUSED'],
    cause: 'Nothing is listening at the address, usually because the localnet is not running.',
    fix: 'Start it.',
    href: '/getting-started/cli#start-a-localnet',
  },
  {
    id: 'failed-to-deserialize',
    message: 'Failed to deserialize input into SignedTransaction',
    cause: 'The SDK and the node disagree on the fields of a transaction.',
    fix: 'Match their versions.',
    href: '/getting-started/tx',
  },
  {
    id: 'no-entry-function-abi',
    message: 'Could not find entry function ABI',
    cause: 'No such function in that module at that address, or it is private and not `entry`.',
    fix: 'Check the spelling and the network.',
    href: '/getting-started/tx',
  },
  {
    id: 'too-few-arguments',
    message: 'Too few arguments for',
    cause: '`functionArguments` has too few values.',
    fix: 'One for each parameter, without the signer.',
    href: '/getting-started/tx',
  },
  {
    id: 'account-not-found',
    message: 'Account not found by Address',
    cause: 'There is no account at this address.',
    fix: 'Fund it, or check the network.',
    href: '/getting-started/faucet',
  },
  {
    id: 'transaction-not-found',
    message: 'Transaction not found by Transaction hash',
    cause: 'The transaction was never accepted, has expired, or is on another network.',
    fix: 'See the states a transaction can have.',
    href: '/concepts/transactions/states',
  },
];
