import {stripVTControlCharacters} from 'node:util';

import {diffArrays} from 'diff';

import {blockFailure, type Failure} from './outcome';
import type {Block} from '../pages/page';
import type {Printed} from './terminal';

/** Actual values by the values that the page shows, for values that differ on every run. */
export type CapturedValues = Map<string, string>;

/** For each compared output block, a function that compares another block in its place. */
export type Comparisons = Map<Block, (shown: Block) => Failure[]>;

/**
 * All that a block printed, in the words of the page: known addresses and hashes have the page's digits, and the page's
 * folder is `~`. Undefined if nothing was printed, or if the page shows all of it.
 */
export function wholeOutput(
  printed: string,
  shown: Block | undefined,
  {captured, sandbox}: {captured: CapturedValues; sandbox: {folder: string; home: string}},
): string | undefined {
  if (shown && !shown.code.includes('…')) return undefined;
  const text = normalise(printed).replaceAll(sandbox.folder, '~').replaceAll(sandbox.home, '~');
  return text === '' ? undefined : withPageValues(text, captured);
}

interface Match {
  /** All captured values of the page, with those of this output. */
  captured: CapturedValues;
  /** The printed lines that lines `…` leave out. */
  omitted: string[];
}

/** Compares an output block by `compare`, and records the comparison, so that mutants of the block need no run of their own. */
export function recordComparison(
  output: Block,
  {captured, comparisons}: {captured: CapturedValues; comparisons: Comparisons},
  compare: (shown: Block, captured: CapturedValues) => Failure[],
): Failure[] {
  const before = new Map(captured);
  comparisons.set(output, (shown) => compare(shown, new Map(before)));
  return compare(output, captured);
}

/** Compares an output block with the printed output. On a match, adds its captured values to those of the page. */
export function compareOutput(
  output: Block,
  printed: Pick<Printed, 'both' | 'stdout' | 'stderr'>,
  ran: string,
  captured: CapturedValues,
  mustFail = false,
): Failure[] {
  const problem = patternProblem(output.code);
  if (problem !== undefined)
    return [blockFailure(output, problem.message, {hint: problem.hint}, problem.line)];
  for (const candidate of candidates(output, printed)) {
    const found = matchOutput(output.code, candidate, captured);
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
    for (const [shown, real] of found.captured) captured.set(shown, real);
    return [];
  }
  const {text, changes, clash} = candidates(output, printed)
    .map((candidate) => asShown(output.code, candidate, captured))
    .reduce((best, each) => (isNearer(each, best) ? each : best));
  // Without another difference, the value is the problem.
  const only = changes === 0 ? clash : undefined;
  const also = clash && !only ? ` Also, ${clash.problem}.` : '';
  return [
    blockFailure(
      output,
      only?.problem ?? 'the output is not what the page shows',
      {
        ran,
        expected: normalise(output.code),
        got: text || '(nothing was printed)',
        hint: `Replace the lines with - by those with +. Mark values that differ on every run, such as ‹1034›, and replace omitted lines by a line \`…\`.${also}`,
      },
      only?.line,
    ),
  ];
}

/** A printed output in the words of the page. */
interface Shown {
  /** Lines that match are the page's own; in the others, known addresses and hashes have the page's digits. */
  text: string;
  /** How many lines match. */
  equal: number;
  /** How many lines were added or removed. */
  changes: number;
  /** The first value that has another meaning elsewhere; its line is from 0. */
  clash?: {problem: string; line: number};
}

const isNearer = (one: Shown, other: Shown): boolean =>
  one.equal > other.equal || (one.equal > 0 && one.equal === other.equal && one.changes < other.changes);

/** Writes a printed output as the page would show it, so that the page passes with it. */
function asShown(expected: string, printed: string, known: ReadonlyMap<string, string>): Shown {
  const [page, got] = [expected, printed].map((text) => normalise(text).split('\n')) as [string[], string[]];
  const captured: CapturedValues = new Map(known);
  const lines: {text: string; isOwn: boolean}[] = [];
  let clash: Shown['clash'];
  let [same, changes] = [0, 0];
  for (const {first, shown, real, equal} of lineGroups(page, got)) {
    if (!equal && shown.length > 0 && shown.every(isOmission)) {
      lines.push(...shown.map((text) => ({text, isOwn: true})));
      continue;
    }
    if (equal) same += shown.length;
    else changes += shown.length + real.length;
    for (const [index, line] of real.entries()) {
      const own = shown[index] ?? '';
      // Values of changed lines are known, too, if each such line has a counterpart.
      const values = equal ? capture(own, line) : shown.length === real.length ? hexPairs(own, line) : [];
      const problem = bindAll(values ?? [], captured);
      if (problem !== undefined) clash ??= {problem, line: first + index};
      lines.push(equal && problem === undefined ? {text: own, isOwn: true} : {text: line, isOwn: false});
    }
  }
  const text = lines.map((line) => (line.isOwn ? line.text : withPageValues(line.text, captured))).join('\n');
  return {text, equal: same, changes, ...(clash && {clash})};
}

interface LineGroup {
  /** The first line of `shown` in the page's output, from 0. */
  first: number;
  shown: string[];
  real: string[];
  /** Whether the lines have the same shapes. */
  equal: boolean;
}

function lineGroups(page: readonly string[], got: readonly string[]): LineGroup[] {
  const comparator = (shown: string, real: string): boolean =>
    !isOmission(shown) && capture(shown, real) !== undefined;
  const groups: LineGroup[] = [];
  let [at, atReal] = [0, 0];
  for (const {added, removed, count} of diffArrays([...page], [...got], {comparator})) {
    const equal = !added && !removed;
    let group = groups.at(-1);
    if (!group || group.equal || equal) groups.push((group = {first: at, shown: [], real: [], equal}));
    if (!added) group.shown.push(...page.slice(at, (at += count)));
    if (!removed) group.real.push(...got.slice(atReal, (atReal += count)));
  }
  return groups.flatMap(aroundOmission);
}

