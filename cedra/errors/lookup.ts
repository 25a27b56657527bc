import {
  abortId,
  CATEGORIES,
  isDiscarded,
  type Errors,
  type FrameworkAbort,
  type PageError,
  type ToolError,
  type VmStatus,
} from './model';
import {containsInOrder, errorLines, fixedParts, plain} from './message';
import {mostSimilar} from './similar';

/** What may explain a pasted error. */
export interface Finding {
  /** An anchor on `/move/errors`, or another page with its section. */
  href: string;
  name: string;
  /** Origin: a module, the virtual machine, the tools, or a page. */
  origin: string;
  cause: string;
  fix?: string;
  /** Set when nothing explains the text, and this is only about something similar. */
  isNear?: true;
}

interface Match {
  score: number;
  finding: Finding;
}

const MAX_FINDINGS = 8;
const MAX_PAGE_FINDINGS = 4;
/** Smaller codes are too common for a match by code alone. */
const MIN_DISTINCTIVE_CODE = 0x100;
/** Shorter texts occur in too many messages. */
const MIN_DISTINCTIVE_LENGTH = 12;

/** A text that is looked up, in the forms in which it is compared. */
interface Pasted {
  /** As pasted; of a log, the lines that name errors. */
  text: string;
  /** On one line, see `plain`. */
  line: string;
  /** Names as pasted, and in lower case. */
  words: ReadonlySet<string>;
  numbers: ReadonlySet<number>;
}

function read(pasted: string): Pasted {
  const text = errorLines(pasted);
  const line = plain(text);
  return {
    text,
    line,
    words: new Set([...(text.match(/\w+/g) ?? []), ...(line.match(/\w+/g) ?? [])]),
    numbers: numbersIn(text),
  };
}

/** Numbers in the text, decimal or hexadecimal, except addresses of modules. */
function numbersIn(text: string): Set<number> {
  return new Set(
    [...text.replace(/0x[0-9a-f]+::/gi, ' ').matchAll(/\b(?:0x[0-9a-f]{1,8}|\d{1,10})\b/gi)].map(([match]) =>
      Number(match),
    ),
  );
}

/** Longer messages say more: a hundredth for each character, and at most one. */
const specific = (length: number) => Math.min(length / 100, 1);

/** Score of a status for the text; 0 for no match. */
function scoreOfStatus(status: VmStatus, {words, numbers}: Pasted): number {
  const isNamed =
    words.has(status.name) || (status.name.includes('_') && words.has(status.name.toLowerCase()));
  if (isNamed) return 7;
  return numbers.has(status.code) && !isDiscarded(status) ? 3 : 0;
}

/** Score of an abort for the text; 0 for no match. */
function scoreOfAbort(abort: FrameworkAbort, {text, words, numbers}: Pasted): number {
  const isNamed = words.has(abort.name);
  const isNumbered = numbers.has(abort.code);
  const [, moduleName = ''] = abort.module.split('::');
  const isInModule = words.has(moduleName) && text.includes(`::${moduleName}`);
  if (isNamed) return 4 + (isNumbered ? 2 : 0) + (isInModule ? 4 : 0);
  if (!isNumbered) return 0;
  return isInModule ? 6 : abort.code >= MIN_DISTINCTIVE_CODE ? 2 : 0;
}

/** Score of a message for the text: the text contains its fixed parts in order; 0 for no match. */
function scoreOfMessage(message: string, line: string): number {
  const parts = fixedParts(message);
  const length = parts.join('').length;
  return length > 0 && containsInOrder(line, parts) ? 5 + specific(length) : 0;
}

/** Score of a tool's error for the text, by its messages, and by those of the source files that it explains. */
function scoreOfTool(
  {message, also = [], when, from = []}: ToolError,
  {line}: Pasted,
  messagesOf: (path: string) => readonly string[],
): number {
  if (when !== undefined && !line.includes(plain(when))) return 0;
  const own = Math.max(...[message, ...also].map((each) => scoreOfMessage(each, line)));
  if (own > 0) return own + (when === undefined ? 0 : 0.5);
  if (line.length >= MIN_DISTINCTIVE_LENGTH && plain(message).includes(line)) return 4;
  // Below a message of its own, because a file has messages of several kinds.
  const inSource = from.flatMap(messagesOf).map((each) => scoreOfMessage(each, line));
  return Math.max(0, ...inSource.map((score) => score - 0.6));
}

/**
 * Score of an error of a page for the text. Words in backticks may differ, and count where they do not: `drop` finds what
 * is about `drop`, first in a section with that name.
 */
