import {
  abortId,
  CATEGORIES,
  outcomeOf,
  type AbortAdvice,
  type Errors,
  type FrameworkAbort,
  type Outcome,
  type PageError,
  type ToolError,
  type VmStatus,
} from './model';
import {errorLines, fixedParts, overlapOf, plain, undrawn, type Overlap} from './message';
import {mostSimilar} from './similar';

/** What may explain a pasted error. */
export interface Finding {
  /** An anchor on `/move/errors`, or another page with its section. */
  href: string;
  name: string;
  /** Origin: a module, the virtual machine, a kind of tools, or a page. */
  origin: string;
  /** Category and reason of an abort; of a status, whether it costs a fee. */
  category?: string;
  cause: string;
  fix?: string;
  /** The page where it happens. */
  page?: string;
  /** Names the message that matched, if the entry has it only as one of its source file. */
  note?: string;
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
const MIN_DISTINCTIVE_LENGTH = 11;
/** A message of a source file with fewer characters must be this share of the text. */
const MIN_FORM_LENGTH = 18;
const MIN_FORM_SHARE = 0.4;
const MIN_FIRST_LENGTH = 12;
/** In a longer text, a number beside a module is a code only if a word says so. */
const MAX_QUERY = 40;

/** A text that is looked up, in the forms in which it is compared. */
interface Pasted {
  /** As pasted, without what is drawn around it; of a log, the lines that name errors. */
  text: string;
  /** The same, and with its lines joined, because a line may break within a name, before or after a space. */
  texts: readonly string[];
  /** See `plain`. */
  line: string;
  /** Names as pasted, and in lower case. */
  words: ReadonlySet<string>;
  /** Numbers that are codes. */
  codes: ReadonlySet<number>;
  /** All numbers of a short text. */
  numbers: ReadonlySet<number>;
}

function read(pasted: string): Pasted {
  const lines = errorLines(pasted);
  const text = undrawn(lines);
  const texts = [text, text.replace(/\n/g, ''), text.replace(/\s*\n\s*/g, '')];
  const names = texts.flatMap((each) => each.match(/\w+/g) ?? []);
  return {
    text,
    texts,
    line: plain(lines),
    words: new Set([...names, ...names.map((name) => name.toLowerCase())]),
    codes: new Set(texts.flatMap(codesIn)),
    numbers: new Set(text.trim().length <= MAX_QUERY ? numbersIn(text) : []),
  };
}

/** All numbers in a text, decimal or hexadecimal, except addresses of modules. */
const numbersIn = (text: string): number[] =>
  [...text.replace(/0x[0-9a-f]+::/gi, ' ').matchAll(/\b(?:0x[0-9a-f]{1,8}|\d{1,10})\b/gi)].map(([match]) =>
    Number(match),
  );

/** The numbers of a text that are codes: after a word that says so, after the name of an error, and alone. */
function codesIn(text: string): number[] {
  const said = text.match(/(?:code|status|abort)[^\n]{0,100}/gi) ?? [];
  const named = text.match(/\bE_?[A-Z]\w*\W{1,2}0x[0-9a-f]+\b/g) ?? [];
  const alone = /^\w+$/.exec(text.trim()) ?? [];
  return [...said, ...named, ...alone].flatMap(numbersIn);
}

/** Longer messages say more: a hundredth for each character, and at most one. */
const specific = (length: number) => Math.min(length / 100, 1);

/** Score of a status for the text; 0 for no match. */
function scoreOfStatus(status: VmStatus, {words, codes}: Pasted): number {
  const isNamed =
    words.has(status.name) || (status.name.includes('_') && words.has(status.name.toLowerCase()));
  if (isNamed) return 7;
  return codes.has(status.code) && outcomeOf(status) !== 'discarded' ? 3 : 0;
}

/** Score of an abort for the text; 0 for no match. */
function scoreOfAbort(abort: FrameworkAbort, {texts, words, codes, numbers}: Pasted): number {
  const isNamed = words.has(abort.name);
  const isCode = codes.has(abort.code);
  if (!isNamed && !isCode && !numbers.has(abort.code)) return 0;
  const [, address = '', module = ''] = /^0x(\w+)::(\w+)$/.exec(abort.module) ?? [];
  const place = new RegExp(`\\b(?:0x)?0*${address}::${module}\\b`, 'i');
  const isInModule = texts.some((each) => place.test(each));
  if (isNamed) return 4 + (isCode ? 2 : 0) + (isInModule ? 4 : 0);
  if (isInModule) return 6;
  return isCode && abort.code >= MIN_DISTINCTIVE_CODE ? 2 : 0;
}

/** What stands before the text of an error. */
const ERROR_WORD = /(?:^|(?:error(?:\[\w+\])?|message|failed|status):|panicked(?:at))$/;

/**
 * Whether a message is the error itself, because the text begins with it, or a word such as "error" stands before it.
 * Other messages are remarks below the error.
 */
const isFirst = ({at}: Overlap, line: string): boolean =>
  ERROR_WORD.test(line.slice(Math.max(0, at - 20), at));

/** Score of a message for the text, by the length of what they share; 0 for no match. */
function scoreOfMessage(message: string, line: string): number {
  const overlap = overlapOf(line, fixedParts(message));
  if (!overlap) return 0;
  return 5 + specific(overlap.length) + (isFirst(overlap, line) ? 0.25 : 0) - (overlap.isWhole ? 0 : 0.3);
}

/** Score of a message of a source file; a short one must be most of the text, or the error itself. */
function scoreOfForm(form: string, line: string): number {
  const {length} = fixedParts(form).join('');
  const share = length / line.length;
  if (length < MIN_FORM_LENGTH && share < MIN_FORM_SHARE) {
    const overlap = length < MIN_FIRST_LENGTH ? undefined : overlapOf(line, fixedParts(form));
    if (!overlap || !isFirst(overlap, line)) return 0;
  }
  return scoreOfMessage(form, line) - 0.1;
}

/** Words around an error stand below all other messages, also those of the same files. */
const FRAME = {own: 2, inSource: 0.8};

/**
 * Score of a tool's error for the text, by its messages, and by those of the source files that it explains; 0 for no
 * match. `inSource` is the message of a source file, if it matches best.
 */
function matchOfTool(
  {message, also = [], when, frame, forms = []}: ToolError,
  {line}: Pasted,
): {score: number; inSource?: string} {
  if (when !== undefined && !line.includes(plain(when))) return {score: 0};
  const own = Math.max(...[message, ...also].map((each) => scoreOfMessage(each, line)));
  const ownScore = own > 0 ? own + (when === undefined ? 0 : 0.5) - (frame ? FRAME.own : 0) : 0;
  let best: {score: number; inSource?: string} = {score: ownScore};
  for (const inSource of forms) {
    const form = scoreOfForm(inSource, line);
    const score = form > 0 ? form - (frame ? FRAME.inSource : 0) : 0;
    if (score > best.score) best = {score, inSource};
  }
  if (best.score > 0) return best;
  return {score: line.length >= MIN_DISTINCTIVE_LENGTH && plain(message).includes(line) ? 4 : 0};
}

/**
 * Score of an error of a page for the text. Words in backticks may differ, and count where they do not: `drop` finds what
 * is about `drop`, first in a section with that name.
 */
function scoreOfPage({message, when, href}: PageError, {line}: Pasted): number {
  if (when !== undefined && !line.includes(plain(when))) return 0;
  const parts = fixedParts(message.replace(/^error: (?=.{20})/, '').replace(/`[^`]*`/g, '…'));
  const overlap = parts.join('').length < MIN_DISTINCTIVE_LENGTH ? undefined : overlapOf(line, parts);
  if (!overlap) return line.length >= MIN_DISTINCTIVE_LENGTH && plain(message).includes(line) ? 4 : 0;
  const words = [...message.matchAll(/`(\w{3,})`/g)].map(([, word = '']) => word.toLowerCase());
  const shared = words.filter((word) => line.includes(word));
  const isNamed = shared.some((word) => href.includes(word));
  return (
    (overlap.isWhole ? 4.5 : 4.2) +
    specific(overlap.length) +
    shared.length / (words.length || 1) / 4 +
    (isNamed ? 0.25 : 0)
  );
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

const OUTCOME_LABELS: Record<Outcome, string> = {
  discarded: 'Not on chain, no fee',
  charged: 'On chain without effect, fee charged',
  either: 'Not on chain, or on chain without effect and charged',
};

const statusFinding = (status: VmStatus): Finding => ({
  href: `#${status.name}`,
  name: status.name,
  origin: 'virtual machine',
  category: OUTCOME_LABELS[outcomeOf(status)],
  ...remedy(status),
});

const abortFinding = (abort: FrameworkAbort): Finding => ({
  href: `#${abortId(abort)}`,
  name: `${abort.name} (${abort.hex})`,
  origin: abort.module,
  ...categoryOf(abort.code),
  ...(abort.advice ? remedy(abort.advice) : {cause: abort.message}),
});

const toolFinding = (error: ToolError, inSource?: string): Finding => {
  const {page, ...advice} = remedy(error);
  return {
    href: error.unlisted ? error.href : `#${error.id}`,
    name: error.message,
    origin: error.tool,
    ...advice,
    ...(!error.unlisted && {page}),
    ...(inSource !== undefined && {note: `Also about “${inSource}”, so not every sentence may fit.`}),
  };
};

const withoutCode = (text: string) => text.replaceAll('`', '');

/** Cause, fix, and where it happens. */
const remedy = ({cause, fix, href}: AbortAdvice): Pick<Finding, 'cause' | 'fix' | 'page'> => ({
  cause: withoutCode(cause),
  fix: withoutCode(fix),
  ...(href !== undefined && {page: href}),
});

/** The category and the reason in the number of an abort, if it has a category. */
function categoryOf(code: number): Pick<Finding, 'category'> {
  const category = CATEGORIES[Math.floor(code / 0x10000) - 1];
  return category === undefined ? {} : {category: `${category}, reason ${code % 0x10000}`};
}

/** An abort as tools print it: `0x6d3::tip_jar: E_NOT_OWNER(0x50003): Only the owner`, or the number alone. */
const ABORT = /\b(0x[0-9a-f]+)::(\w+):\s*(?:(\w+)\()?(0x[0-9a-f]+)\)?(?::\s*([^"\n\\]+))?/i;
/** An abort as unit tests print it. */
const TEST_ABORT = /aborted with code (\d+)\b.{0,40}? originating in the module (?:0x)?([0-9a-f]+)::(\w+)/i;

/** The parts of an abort in a text. */
function readAbort(text: string) {
  const [, address, module = '', name, hex, comment = ''] = ABORT.exec(text) ?? [];
  if (address !== undefined && hex !== undefined) return {address, module, name, code: Number(hex), comment};
  const [, code, from = '', inModule = ''] = TEST_ABORT.exec(text.replace(/\s+/g, ' ')) ?? [];
  return code === undefined
    ? undefined
    : {address: `0x${from}`, module: inModule, name: undefined, code: Number(code), comment: ''};
}

/** Explains the abort of a module outside the framework, as far as its name, number and text do. */
function explainOther({texts}: Pasted, aborts: readonly FrameworkAbort[]): Finding | undefined {
  // A name that a line break cuts is shorter.
  const [abort] = texts
    .flatMap((each) => readAbort(each) ?? [])
    .sort((one, other) => other.module.length - one.module.length);
  if (!abort) return undefined;
  const {address, module, name, code, comment} = abort;
  const origin = `${address.replace(/^0x0+(?=.)/, '0x')}::${module}`;
  if (aborts.some((each) => each.module === origin)) return undefined;
  const hex = `0x${code.toString(16)}`;
  const {category} = categoryOf(code);
  const said = comment.trim() === '' ? '' : ` It says: “${comment.trim()}”`;
  const meaning = category ? '' : ` ${hex} is the number that the module gave it, without a category.`;
  return {
    href: '#read-a-message',
    name: name === undefined ? hex : `${name} (${hex})`,
    origin,
    ...(category !== undefined && {category}),
    cause: `The module ${module} stopped the transaction. Its effects are undone; on chain, the fee is charged.${said}${meaning}`,
    fix: `Look for ${name ?? code} in the source of ${module}: the assert! or abort with it names the condition.`,
  };
}

/**
 * Finds the meaning of a pasted error message: by name, by number (decimal or `0x…`), by its module, and by the texts
 * of the tools and of the pages.
 * @returns at most eight findings, the best first; for a text that nothing explains, at most three with `isNear`
 */
export function lookUp(
  message: string,
  {statuses, toolErrors, aborts}: Errors,
  pages: readonly PageError[],
): Finding[] {
  const pasted = read(message);
  const other = explainOther(pasted, aborts);
  const matches = onPages(pasted, pages);
  if (other) return [...matches.map(({finding}) => finding), other];
  const add = (score: number, finding: () => Finding) => {
    if (score > 0) matches.push({score, finding: finding()});
  };
  for (const status of statuses) add(scoreOfStatus(status, pasted), () => statusFinding(status));
  for (const abort of aborts) add(scoreOfAbort(abort, pasted), () => abortFinding(abort));
  for (const tool of toolErrors) {
    const {score, inSource} = matchOfTool(tool, pasted);
    add(score, () => toolFinding(tool, inSource));
  }
  const best = Math.max(0, ...matches.map(({score}) => score));
  const found = matches
    .filter(({score}) => score >= Math.min(best, 4))
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_FINDINGS)
    .map(({finding}) => finding);
  if (found.length > 0) return found;
  const all = [
    ...pages.map(pageFinding),
    ...toolErrors.map((tool) => toolFinding(tool)),
    ...statuses.map(statusFinding),
  ];
  return mostSimilar(pasted.text.toLowerCase(), all, ({name, cause}) => `${name} ${cause}`).map(
    (finding) => ({
      ...finding,
      isNear: true,
    }),
  );
}
