// Checks that each number on a page has a source, and that the source confirms the number.
import {existsSync, readFileSync} from 'node:fs';
import {parsePage, parseTree} from '../../markdown/page';
import {statuses} from '../../src/errors/statuses';
import {toolErrors} from '../../src/errors/tools';
import {terms} from '../../src/glossary/terms';
import {releases} from '../../src/site/releases';
import {comparable, findNumbers, numbersOf, type FoundNumber} from './find';
import {
  compute,
  numbersInCode,
  parseSource,
  readEntries,
  sourcesOf,
  type Entry,
  type Repository,
} from './sources';

/** Texts that components render on a page. */
const COMPONENT_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'docs/getting-started/cli.mdx': releases.map(({name, note}) => `${name}: ${note}`),
  'docs/glossary.mdx': terms.map(({definition}) => definition),
  'docs/move/errors.mdx': [
    ...statuses.map(({name, code, cause, fix}) => `${name} ${code}: ${cause} ${fix}`),
    ...toolErrors.map(({cause, fix}) => `${cause} ${fix}`),
  ],
};

/** Kinds of sources: a code block of the page, none because the number is exempt, or a key of an `Entry`. */
export type SourceKind = 'code' | 'exempt' | 'source' | 'computed' | 'page' | 'file' | 'reason';

/** The result of `checkPage`. */
export interface PageReport {
  /** How many numbers of the page have each kind of source. */
  counts: Map<SourceKind, number>;
  /** `file:line: problem; remedy` */
  problems: string[];
}

/** Round numbers and factors between units, which need no source of their own. */
const isUnit = (number: string) =>
  /^[1-9]0*$/.test(number) || ['24', '60', '365', '1024', '3600', '86400'].includes(number);

/** The numbers in the code blocks of a page. */
const numbersInBlocks = (page: string) =>
  numbersInCode(
    parsePage(page)
      .blocks.map(({code}) => code)
      .join('\n'),
  );

/** The numbers in the text of a page and of its components. */
function numbersInText(page: string): FoundNumber[] {
  const shown = (COMPONENT_TEXTS[page] ?? []).flatMap(numbersOf);
  return [
    ...findNumbers(parseTree(readFileSync(page, 'utf8'), page)),
    ...shown.map((number) => ({...number, line: 1})),
  ];
}

/** Checks the numbers of a page and the entries of its list of sources. */
export function checkPage(page: string, repositories: Readonly<Record<string, Repository>>): PageReport {
  const list = sourcesOf(page);
  const entries = readEntries(page);
  const code = numbersInBlocks(page);
  const known = new Set(code);
  const listed = new Map<string, SourceKind>();
  const problems: string[] = [];

  for (const entry of entries) {
    const report = (message: string) =>
      problems.push(`${list}:${entry.line}: ${entry.numbers.join(', ')}: ${message}`);
    const kind = sourceKindOf(entry);
    if (!kind) {
      report(
        'has none or several of source, computed, page, file and reason; write one (or source with computed)',
      );
      continue;
    }
    try {
      for (const problem of problemsOf(entry, known, repositories)) report(problem);
    } catch (error) {
      report((error as Error).message);
    }
    for (const number of numbersInCode(entry.token ?? '')) known.add(number);
    for (const number of entry.numbers) {
      known.add(comparable(number));
      listed.set(comparable(number), kind);
    }
  }

  const counts = new Map<SourceKind, number>();
  const stated = numbersInText(page);
  for (const {line, text, value, exemption} of stated) {
    const kind = exemption ? 'exempt' : (listed.get(value) ?? (code.has(value) ? 'code' : undefined));
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    else
      problems.push(
        `${page}:${line}: the number ${text} has no source; show it in an output or add it to ${list}`,
      );
  }
  const values = new Set(stated.map(({value}) => value));
  for (const {numbers, line} of entries) {
    for (const number of numbers) {
      if (!values.has(comparable(number)))
        problems.push(`${list}:${line}: ${number} is not on the page; remove it`);
    }
  }
  return {counts, problems};
}

/** Undefined for an entry with no kind of source, or with several. */
function sourceKindOf(entry: Entry): SourceKind | undefined {
  const given = (['source', 'page', 'file', 'reason'] as const).filter((key) => entry[key] !== undefined);
  if (given.length > 1) return undefined;
  return given[0] ?? (entry.computed === undefined ? undefined : 'computed');
}

/**
 * Checks an entry, except for the line of `source`, which `npm run sources` compares with a clone.
 * @param known numbers that a computation may start from
 * @throws Error when `computed` is not arithmetic
 */
function problemsOf(
  {numbers, source, token, computed, page, file}: Entry,
  known: ReadonlySet<string>,
  repositories: Readonly<Record<string, Repository>>,
): string[] {
  const problems: string[] = [];
  const wanted = numbers.map(comparable);
  let values = new Set<string>();
  if (source !== undefined) {
    const parts = parseSource(source);
    if (!parts) problems.push(`"${source}" is not "repository path:line"`);
    else if (!repositories[parts.name]) problems.push(`docs/sources.yml has no "${parts.name}"`);
  }
  if (page !== undefined) {
    if (!existsSync(page)) return [`there is no ${page}`];
    values = numbersInBlocks(page);
  }
  if (file !== undefined) {
    if (!existsSync(file)) return [`there is no ${file}`];
    if (token === undefined || !readFileSync(file, 'utf8').includes(token)) {
      problems.push(
        `${file} has no "${token ?? ''}"; token is the text in the file that contains the number`,
      );
    }
  }
  if (token !== undefined) values = numbersInCode(token);
  else if (source !== undefined) problems.push('has no token, the text on the line that contains the number');

  if (computed !== undefined) {
    const {value, operands} = compute(computed);
    for (const operand of operands) {
      if (operand.length > 2 && !isUnit(operand) && !known.has(operand) && !values.has(operand)) {
        problems.push(`computes with ${operand}, which the page does not show`);
      }
    }
    for (const number of wanted) {
      const digits = number.split('.')[1]?.length ?? 0;
      if (Math.abs(value - Number(number)) > 0.5000001 * 10 ** -digits) {
        problems.push(`${computed} is ${value}, not ${number}`);
      }
    }
  } else if (token !== undefined || page !== undefined) {
    for (const number of wanted) {
      if (!values.has(number)) problems.push(`${page ?? `"${token}"`} does not show ${number}`);
    }
  }
  return problems;
}
