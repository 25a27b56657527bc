/** Path below the base URL of the document in which programs run; `plugins/programs` writes it. */
export const FRAME = 'run/frame.html';

/** The packages that a program may import: the TypeScript SDK, and a validator of indexer queries (`indexer.ts`). */
export const SDK = '@cedra-labs/ts-sdk';
export const SCHEMA = 'indexer-schema';

/** The file from which a program imports the trial account. */
export const ACCOUNT_FILE = 'account.ts';