function scoreOfPage({message, when, href}: PageError, {line}: Pasted): number {
  if (when !== undefined && !line.includes(plain(when))) return 0;
  const parts = fixedParts(message.replace(/^error: (?=.{20})/, '').replace(/`[^`]*`/g, '…')).filter(
    (part) => part.length > 2,
  );
  const {length} = parts.join('');
  if (length < MIN_DISTINCTIVE_LENGTH || !containsInOrder(line, parts))
    return line.length >= MIN_DISTINCTIVE_LENGTH && plain(message).includes(line) ? 4 : 0;
  const words = [...message.matchAll(/`(\w{3,})`/g)].map(([, word = '']) => word.toLowerCase());
  const shared = words.filter((word) => line.includes(word));
  const isNamed = shared.some((word) => href.includes(word));
  return 4.5 + specific(length) + shared.length / (words.length || 1) / 4 + (isNamed ? 0.25 : 0);
}

/** What pages explain or provoke, the best first, one finding for each section. */
function onPages(pasted: Pasted, errors: readonly PageError[]): Match[] {
  const seen = new Set<string>();
  return errors
    .map((error) => ({error, score: scoreOfPage(error, pasted)}))
    .filter(({score}) => score > 0)
    .sort((one, other) => other.score - one.score)
    .filter(({error: {href}}) => !seen.has(href) && seen.add(href))
    .slice(0, MAX_PAGE_FINDINGS)
    .map(({error, score}) => ({score, finding: pageFinding(error)}));
}

const pageFinding = ({message, explanation, href}: PageError): Finding => ({
  href,
  name: message,
  origin: href.replace(/#.*/, ''),
  cause: explanation,
});

const statusFinding = ({name, cause, fix}: VmStatus): Finding => ({
  href: `#${name}`,
  name,
  origin: 'virtual machine',
  cause: withoutCode(cause),
  fix: withoutCode(fix),
});

const abortFinding = (abort: FrameworkAbort): Finding => ({
  href: `#${abortId(abort)}`,
  name: `${abort.name} (${abort.hex})`,
  origin: abort.module,
  cause: abort.advice ? withoutCode(abort.advice.cause) : abort.message,
  ...(abort.advice && {fix: withoutCode(abort.advice.fix)}),
});

const toolFinding = ({id, message, cause, fix}: ToolError): Finding => ({
  href: `#${id}`,
  name: message,
  origin: 'tools',
  cause: withoutCode(cause),
  fix: withoutCode(fix),
});

const withoutCode = (text: string) => text.replaceAll('`', '');

/** An abort as tools print it: `0x6d3::tip_jar: E_NOT_OWNER(0x50003): Only the owner`, or the number alone. */
const ABORT = /\b(0x[0-9a-f]+)::(\w+): (?:(\w+)\()?(0x[0-9a-f]+)\)?(?:: ([^"\n\\]+))?/i;

/** Explains the abort of a module outside the framework, as far as its name, number and text do. */
function explainOther(text: string, aborts: readonly FrameworkAbort[]): Finding | undefined {
  const [, address = '', module = '', name, hex, comment = ''] = ABORT.exec(text) ?? [];
  const origin = `${address.replace(/^0x0+(?=.)/, '0x')}::${module}`;
  if (hex === undefined || aborts.some((abort) => abort.module === origin)) return undefined;
  const category = CATEGORIES[Math.floor(Number(hex) / 0x10000) - 1];
  const said = comment.trim() === '' ? '' : ` It says: “${comment.trim()}”`;
  const meaning = category
    ? `${hex} is category ${category} with reason ${Number(hex) % 0x10000}.`
    : `${hex} is the number that the module gave it, without a category.`;
  return {
    href: '#read-a-message',
    name: name === undefined ? hex : `${name} (${hex})`,
    origin,
    cause: `The module ${module} stopped the transaction, and nothing changed.${said} ${meaning}`,
    fix: `Look for ${name ?? hex} in the source of ${module}: the assert! or abort with it names the condition.`,
  };
}

/**
 * Finds the meaning of a pasted error message: by name, by number (decimal or `0x…`), by its module, and by the texts
 * of the tools and of the pages.
 * @returns at most eight findings, the best first; for a text that nothing explains, at most three with `isNear`
 */
export function lookUp(
  message: string,
  {statuses, toolErrors, aborts, messages}: Errors,
  pages: readonly PageError[],
): Finding[] {
  const pasted = read(message);
  const other = explainOther(pasted.text, aborts);
  const matches = onPages(pasted, pages);
  if (other) return [...matches.map(({finding}) => finding), other];
  const add = (score: number, finding: () => Finding) => {
    if (score > 0) matches.push({score, finding: finding()});
  };
  for (const status of statuses) add(scoreOfStatus(status, pasted), () => statusFinding(status));
  for (const abort of aborts) add(scoreOfAbort(abort, pasted), () => abortFinding(abort));
  const messagesOf = inSource(messages);
  for (const tool of toolErrors) add(scoreOfTool(tool, pasted, messagesOf), () => toolFinding(tool));
  const best = Math.max(0, ...matches.map(({score}) => score));
  const found = matches
    .filter(({score}) => score >= Math.min(best, 4))
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_FINDINGS)
    .map(({finding}) => finding);
  if (found.length > 0) return found;
  const all = [...pages.map(pageFinding), ...toolErrors.map(toolFinding), ...statuses.map(statusFinding)];
  return mostSimilar(pasted.line, all, ({name, cause}) => `${name} ${cause}`).map((finding) => ({
    ...finding,
    isNear: true,
  }));
}

/** A function that returns the messages of a source file, or of a folder. */
function inSource(messages: Errors['messages']): (path: string) => readonly string[] {
  const files = Object.values(messages).flatMap((tool) => Object.entries(tool));
  return (path) =>
    files
      .filter(([file]) => file === path || file.startsWith(`${path}/`))
      .flatMap(([, lines]) => lines.map((line) => line.slice(line.indexOf(' ') + 1)));
}
