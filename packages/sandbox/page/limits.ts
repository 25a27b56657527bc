/** Limits of a program, which keep the page usable whatever the program does. */
export const limits = {
  /** Milliseconds that a program may run. The slowest program of the pages waits 20 s for a transaction to expire. */
  runMs: 60_000,
  /** Milliseconds that the worker may take to start, for each attempt. */
  startMs: [3_000, 3_000, 10_000],
  outputCharacters: 100_000,
  outputLines: 2_000,
  errorCharacters: 10_000,
  /** Messages from the program: a line, a request or its cancellation each. */
  messages: 5_000,
  requests: 500,
  /** Requests that the page sends at a time. */
  requestsAtOnce: 6,
  urlCharacters: 8_000,
  /** Characters in the names and values of all headers of a request. */
  headerCharacters: 16_000,
  /** Bytes in the body of one request. The largest transaction has a tenth. */
  requestBytes: 1_000_000,
  /** Characters of a program in a link. */
  sharedCharacters: 100_000,
} as const;
