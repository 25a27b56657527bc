/** The document in which programs run, below the base URL; `plugins/run-here` writes it. */
export const FRAME = 'run/frame.html';

/** The packages that a program may import: the SDK, and the check of queries to the indexer (`indexer.ts`). */
export const SDK = '@cedra-labs/ts-sdk';
export const SCHEMA = 'indexer-schema';

/** The file by which a program gets the account for trying. */
export const ACCOUNT_FILE = 'account.ts';
