import {errorLines} from '../../cedra/errors/message';

/** Names in capitals, aborts and words that messages of tools have. */
const ERROR =
  /\b(?:(?:move)?abort|error|failed|rejected|refused|denied|invalid|unable|unexpected|missing|already in use|not found|could not|cannot|does not have)|[A-Z]{2,}_[A-Z]|\bE[A-Z_]{5,}/i;

/** The name of an error: `EUPGRADE_IMMUTABLE`, `E_NOT_OWNER`, `SEQUENCE_NUMBER_TOO_OLD`. */
const NAME = /\bE_?[A-Z]{3,}(?:_[A-Z0-9]+)*\b|\b[A-Z]{2,}(?:_[A-Z0-9]+)+\b/;

/** Parts of a message that differ on each machine: JSON around it, addresses, paths, positions and quotation marks. */
const VARYING =
  /^[\s\S]*?"(?:Error|message)":\s*"|\bRequest to \[[\s\S]*?failed with:|https?:\/\/\S+|0x[0-9a-f]+(?:::\w+)*|(?:^|(?<=\s))[~.]*\/\S+|[`'"{}<>‹›…]|\b\w*error:(?=\s)/gi;

/** An address can hold megabytes, for which the patterns would take seconds. */
const MAX_READ = 10_000;

/** Words that messages of tools have, and questions, too. */
const COMPLAINT =
  /\b(?:not|no|must|only|should|expected|unsupported|undeclared|unresolved|unknown|unused|duplicated?|deprecated|incompatible|insufficient|cyclic|mismatch|exceed\w*|too|already|attempted|allowed|supported|requires?|out of|has|failure|inconsistent|malformed|un(?:bound|necessary|closed)|illegal|ambiguous|violated|obsolete|use of)\b/i;

/** Whether a text is probably a pasted error message, and not words for a search. */
export const looksLikeError = (text: string): boolean => text.trim().length >= 20 && ERROR.test(text);

/** Whether a text may be an error message, so that it is worth looking up. */
export const mayBeError = (text: string): boolean =>
  looksLikeError(text) || (text.trim().length >= 20 && COMPLAINT.test(text));

/** The address at which the page of errors explains a message; its beginning is enough, or that of its errors. */
export const errorLink = (text: string): string =>
  `/move/errors?error=${encodeURIComponent(errorLines(text).slice(0, 1000))}`;

/**
 * The query for a pasted text: a long error message is reduced to the name of the error, or to what does not vary.
 * @param maxLength characters that a search field accepts
 */
export function queryOf(text: string, maxLength: number): string {
  // A field has one line.
  if (text.length <= maxLength || !looksLikeError(text))
    return text.replace(/\s*\n\s*/g, ' ').slice(0, maxLength);
  const read = text.slice(0, MAX_READ);
  const lines = read.split(/\\n|\n/).filter((line) => line.trim().length >= 12);
  const line = lines.find((each) => ERROR.test(each)) ?? lines[0] ?? read;
  const name = NAME.exec(line)?.[0];
  if (name !== undefined && name.length <= maxLength) return name;
  const words = line.replace(VARYING, ' ').replace(/\s+/g, ' ').trim();
  const query = words.length >= 12 ? words : read.trim();
  return query.length <= maxLength ? query : query.slice(0, maxLength + 1).replace(/\s*\S*$/, '');
}
