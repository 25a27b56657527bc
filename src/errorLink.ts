/** Names in capitals, aborts and words that messages of tools have. */
const ERROR =
  /\b(?:abort|error|failed|rejected|invalid|unable|could not|cannot)|[A-Z]{2,}_[A-Z]|\bE[A-Z_]{5,}/i;

/** Whether a text is probably a pasted error message, and not words for a search. */
export const looksLikeError = (text: string): boolean => text.trim().length >= 20 && ERROR.test(text);

/** The address at which the page of errors explains a message; its beginning is enough. */
export const errorLink = (text: string): string =>
  `/move/errors?error=${encodeURIComponent(text.slice(0, 1000))}`;
