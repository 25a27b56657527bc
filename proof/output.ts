import {stripVTControlCharacters} from 'node:util';

import type {Printed} from './environment/terminal';
import {blockFailure, type Failure, type PageContext} from './outcome';
import type {Block} from '../markdown/page';

/** Actual values by the values that the page shows, for values that differ on every run. */
export type Bindings = Map<string, string>;

/** A successful comparison. */
interface Match {
  /** All bindings of the page, with those that this output added. */
  bindings: Bindings;
  /** The printed lines that lines `…` leave out. */
  omitted: string[];
}

/** Compares an output block by `compare`, and records the comparison, so that mutants of the block need no run of their own. */
export function recordComparison(
  output: Block,
  {bindings, comparisons}: Pick<PageContext, 'bindings' | 'comparisons'>,
  compare: (shown: Block, bindings: Bindings) => Failure[],
): Failure[] {
  const before = new Map(bindings);
  comparisons.set(output, (shown) => compare(shown, new Map(before)));
  return compare(output, bindings);
}

/** Compares an output block with the printed output. On a match, adds its bindings to those of the page. */
export function compareOutput(
  output: Block,
  printed: Pick<Printed, 'both' | 'stdout' | 'stderr'>,
  ran: string,
  bindings: Bindings,
  mustFail = false,
): Failure[] {
  const problem = patternProblem(output.code);
  if (problem !== undefined)
    return [blockFailure(output, problem.message, {hint: problem.hint}, problem.line)];
  for (const candidate of candidates(output, printed)) {
    const found = matchOutput(output.code, candidate, bindings);
    if (!found) continue;
    const error = mustFail ? found.omitted.find((line) => errorLine.test(line)) : undefined;
    if (error !== undefined) {
      return [
        blockFailure(output, 'the command reports an error that the page does not show', {
          ran,
          got: error,
          hint: 'Fix the mistake that the page does not mention, or show its error.',
        }),
      ];
    }
    for (const [shown, real] of found.bindings) bindings.set(shown, real);
    return [];
  }
  return [
    blockFailure(output, 'the output is not what the page shows', {
      ran,
      expected: normalise(output.code),
      got: normalise(printed.both) || '(nothing was printed)',
      hint: 'Paste the printed output. Mark values that differ on every run, such as ‹1034›, and replace omitted lines by a line `…`.',
    }),
  ];
}

// `error: …`, `error[E0382]: …`, `TypeError: …`, and the answer of the Cedra CLI.
const errorLine = /^\s*(?:(?:[A-Z]\w*)?[Ee]rror(?:\[\w+\])?:|"Error":) /;

/** The texts that a page may show: everything, only the result, only the messages, or formatted JSON. */
function candidates(
  output: Block,
  {both, stdout, stderr}: Pick<Printed, 'both' | 'stdout' | 'stderr'>,
): string[] {
  const found = [both, stdout, stderr, `${stderr}${stdout}`];
  if (output.lang !== 'json') return found;
  try {
    found.push(JSON.stringify(JSON.parse(stdout), null, 2));
  } catch {
    // Not JSON: the plain text is compared.
  }
  return found;
}

// A marked value, `…`, or a hash, key, signature or address.
const token = /‹[^‹›\n]*›|…|\b(?:0x)?[0-9a-f]{40,}\b/gi;

const kinds: Readonly<Record<string, string>> = {
  address: '0x[0-9a-f]{1,64}',
  hash: '0x[0-9a-f]{64}',
  path: '/[\\w./+-]+',
  number: '-?\\d[\\d,_]*(?:\\.\\d+)?',
  time: '\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d:\\d\\d(?:\\.\\d+)?(?:Z| ?UTC|[+-]\\d\\d:?\\d\\d)?|\\d\\d:\\d\\d:\\d\\d(?:\\.\\d+)?|\\d{10}|\\d{13}|\\d{16}',
};

/**
 * The regular expression for a token, and whether equal tokens are equal values on the whole page.
 * - `‹a|b›`: one of these texts.
 * - `‹number›`: any value of a kind; `‹gas number›`: one value of the kind, with a name.
 * - `‹1034›`, `‹12.5 ms›`, `‹c6ac59a5›`: an example; other digits may stand for its digits.
 * - 40 hex digits and more: an example, too, without marks.
 * Undefined for anything else.
 */
function shapeOf(text: string): {pattern: string; bound: boolean} | undefined {
  if (!text.startsWith('‹')) return {pattern: hexPattern(text), bound: true};
  const inner = text.slice(1, -1).trim();
  if (inner.includes('|'))
    return {
      pattern: inner
        .split('|')
        .map((each) => escape(each.trim()))
        .join('|'),
      bound: false,
    };
  const kind = kinds[inner.split(' ').at(-1) ?? ''];
  if (kind !== undefined) return {pattern: kind, bound: inner.includes(' ')};
  if (!/\d/.test(inner)) return undefined;
  if (/^(?:0x)?[0-9a-f]*$/i.test(inner) && /[a-f]/i.test(inner.replace(/^0x/i, '')))
    return {pattern: `${/^0x/i.test(inner) ? '0x' : ''}[0-9a-f]+`, bound: true};
  const pattern = inner
    .split(/(\d[\d,_]*)/)
    .map((part, index) => (index % 2 === 1 ? '\\d[\\d,_]*' : escape(part)))
    .join('');
  return {pattern, bound: true};
}

/** Addresses may lose leading zeros; other values have as many digits as the page shows. */
function hexPattern(shown: string): string {
  const prefix = /^0x/i.test(shown) ? '0x' : '';
  const digits = shown.length - prefix.length;
  return `${prefix}[0-9a-f]{${digits >= 56 && digits <= 64 ? '56,64' : digits}}`;
}

