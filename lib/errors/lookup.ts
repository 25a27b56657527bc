import {abortId, CATEGORIES, isDiscarded, type Errors, type FrameworkAbort, type ToolError} from '.';

/** An entry of the page that may explain a pasted error. */
export interface Finding {
  /** Anchor on `/move/errors`. */
  id: string;
  name: string;
  /** Origin: a module, the virtual machine, or a tool. */
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
function scoreOfAbort(abort: FrameworkAbort, words: Set<string>, numbers: Set<number>): number {
  const named = words.has(abort.name);
  const numbered = numbers.has(abort.code);
  const [, moduleName = ''] = abort.module.split('::');
  const inModule = words.has(moduleName);
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

/** Score of a tool's message for the text: the text contains all of its fixed parts, or is a part of it. */
function scoreOfTool({message, also = []}: ToolError, text: string): number {
  const parts = message.split('…').map(plain);
  if (parts.every((part) => text.includes(part)) || also.some((word) => text.includes(plain(word)))) return 5;
  return text.length >= MIN_DISTINCTIVE_LENGTH && plain(message).includes(text) ? 4 : 0;
}

/** An abort as tools print it: `0x6d3::tip_jar: E_NOT_OWNER(0x50003)`, or the number alone. */
const ABORT = /\b(0x[0-9a-f]+)::(\w+): (?:(\w+)\()?(0x[0-9a-f]+)/i;

/** Explains the abort of a module whose errors the page does not list, as far as its number does. */
function explainOther(text: string, aborts: readonly FrameworkAbort[]): Finding | undefined {
  const [, address = '', module = '', name, hex] = ABORT.exec(text) ?? [];
  const origin = `${address.replace(/^0x0+(?=.)/, '0x')}::${module}`;
  if (hex === undefined || aborts.some((abort) => abort.module === origin)) return undefined;
  const category = CATEGORIES[Math.floor(Number(hex) / 0x10000) - 1];
  const meaning = category ? `${category}, reason ${Number(hex) % 0x10000}` : 'a code without a category';
  return {
    id: 'read-a-message',
    name: name === undefined ? hex : `${name} (${hex})`,
    origin,
    explanation: `Raised by ${module}, whose errors this page does not list: ${meaning}. See the source of ${module}.`,
  };
}

/**
 * Finds the meaning of a pasted error message: by name, by number (decimal or `0x…`), by its module, and by the texts
 * of the tools.
 * @returns at most eight findings, the best first; none for a text without a known name, number or message
 */
export function lookUp(text: string, {statuses, toolErrors, aborts}: Errors): Finding[] {
  const other = explainOther(text, aborts);
  if (other) return [other];
  const words = new Set(text.match(/\w+/g) ?? []);
  const numbers = numbersIn(text);
  const matches: {score: number; finding: Finding}[] = [];
  for (const status of statuses) {
    const score = words.has(status.name) ? 7 : numbers.has(status.code) && !isDiscarded(status) ? 3 : 0;
    if (score === 0) continue;
    const explanation = `${status.cause} ${status.fix}`;
    matches.push({
      score,
      finding: {id: status.name, name: status.name, origin: 'virtual machine', explanation},
    });
  }
  for (const abort of aborts) {
    const score = scoreOfAbort(abort, words, numbers);
    if (score === 0) continue;
    const finding = {
      id: abortId(abort),
      name: `${abort.name} (${abort.hex})`,
      origin: abort.module,
      explanation: abort.message,
    };
    matches.push({score, finding});
  }
  const plainText = plain(text);
  for (const tool of toolErrors) {
    const score = scoreOfTool(tool, plainText);
    if (score === 0) continue;
    const {id, message: name} = tool;
    const explanation = `${tool.cause} ${tool.fix}`.replaceAll('`', '');
    matches.push({score, finding: {id, name, origin: 'tools', explanation}});
  }
  const best = Math.max(0, ...matches.map(({score}) => score));
  return matches
    .filter(({score}) => score >= Math.min(best, 4))
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_FINDINGS)
    .map(({finding}) => finding);
}
