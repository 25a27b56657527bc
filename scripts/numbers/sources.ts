// Reads the lists of sources, `docs/<page>.sources.yml`. A list has the numbers that no code block of the page shows.
import {existsSync, readFileSync} from 'node:fs';
import {parseExpressionAt, type Expression} from 'acorn';
import {isMap, isSeq, LineCounter, parse, parseDocument} from 'yaml';
import {comparable} from './find';

/** The source of some numbers: exactly one of `source`, `computed`, `page`, `file` and `reason`. */
export interface Entry {
  /** Numbers as text, without separators. Empty for a claim without a number, and for a token that computations use. */
  numbers: readonly string[];
  /** The sentence that `source` or `file` supports, if it has no number. */
  claim?: string;
  /** `repository path:line`, with a name from `docs/sources.yml`. */
  source?: string;
  /** The text on that line, or in `file`, that contains the number. */
  token?: string;
  /** An arithmetic expression in JavaScript, which may use the numbers of `token`. */
  computed?: string;
  /** A page whose code or output shows the number. */
  page?: string;
  /** A file of this repository that contains `token`. */
  file?: string;
  /** Why the number has no source: an estimate, a rule of thumb, a measurement with its date. */
  reason?: string;
}

/** A GitHub repository at a revision. */
export interface Repository {
  repository: string;
  /** Full hash of the commit. */
  revision: string;
}

/** The repositories of `docs/sources.yml` by name. */
export const readRepositories = () =>
  parse(readFileSync('docs/sources.yml', 'utf8'), {schema: 'failsafe'}) as Record<string, Repository>;

/** The file with the sources of a page: `docs/intro.mdx` has `docs/intro.sources.yml`. */
export const sourcesOf = (page: string) => page.replace(/\.mdx?$/, '.sources.yml');

/**
 * The entries of a page's list, each with its line in the file; empty if the page has no list.
 * @throws Error when the file is not a list of entries
 */
export function readEntries(page: string): readonly (Entry & {line: number})[] {
  const file = sourcesOf(page);
  if (!existsSync(file)) return [];
  const lineCounter = new LineCounter();
  // All scalars are read as text, so that `0.30` and `0x1` do not change.
  const {contents} = parseDocument(readFileSync(file, 'utf8'), {schema: 'failsafe', lineCounter});
  if (!isSeq(contents)) throw new Error(`${file}:1: is not a list; begin each entry with "- numbers: […]"`);
  return contents.items.map((item) => {
    const line = isMap(item) ? lineCounter.linePos(item.range[0]).line : 1;
    const entry = isMap(item) ? (item.toJSON() as Partial<Entry>) : {};
    if (!Array.isArray(entry.numbers))
      throw new Error(`${file}:${line}: has no list of numbers; add "numbers: […]"`);
    return {...entry, numbers: entry.numbers, line};
  });
}

/** Parses `source`; undefined if its format is wrong. */
export function parseSource(source: string): {name: string; path: string; line: number} | undefined {
  const [, name, path, line] = /^(\S+) (\S+):(\d+)$/.exec(source) ?? [];
  return name && path && line ? {name, path, line: Number(line)} : undefined;
}

/** The numbers in code, in any notation: `2_000_000`, `1e9`, `250u64`, the parts of `[10,20]`. */
export function numbersInCode(code: string): Set<string> {
  const found = new Set<string>();
  // Digits in addresses, hashes and keys are not numbers.
  code = code.replace(/\b0x[\da-f]+|\b(?=[\da-f]*[a-f])[\da-f]{10,}\b/gi, ' ');
  for (const [number] of code.matchAll(/(?<![A-Za-z_.\d])\d[\d_]*(?:\.\d+)?(?:e\d+)?/g)) {
    found.add(comparable(number.includes('e') ? String(Number(number)) : number));
  }
  for (const [number] of code.matchAll(/(?<![\w.])\d{1,3}(?:,\d{3})+(?:\.\d+)?/g))
    found.add(comparable(number));
  return found;
}

/**
 * Evaluates an arithmetic expression.
 * @returns the value of the expression, and the numbers in it
 * @throws Error for anything but numbers, operators and `Math`
 */
export function compute(source: string): {value: number; operands: string[]} {
  const operands: string[] = [];
  const evaluate = (node: Expression): number => {
    if (node.type === 'ParenthesizedExpression') return evaluate(node.expression);
    if (node.type === 'Literal' && typeof node.value === 'number') {
      operands.push(comparable(String(node.value)));
      return node.value;
    }
    if (node.type === 'BinaryExpression' && node.left.type !== 'PrivateIdentifier') {
      const [left, right] = [evaluate(node.left), evaluate(node.right)];
      if (node.operator === '+') return left + right;
      if (node.operator === '-') return left - right;
      if (node.operator === '*') return left * right;
      if (node.operator === '/') return left / right;
      if (node.operator === '%') return left % right;
      if (node.operator === '**') return left ** right;
    }
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const {object, property} = node.callee;
      const [argument] = node.arguments;
      const name = property.type === 'Identifier' ? property.name : '';
      if (
        object.type === 'Identifier' &&
        object.name === 'Math' &&
        argument &&
        argument.type !== 'SpreadElement'
      ) {
        if (name === 'floor') return Math.floor(evaluate(argument));
        if (name === 'ceil') return Math.ceil(evaluate(argument));
        if (name === 'sqrt') return Math.sqrt(evaluate(argument));
      }
    }
    throw new Error(
      `"${source}" is not arithmetic: write numbers, + - * / % **, Math.floor, Math.ceil, Math.sqrt`,
    );
  };
  const expression = parseExpressionAt(source, 0, {ecmaVersion: 2022});
  if (source.slice(expression.end).trim() !== '') throw new Error(`"${source}" is not one expression`);
  return {value: evaluate(expression), operands};
}