/** Checks the notation of an output block; the line of a problem is from 0. */
export function patternProblem(code: string): {message: string; hint: string; line: number} | undefined {
  for (const [line, text] of code.split('\n').entries()) {
    for (const {0: found, index} of text.matchAll(token)) {
      if (found === '…' && !leavesOut(text, index)) {
        return {
          line,
          message: '`…` replaces a value here, but it may replace only omitted lines or fields',
          hint: 'Mark the value: an example ‹1034›, a kind ‹number›, ‹hash›, ‹address›, ‹path›, ‹time›, or a choice ‹a|b›.',
        };
      }
      if (found !== '…' && !shapeOf(found)) {
        return {
          line,
          message: `\`${found}\` is neither a kind, nor an example with digits, nor a choice`,
          hint: 'Kinds are ‹number›, ‹hash›, ‹address›, ‹path› and ‹time›, with words before them as a name.',
        };
      }
    }
  }
  const all = code.replace(/\s/g, '');
  if (all.replaceAll('…', '').length * 2 >= all.length && all !== '') return undefined;
  return {
    line: 0,
    message: 'more than half of this output is omitted',
    hint: 'Show the lines that matter, or remove the block.',
  };
}

/** Whether `…` is a whole line, or is between the brackets and commas of a list of fields. */
function leavesOut(line: string, index: number): boolean {
  const before = line.slice(0, index).trimEnd();
  const after = line.slice(index + 1).trimStart();
  if (before === '' && /^,?$/.test(after)) return true;
  return /[[{(,]$/.test(before) && /^(?:$|[\]}),])/.test(after);
}

/**
 * Compares an output line by line. A line `…` matches any number of lines, including none; `…` between the brackets and
 * commas of a line matches fields. Trailing white space is ignored. The lines after a `…` match at the first possible
 * place, so the time is at most quadratic.
 */
export function matchOutput(
  expected: string,
  printed: string,
  known: ReadonlyMap<string, string> = new Map(),
): Match | undefined {
  const got = normalise(printed).split('\n');
  const segments = [[]] as string[][];
  for (const line of normalise(expected).split('\n')) {
    if (/^\s*…,?$/.test(line)) segments.push([]);
    else segments.at(-1)?.push(line);
  }
  let bindings: Bindings = new Map(known);
  const omitted: string[] = [];
  let at = 0;
  for (const [index, segment] of segments.entries()) {
    const last = got.length - segment.length;
    // The first segment matches at the start, the last at the end.
    const from = index === segments.length - 1 && index > 0 && segment.length > 0 ? Math.max(at, last) : at;
    const to = index === 0 ? at : last;
    if (segments.length === 1 && segment.length !== got.length) return undefined;
    let found: Bindings | undefined;
    let place = from;
    for (; place <= to && !found; place += 1) found = matchLines(segment, got, place, bindings);
    if (!found) return undefined;
    place -= 1;
    if (index === segments.length - 1 && segment.length === 0) place = got.length;
    omitted.push(...got.slice(at, place));
    bindings = found;
    at = place + segment.length;
  }
  return at >= got.length ? {bindings, omitted} : undefined;
}

function matchLines(
  expected: readonly string[],
  got: readonly string[],
  from: number,
  known: ReadonlyMap<string, string>,
): Bindings | undefined {
  if (from < 0 || from + expected.length > got.length) return undefined;
  const bindings: Bindings = new Map(known);
  return expected.every((line, index) => matchLine(line, got[from + index] ?? '', bindings))
    ? bindings
    : undefined;
}

/** Compares one line and adds its values to the bindings. */
function matchLine(expected: string, got: string, bindings: Bindings): boolean {
  const bound: string[] = [];
  const parts = expected.split(new RegExp(`(${token.source})`, 'gi'));
  const pattern = parts.map((part, index) => {
    if (index % 2 === 0) return escape(part);
    if (part === '…') return '.*?';
    const shape = shapeOf(part);
    if (!shape?.bound) return `(?:${shape?.pattern ?? escape(part)})`;
    bound.push(part);
    return `(${shape.pattern})`;
  });
  const found = new RegExp(`^${pattern.join('')}$`, 'i').exec(got);
  // The flag `i` is for hex digits only: fixed text must be equal.
  if (!found || !parts.every((part, index) => index % 2 === 1 || got.includes(part))) return false;
  return bound.every((shown, index) => bind(shown, found[index + 1] ?? '', bindings));
}

/** Requires equal values for equal names, and different values for different hashes. */
function bind(shown: string, real: string, bindings: Bindings): boolean {
  const isHex = !shown.startsWith('‹');
  const name = isHex ? bareHex(shown) : shown;
  const value = isHex ? bareHex(real) : real;
  const known = bindings.get(name);
  if (known !== undefined) return known === value;
  if (isHex && [...bindings].some(([other, bound]) => !other.startsWith('‹') && bound === value))
    return false;
  bindings.set(name, value);
  return true;
}

/** Replaces hashes and addresses of earlier outputs by the actual values. */
export function applyBindings(text: string, bindings: ReadonlyMap<string, string>): string {
  return text.replace(/\b(?:0x)?[0-9a-f]{40,}\b/gi, (shown) => {
    const real = bindings.get(bareHex(shown));
    if (real === undefined) return shown;
    const digits = shown.replace(/^0x/i, '').length;
    return `${/^0x/i.test(shown) ? '0x' : ''}${real.padStart(digits, '0')}`;
  });
}

function bareHex(value: string): string {
  return value.replace(/^0x/i, '').replace(/^0+/, '').toLowerCase();
}

/** Removes colours, trailing spaces, and blank lines at the start and end. */
export function normalise(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/^\n+|\n+$/g, '');
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
