// Finds the source of each number on a page.
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

/** Kinds of sources of a number: `code` is a block of the same page, `kind` needs no source. */
export type Holder = 'code' | 'kind' | 'source' | 'computed' | 'page' | 'file' | 'reason';

/** How many numbers of a page have which kind of source, and the problems. */
export interface Account {
  held: Map<Holder, number>;
  /** `file:line: problem; remedy` */
  problems: string[];
}

/** Round numbers and factors between units, which need no source of their own. */
const isUnit = (number: string) =>
  /^[1-9]0*$/.test(number) || ['24', '60', '365', '1024', '3600', '86400'].includes(number);

const codeOf = (page: string) =>
  numbersInCode(
    parsePage(page)
      .blocks.map(({code}) => code)
      .join('\n'),
  );

/** The numbers in the text of a page and of its components. */
function statedBy(page: string): FoundNumber[] {
  const shown = (COMPONENT_TEXTS[page] ?? []).flatMap(numbersOf);
  return [
    ...findNumbers(parseTree(readFileSync(page, 'utf8'))),
    ...shown.map((number) => ({...number, line: 1})),
  ];
}

/** Finds the sources of all numbers of a page. */
export function accountFor(page: string, repositories: Readonly<Record<string, Repository>>): Account {
  const list = sourcesOf(page);
  const entries = readEntries(page);
  const code = codeOf(page);
  const known = new Set(code);
  const holders = new Map<string, Holder>();
  const problems: string[] = [];

  for (const entry of entries) {
    const report = (message: string) =>
      problems.push(`${list}:${entry.line}: ${entry.numbers.join(', ')}: ${message}`);
    const holder = holderOf(entry);
    if (!holder) {
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
      holders.set(comparable(number), holder);
    }
  }

  const held = new Map<Holder, number>();
  const stated = statedBy(page);
  for (const {line, text, value, kind} of stated) {
    const holder = kind ? 'kind' : (holders.get(value) ?? (code.has(value) ? 'code' : undefined));
    if (holder) held.set(holder, (held.get(holder) ?? 0) + 1);
    else
      problems.push(
        `${page}:${line}: nothing holds the number ${text}; show it in an output or add it to ${list}`,
      );
  }
  const values = new Set(stated.map(({value}) => value));
  for (const {numbers, line} of entries) {
    for (const number of numbers) {
      if (!values.has(comparable(number)))
        problems.push(`${list}:${line}: ${number} is not on the page; remove it`);
    }
  }
  return {held, problems};
}

function holderOf(entry: Entry): Holder | undefined {
  const given = (['source', 'page', 'file', 'reason'] as const).filter((key) => entry[key] !== undefined);
  if (given.length > 1) return undefined;
  return given[0] ?? (entry.computed === undefined ? undefined : 'computed');
}

/** The problems of an entry, except those of the source line, which `npm run sources` checks. */
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
    values = codeOf(page);
  }
  if (file !== undefined) {
    if (!existsSync(file)) return [`there is no ${file}`];
    if (token === undefined || !readFileSync(file, 'utf8').includes(token)) {
      problems.push(`${file} has no "${token ?? ''}"; token is the text in it that says the number`);
    }
  }
  if (token !== undefined) values = numbersInCode(token);
  else if (source !== undefined) problems.push('has no token, the text on the line that says the number');

  if (computed !== undefined) {
    const {value, operands} = compute(computed);
    for (const operand of operands) {
      if (operand.length > 2 && !isUnit(operand) && !known.has(operand) && !values.has(operand)) {
        problems.push(`computes with ${operand}, which the page does not hold`);
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