/** Splits a group of different lines at its only line `…`, which represents the lines that remain. */
function aroundOmission(group: LineGroup): LineGroup[] {
  const {first, shown, real, equal} = group;
  const at = shown.findIndex(isOmission);
  const after = shown.length - at - 1;
  if (equal || at < 0 || shown.slice(at + 1).some(isOmission) || real.length < at + after) return [group];
  const rest = real.length - after;
  return [
    {first, shown: shown.slice(0, at), real: real.slice(0, at), equal},
    {first: first + at, shown: shown.slice(at, at + 1), real: real.slice(at, rest), equal},
    {first: first + at + 1, shown: shown.slice(at + 1), real: real.slice(rest), equal},
  ];
}

const hexDigits = /\b(?:0x)?[0-9a-f]{40,}\b/gi;

/** The addresses and hashes of two lines in pairs, if both lines have equally many. */
function hexPairs(expected: string, got: string): Value[] {
  const [shown, real] = [expected, got].map((line) => [...line.matchAll(hexDigits)].map(([each]) => each));
  if (shown?.length !== real?.length) return [];
  return (shown ?? []).map((each, index) => ({shown: each, real: real?.[index] ?? ''}));
}

/** Binds values until one has another meaning elsewhere, and describes that one. */
function bindAll(values: readonly Value[], captured: CapturedValues): string | undefined {
  const wrong = values.find(({shown, real}) => !bind(shown, real, captured));
  if (!wrong) return undefined;
  const {shown, real} = wrong;
  const known = captured.get(shown.startsWith('‹') ? shown : bareHex(shown));
  if (known === undefined) {
    return `the page shows \`${shown}\`, but ${real} was printed, which the page shows as \`${withPageValues(real, captured)}\` elsewhere`;
  }
  return `the page shows \`${shown}\`, which is ${shown.startsWith('‹') ? '' : '0x'}${known} elsewhere, but ${real} was printed`;
}

/** Replaces actual addresses and hashes by those that the page shows for them. */
function withPageValues(line: string, captured: ReadonlyMap<string, string>): string {
  return line.replace(hexDigits, (real) => {
    const [shown] =
      [...captured].find(([name, value]) => !name.startsWith('‹') && value === bareHex(real)) ?? [];
    const prefix = /^0x/i.test(real) ? '0x' : '';
    return shown === undefined ? real : `${prefix}${shown.padStart(real.length - prefix.length, '0')}`;
  });
}

const isOmission = (line: string): boolean => /^\s*…,?$/.test(line);

// `error: …`, `error[E0382]: …`, `TypeError: …`, and `"Error": …` in JSON.
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
    if (isOmission(line)) segments.push([]);
    else segments.at(-1)?.push(line);
  }
  let captured: CapturedValues = new Map(known);
  const omitted: string[] = [];
  let at = 0;
  for (const [index, segment] of segments.entries()) {
    const last = got.length - segment.length;
    // The first segment matches at the start, the last at the end.
    const from = index === segments.length - 1 && index > 0 && segment.length > 0 ? Math.max(at, last) : at;
    const to = index === 0 ? at : last;
    if (segments.length === 1 && segment.length !== got.length) return undefined;
    let found: CapturedValues | undefined;
    let place = from;
    for (; place <= to && !found; place += 1) found = matchLines(segment, got, place, captured);
    if (!found) return undefined;
    place -= 1;
    if (index === segments.length - 1 && segment.length === 0) place = got.length;
    omitted.push(...got.slice(at, place));
    captured = found;
    at = place + segment.length;
  }
  return at >= got.length ? {captured, omitted} : undefined;
}

function matchLines(
  expected: readonly string[],
  got: readonly string[],
  from: number,
  known: ReadonlyMap<string, string>,
): CapturedValues | undefined {
  if (from < 0 || from + expected.length > got.length) return undefined;
  const captured: CapturedValues = new Map(known);
  return expected.every((line, index) => matchLine(line, got[from + index] ?? '', captured))
    ? captured
    : undefined;
}

/** Compares one line and adds its captured values. */
function matchLine(expected: string, got: string, captured: CapturedValues): boolean {
  return capture(expected, got)?.every(({shown, real}) => bind(shown, real, captured)) ?? false;
}

/** A value that the page shows, and the printed one in its place. */
interface Value {
  shown: string;
  real: string;
}

/** The values of a printed line in the places of those that the page shows; undefined if the line has another shape. */
function capture(expected: string, got: string): Value[] | undefined {
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
  if (!found || !parts.every((part, index) => index % 2 === 1 || got.includes(part))) return undefined;
  return bound.map((shown, index) => ({shown, real: found[index + 1] ?? ''}));
}

/** Requires equal values for equal names, and different values for different hashes. */
function bind(shown: string, real: string, captured: CapturedValues): boolean {
  const isHex = !shown.startsWith('‹');
  const name = isHex ? bareHex(shown) : shown;
  const value = isHex ? bareHex(real) : real;
  const known = captured.get(name);
  if (known !== undefined) return known === value;
  if (isHex && [...captured].some(([other, bound]) => !other.startsWith('‹') && bound === value))
    return false;
  captured.set(name, value);
  return true;
}

/** Replaces hashes and addresses of earlier outputs by the actual values. */
export function insertCaptured(text: string, captured: ReadonlyMap<string, string>): string {
  return text.replace(hexDigits, (shown) => {
    const real = captured.get(bareHex(shown));
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
