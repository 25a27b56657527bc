import {readFileSync, statSync} from 'node:fs';
import {resolve} from 'node:path';
import {Ajv, type ErrorObject, type Schema, type SchemaObject} from 'ajv';
import {isNode, LineCounter, parseDocument} from 'yaml';
import {root} from './repository';

/** The folder with the texts that components show, from the root of the repository. */
export const DATA_FOLDER = 'docs/_data';

/** A value that does not fit: the keys that lead to it, and what is wrong. */
interface Misfit {
  keys: readonly string[];
  message: string;
}

interface Format<T> {
  schema: Schema;
  /** How to correct a file with wrong values, in one sentence. */
  remedy: string;
  /** Checks what a schema cannot express, of a value that fits the schema. */
  check?: (value: T) => Misfit[];
}

/**
 * The file with search phrases or sources of numbers of a page.
 * @param page path of the page: `docs/nodes/index.mdx` has `docs/_data/search/nodes/index.yml`
 */
export const pageDataFile = (kind: 'search' | 'sources', page: string): string =>
  page.replace(/(^|\/)docs\/(.+)\.mdx?$/, `$1${DATA_FOLDER}/${kind}/$2.yml`);

const SYNTAX = 'Write a text with a colon in quotes, or in the lines below ">-". Indent with spaces.';

const ajv = new Ajv({allErrors: true});

/**
 * Reads a YAML file.
 * @param file path from the root of the repository, or absolute
 * @returns the content of the file, which fits the schema
 * @throws Error with file, line, entry and remedy for each value that does not fit
 */
export function readYaml<T>(file: string, {schema, remedy, check}: Format<T>): T {
  const lineCounter = new LineCounter();
  const document = parseDocument(readFileSync(resolve(root, file), 'utf8'), {lineCounter});
  const problems = document.errors.map(
    ({linePos, message}) => `${file}:${linePos?.[0].line ?? 1}: ${message.replace(/ at line [^]*/, '')}`,
  );
  if (problems.length > 0) throw new Error([...problems, SYNTAX].join('\n'));
  const value: unknown = document.toJS();
  const fits = ajv.compile<T>(schema);
  const misfits = fits(value) ? (check?.(value) ?? []) : (fits.errors ?? []).map(misfitOf);
  if (misfits.length === 0) return value as T;
  const lines = misfits.map(({keys, message}) => {
    const path = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const node = document.getIn(path, true);
    const {line} = lineCounter.linePos(isNode(node) ? (node.range?.[0] ?? 0) : 0);
    return `${file}:${line}: ${keys.join('.') || 'the file'} ${message}`;
  });
  throw new Error([...lines, remedy].join('\n'));
}

/** The place and the text of a complaint about a schema. */
function misfitOf({instancePath, propertyName, params, message = 'is invalid'}: ErrorObject): Misfit {
  const {additionalProperty: unknown, missingProperty: missing} = params as Partial<Record<string, string>>;
  const keys = instancePath
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (unknown !== undefined) return {keys: [...keys, unknown], message: 'is not a known key'};
  if (missing !== undefined) return {keys, message: `has no "${missing}"`};
  return {keys: propertyName ? [...keys, propertyName] : keys, message};
}

/**
 * A function that reads a file of `docs/_data`, and reads it again after an edit, so that the development server shows
 * the edit.
 * @param name the name of the file without its extension
 * @param format what the file must contain; see `readYaml`
 * @param make makes the value that the program uses; returns the content by default
 */
export function dataFile<T, V = T>(
  name: string,
  format: Format<T>,
  make: (content: T) => V = (content) => content as unknown as V,
): () => V {
  const file = `${DATA_FOLDER}/${name}.yml`;
  let known: {time: number; value: V} | undefined;
  return () => {
    const time = statSync(resolve(root, file)).mtimeMs;
    if (known?.time !== time) known = {time, value: make(readYaml(file, format))};
    return known.value;
  };
}

/** A function that reads a file of `docs/_data` with entries by their ids, and returns them in the order of the file. */
export const entryList = <T extends {id: string}>(
  name: string,
  format: Format<Record<string, Omit<T, 'id'>>>,
): (() => T[]) =>
  dataFile(name, format, (all) => Object.entries(all).map(([id, entry]) => ({id, ...entry}) as T));

/** Schemas of the values that occur in several files. */
export const text: Schema = {type: 'string', minLength: 1};
export const texts: Schema = {type: 'array', items: text, minItems: 1, uniqueItems: true};
/** A route of the site, such as `/move/errors#charged`. */
export const route: Schema = {type: 'string', pattern: '^/(?!/)'};

/** The schema of an object with exactly these keys. */
export const record = (
  required: Record<string, Schema>,
  optional: Record<string, Schema> = {},
): SchemaObject => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(required),
  properties: {...required, ...optional},
});

/** The schema of entries by name, each with exactly these keys. */
export const entries = (...keys: Parameters<typeof record>): SchemaObject => ({
  type: 'object',
  minProperties: 1,
  additionalProperties: record(...keys),
});
