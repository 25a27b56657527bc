/** Limits of a run, which keep the page usable whatever the program does. */
export const limits = {
  /** Milliseconds until a program is ended. The longest on the pages waits 20 s for a transaction to expire. */
  time: 60_000,
  /** Milliseconds in which the worker must start. */
  start: 10_000,
  /** Characters of output. */
  characters: 100_000,
  lines: 2_000,
  /** Messages of the program. An ordinary one sends at most twenty a second. */
  messages: 5_000,
  requests: 500,
  /** Bytes of an answer that a program may read. */
  answer: 10_000_000,
  /** Characters of a shared program. */
  shared: 100_000,
} as const;
