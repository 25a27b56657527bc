// Reads the lists of sources, `docs/_data/sources/<page>.yml`: which line of source code confirms a number or a sentence.
import {existsSync, readFileSync} from 'node:fs';
import {isMap, isSeq, LineCounter, parse, parseDocument} from 'yaml';
import {DATA_FOLDER, pageDataFile} from '../../lib/read-data';
import {warning, type Problem} from './problem';

/** The source of some numbers: exactly one of `source` and `file`. */
export interface NumberSource {
  /** Numbers as text, without separators. Empty for a claim without a number. */
  numbers: readonly string[];
  /** The sentence that the source supports, if it has no number. */
  claim?: string;
  /** `repository path:line`, with a name from `docs/_data/repositories.yml`. */
  source?: string;
  /** A file of this repository. */
  file?: string;
  /** The text on the line of `source`, or in `file`. */
  token?: string;
}

const REPOSITORIES = `${DATA_FOLDER}/repositories.yml`;

/** A GitHub repository at a revision. */
export interface Repository {
  repository: string;
  /** Full hash of the commit. */
  revision: string;
}

/** The repositories of `docs/_data/repositories.yml` by name. */
export const readRepositories = () =>
  parse(readFileSync(REPOSITORIES, 'utf8'), {schema: 'failsafe'}) as Record<string, Repository>;

/**
 * The entries of a page's list, each with its line in the file; empty if the page has no list.
 * @throws Error when the file is not a list of entries
 */
export function readEntries(page: string): readonly (NumberSource & {line: number})[] {
  const file = pageDataFile('sources', page);
  if (!existsSync(file)) return [];
  const lineCounter = new LineCounter();
  // All scalars are read as text, so that `0.30` and `0x1` do not change.
  const {contents} = parseDocument(readFileSync(file, 'utf8'), {schema: 'failsafe', lineCounter});
  if (!isSeq(contents)) throw new Error(`${file}:1: is not a list; begin each entry with "- numbers: […]"`);
  return contents.items.map((item) => {
    const line = isMap(item) ? lineCounter.linePos(item.range[0]).line : 1;
    const entry = isMap(item) ? (item.toJSON() as Partial<NumberSource>) : {};
    if (!Array.isArray(entry.numbers))
      throw new Error(`${file}:${line}: has no list of numbers; add "numbers: […]"`);
    return {...entry, numbers: entry.numbers, line};
  });
}

/** Advice about the list of a page, except for the line of `source`, which `scripts/sources.ts` compares with a clone. */
export function adviseOnSources(page: string, repositories: Readonly<Record<string, Repository>>): Problem[] {
  const list = pageDataFile('sources', page);
  return readEntries(page).flatMap((entry) => {
    const problem = entryProblem(entry, repositories);
    return problem ? [warning(list, entry.line, problem, entry.file && entry.token)] : [];
  });
}

function entryProblem(
  {source, file, token}: NumberSource,
  repositories: Readonly<Record<string, Repository>>,
): string | undefined {
  if ((source === undefined) === (file === undefined)) return 'needs either source or file';
  if (token === undefined) return 'has no token, the text that confirms the number';
  if (file !== undefined) {
    if (!existsSync(file)) return `${file} does not exist`;
    return readFileSync(file, 'utf8').includes(token) ? undefined : `${file} no longer has "${token}"`;
  }
  const parts = parseSource(source ?? '');
  if (!parts) return `"${source}" is not "repository path:line"`;
  return repositories[parts.name] ? undefined : `${REPOSITORIES} has no "${parts.name}"`;
}

/** Parses `source`; undefined if its format is wrong. */
export function parseSource(source: string): {name: string; path: string; line: number} | undefined {
  const [, name, path, line] = /^(\S+) (\S+):(\d+)$/.exec(source) ?? [];
  return name && path && line ? {name, path, line: Number(line)} : undefined;
}

/**
 * What is wrong with the source of an entry.
 * @param lines the file of the source; undefined if it does not exist
 * @returns `hasMoved` if another line of the file has the token
 */
export function compareEntry(
  {token = ''}: NumberSource,
  {path, line}: {path: string; line: number},
  lines: readonly string[] | undefined,
): {message: string; hasMoved: boolean} | undefined {
  if (!lines) return {message: `${path} does not exist`, hasMoved: false};
  if (lines[line - 1]?.includes(token)) return undefined;
  const others = lines.flatMap((text, index) => (text.includes(token) ? [index + 1] : []));
  const hasMoved = others.length > 0;
  const now = hasMoved ? `but line ${others.join(', ')} has it` : 'and no other line has it';
  return {message: `${path}:${line} has no "${token}", ${now}`, hasMoved};
}

/** The sentences of a page that have one of the numbers, with their lines. */
export function sentencesOf(text: string, numbers: readonly string[]): {line: number; sentence: string}[] {
  const patterns = numbers.map(
    (number) => new RegExp(`(?<![\\w.])${number.replaceAll('.', '\\.')}(?!\\w|\\.\\d)`),
  );
  return text.split('\n').flatMap((paragraph, index) =>
    paragraph
      .split(/(?<=[.!?])\s+/)
      .filter((sentence) => {
        const plain = sentence.replace(/(?<=\d),(?=\d{3})/g, '');
        return patterns.some((pattern) => pattern.test(plain));
      })
      .map((sentence) => ({line: index + 1, sentence: sentence.trim()})),
  );
}
