// The messages between the page, the relay and a program in the sandbox. Each side validates what it receives: the
// program is not trusted, and the page does not trust sizes.
import {limits} from '../page/limits';

export type ConsoleLevel = 'log' | 'warn' | 'error';

/** The text of one call of `console`; it may contain line breaks. */
export interface OutputLine {
  level: ConsoleLevel;
  text: string;
}

/** A program and what it imports. */
export interface Program {
  /** Path of the file to run. */
  entry: string;
  /** Source by path. */
  files: Readonly<Record<string, string>>;
  /** Bundled script by package name; each script sets the global variable `bundled`. */
  packages: Readonly<Record<string, string>>;
  /** Messages about missing imports, by their path without an extension; `*` for any other. */
  missing: Readonly<Record<string, string>>;
}

export interface ProgramRequest {
  method: string;
  url: string;
  headers: [string, string][];
  body?: ArrayBuffer;
}

/** A response of the network, or the reason why the program gets none. */
export type ProgramResponse =
  {status: number; statusText: string; headers: [string, string][]; body: ArrayBuffer} | {refused: string};

export type ToProgram =
  {kind: 'run'; program: Program} | {kind: 'response'; id: number; response: ProgramResponse};

/** Messages of both sides of the relay. */
type Common =
  | {kind: 'started'}
  | {kind: 'request'; id: number; request: ProgramRequest}
  /** The program no longer waits for the response. */
  | {kind: 'abort'; id: number}
  | {kind: 'ended'; error?: string};

export type FromProgram = Common | {kind: 'print'; line: OutputLine};

export type FromRelay =
  | Common
  | {kind: 'output'; lines: OutputLine[]}
  /** The relay has ended the program. */
  | {kind: 'exceeded'; limit: 'output' | 'messages'};

/** Converts headers to a list of pairs, which a message can contain. */
export function headersOf(headers: Headers): [string, string][] {
  const list: [string, string][] = [];
  headers.forEach((value, name) => list.push([name, value]));
  return list;
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isBytes = (value: unknown): value is ArrayBuffer => value instanceof ArrayBuffer;
const isHeaders = (value: unknown): value is [string, string][] =>
  Array.isArray(value) &&
  value.every((each) => Array.isArray(each) && each.length === 2 && each.every(isText));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const isLine = (value: unknown): value is OutputLine =>
  isObject(value) &&
  (value.level === 'log' || value.level === 'warn' || value.level === 'error') &&
  isText(value.text);

const isOutput = (value: unknown): value is OutputLine[] =>
  Array.isArray(value) &&
  value.length <= limits.outputLines &&
  value.every(isLine) &&
  sum(value.map(({text}) => text.length)) <= limits.outputCharacters;

/** The limit that a request exceeds, as a sentence; undefined for a request within the limits. */
export function excessOf({url, headers, body}: ProgramRequest): string | undefined {
  const length = sum(headers.flat().map((text) => text.length));
  const exceeds = (what: string, size: number, limit: number, unit: string) =>
    `${what} has ${size.toLocaleString('en')} ${unit}; a program here may send ${limit.toLocaleString('en')}.`;
  if (url.length > limits.urlCharacters)
    return exceeds('The URL', url.length, limits.urlCharacters, 'characters');
  if (length > limits.headerCharacters)
    return exceeds('The header', length, limits.headerCharacters, 'characters');
  if (body && body.byteLength > limits.requestBytes)
    return exceeds('The body', body.byteLength, limits.requestBytes, 'bytes');
  return undefined;
}

const isRequest = (value: unknown): value is ProgramRequest =>
  isObject(value) &&
  isText(value.method) &&
  isText(value.url) &&
  isHeaders(value.headers) &&
  (value.body === undefined || isBytes(value.body));

const isProgram = (value: unknown): value is Program =>
  isObject(value) &&
  isText(value.entry) &&
  isObject(value.files) &&
  Object.values(value.files).every(isText) &&
  isText(value.files[value.entry]) &&
  [value.packages, value.missing].every((texts) => isObject(texts) && Object.values(texts).every(isText));

const isResponse = (value: unknown): value is ProgramResponse =>
  isObject(value) &&
  (isText(value.refused) ||
    (isCount(value.status) && isText(value.statusText) && isHeaders(value.headers) && isBytes(value.body)));

const isCommon = (value: Fields): boolean => {
  if (value.kind === 'request')
    return isCount(value.id) && isRequest(value.request) && excessOf(value.request) === undefined;
  if (value.kind === 'abort') return isCount(value.id);
  if (value.kind === 'ended') return value.error === undefined || isText(value.error);
  return value.kind === 'started';
};

/** Whether a value is a well-formed message from a program. Its texts may have any length: the relay cuts them. */
export function isFromProgram(value: unknown): value is FromProgram {
  return isObject(value) && (value.kind === 'print' ? isLine(value.line) : isCommon(value));
}

/** Whether a value is a well-formed message from the relay, within the limits. */
export function isFromRelay(value: unknown): value is FromRelay {
  if (!isObject(value)) return false;
  if (value.kind === 'output') return isOutput(value.lines);
  if (value.kind === 'exceeded') return value.limit === 'output' || value.limit === 'messages';
  return isCommon(value) && (!isText(value.error) || value.error.length <= limits.errorCharacters);
}

export function isToProgram(value: unknown): value is ToProgram {
  if (!isObject(value)) return false;
  if (value.kind === 'run') return isProgram(value.program);
  return value.kind === 'response' && isCount(value.id) && isResponse(value.response);
}
