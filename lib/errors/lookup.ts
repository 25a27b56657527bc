import {
  abortId,
  CATEGORIES,
  errorLines,
  isDiscarded,
  type Errors,
  type FrameworkAbort,
  type PageError,
  type ToolError,
} from '.';

/** What may explain a pasted error. */
export interface Finding {
  /** An anchor on `/move/errors`, or another page with its section. */
  href: string;
  name: string;
  /** Origin: a module, the virtual machine, the tools, or a page. */
  origin: string;
  explanation: string;
}

const MAX_FINDINGS = 8;
/** Smaller codes are too common for a match by code alone. */
const MIN_DISTINCTIVE_CODE = 0x100;

/** Numbers in the text, decimal or hexadecimal, except addresses of modules. */
function numbersIn(text: string): Set<number> {
  return new Set(
    [...text.replace(/0x[0-9a-f]+::/gi, ' ').matchAll(/\b(?:0x[0-9a-f]{1,8}|\d{1,10})\b/gi)].map(([match]) =>
      Number(match),
    ),
  );
}

/** Score of an abort for the text; 0 for no match. */
function scoreOfAbort(abort: FrameworkAbort, text: string, words: Set<string>, numbers: Set<number>): number {
  const named = words.has(abort.name);
  const numbered = numbers.has(abort.code);
  const [, moduleName = ''] = abort.module.split('::');
  const inModule = words.has(moduleName) && text.includes(`::${moduleName}`);
  if (named) return 4 + (numbered ? 2 : 0) + (inModule ? 4 : 0);
  if (!numbered) return 0;
  return inModule ? 6 : abort.code >= MIN_DISTINCTIVE_CODE ? 2 : 0;
}

/** Shorter texts occur in too many messages. */
const MIN_DISTINCTIVE_LENGTH = 12;
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s`'"]+/g, ' ')
    .trim();

/** Longer messages say more: a hundredth for each character, and at most one. */
const specific = (message: string) => Math.min(message.length / 100, 1);

/** Score of a tool's message for the text: the text contains all of its fixed parts, or is a part of it. */
function scoreOfTool({message, also = []}: ToolError, text: string): number {
  const parts = message.split('…').map(plain);
  if (parts.every((part) => text.includes(part))) return 5 + specific(parts.join(''));
  const other = also.find((word) => text.includes(plain(word)));
  if (other !== undefined) return 5 + specific(other);
  return text.length >= MIN_DISTINCTIVE_LENGTH && plain(message).includes(text) ? 4 : 0;
}

/** Parts of a message that must occur; code between backticks may differ. */
const fixedParts = (message: string) =>
  message
    .split(/…|`[^`]*`/)
    .map(plain)
    .filter((part) => part.length > 2);

const MAX_PAGE_FINDINGS = 4;

/**
 * Score of an error of a page for the text. Words in backticks may differ, and count where they do not: `drop` finds what
 * is about `drop`, first in a section with that name.
 */
function scoreOfPage({message, href}: PageError, text: string): number {
  const parts = fixedParts(message.replace(/^error: (?=.{20})/, ''));
  const isShown = parts.every((part) => text.includes(part));
  const fixed = parts.join('');
  if (fixed.length < MIN_DISTINCTIVE_LENGTH || !isShown)
    return text.length >= MIN_DISTINCTIVE_LENGTH && plain(message).includes(text) ? 4 : 0;
  const words = [...message.matchAll(/`(\w{3,})`/g)].map(([, word = '']) => word.toLowerCase());
  const shared = words.filter((word) => text.includes(word));
  const isNamed = shared.some((word) => href.includes(word));
  return 4.5 + specific(fixed) + shared.length / (words.length || 1) / 4 + (isNamed ? 0.25 : 0);
}

/** What pages explain or provoke, the best first, one finding for each section. */
function onPages(text: string, errors: readonly PageError[]): {score: number; finding: Finding}[] {
  const seen = new Set<string>();
  return errors
    .map((error) => ({error, score: scoreOfPage(error, text)}))
    .filter(({score}) => score > 0)
    .sort((one, other) => other.score - one.score)
    .filter(({error: {href}}) => !seen.has(href) && seen.add(href))
    .slice(0, MAX_PAGE_FINDINGS)
    .map(({error: {message, explanation, href}, score}) => ({
      score,
      finding: {href, name: message, origin: href.replace(/#.*/, ''), explanation},
    }));
}

/** An abort as tools print it: `0x6d3::tip_jar: E_NOT_OWNER(0x50003)`, or the number alone. */
const ABORT = /\b(0x[0-9a-f]+)::(\w+): (?:(\w+)\()?(0x[0-9a-f]+)/i;

/** Explains the abort of a module whose errors the page does not list, as far as its number does. */
function explainOther(text: string, aborts: readonly FrameworkAbort[]): Finding | undefined {
  const [, address = '', module = '', name, hex] = ABORT.exec(text) ?? [];
  const origin = `${address.replace(/^0x0+(?=.)/, '0x')}::${module}`;
  if (hex === undefined || aborts.some((abort) => abort.module === origin)) return undefined;
  const category = CATEGORIES[Math.floor(Number(hex) / 0x10000) - 1];
  const meaning = category
    ? `Its category is ${category}, and its reason ${Number(hex) % 0x10000}.`
    : 'Its number has no category.';
  return {
    href: '#read-a-message',
    name: name === undefined ? hex : `${name} (${hex})`,
    origin,
    explanation: `Raised by ${module}, whose errors this page does not list. ${meaning} See the source of ${module}.`,
  };
}

/**
 * Finds the meaning of a pasted error message: by name, by number (decimal or `0x…`), by its module, and by the texts
 * of the tools and of the pages.
 * @returns at most eight findings, the best first; none for a text without a known name, number or message
 */
export function lookUp(
  pasted: string,
  {statuses, toolErrors, aborts}: Errors,
  pages: readonly PageError[],
): Finding[] {
  const text = errorLines(pasted);
  const plainText = plain(text);
  const other = explainOther(text, aborts);
  if (other) return [...onPages(plainText, pages).map(({finding}) => finding), other];
  const words = new Set(text.match(/\w+/g) ?? []);
  const numbers = numbersIn(text);
  const matches = onPages(plainText, pages);
  for (const status of statuses) {
    const score = words.has(status.name) ? 7 : numbers.has(status.code) && !isDiscarded(status) ? 3 : 0;
    if (score === 0) continue;
    const explanation = `${status.cause} ${status.fix}`;
    matches.push({
      score,
      finding: {href: `#${status.name}`, name: status.name, origin: 'virtual machine', explanation},
    });
  }
  for (const abort of aborts) {
    const score = scoreOfAbort(abort, text, words, numbers);
    if (score === 0) continue;
    const finding = {
      href: `#${abortId(abort)}`,
      name: `${abort.name} (${abort.hex})`,
      origin: abort.module,
      explanation: abort.message,
    };
    matches.push({score, finding});
  }
  for (const tool of toolErrors) {
    const score = scoreOfTool(tool, plainText);
    if (score === 0) continue;
    const {id, message: name} = tool;
    const explanation = `${tool.cause} ${tool.fix}`.replaceAll('`', '');
    matches.push({score, finding: {href: `#${id}`, name, origin: 'tools', explanation}});
  }
  const best = Math.max(0, ...matches.map(({score}) => score));
  return matches
    .filter(({score}) => score >= Math.min(best, 4))
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_FINDINGS)
    .map(({finding}) => finding);
}
