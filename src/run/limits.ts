/** Limits of a program, which keep the page usable whatever the program does. */
export const limits = {
  /** Milliseconds that a program may run. The slowest program of the pages waits 20 s for a transaction to expire. */
  runMs: 60_000,
  /** Milliseconds that the worker may take to start. */
  startMs: 10_000,
  outputCharacters: 100_000,
  outputLines: 2_000,
  /** Messages from the program to the page. An ordinary program sends at most twenty a second. */
  messages: 5_000,
  requests: 500,
  /** Bytes in the body of one response. */
  responseBytes: 10_000_000,
  /** Characters of a program in a link. */
  sharedCharacters: 100_000,
} as const;
