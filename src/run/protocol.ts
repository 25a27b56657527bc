// The messages between the page and a program in the sandbox. Each side validates what it receives.
import {limits} from './limits';

export type Level = 'log' | 'warn' | 'error';

/** The text of one call of `console`; the text may contain line breaks. */
export interface Line {
  level: Level;
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

export type FromProgram =
  | {kind: 'started'}
  | {kind: 'output'; lines: Line[]}
  | {kind: 'request'; id: number; request: ProgramRequest}
  | {kind: 'ended'; error?: string};

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

const isLine = (value: unknown): value is Line =>
  isObject(value) &&
  (value.level === 'log' || value.level === 'warn' || value.level === 'error') &&
  isText(value.text) &&
  value.text.length <= limits.outputCharacters;

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
  isObject(value.packages) &&
  Object.values(value.packages).every(isText);

const isResponse = (value: unknown): value is ProgramResponse =>
  isObject(value) &&
  (isText(value.refused) ||
    (isCount(value.status) && isText(value.statusText) && isHeaders(value.headers) && isBytes(value.body)));

/** Whether a value is a well-formed message from a program, within the limits. */
export function isFromProgram(value: unknown): value is FromProgram {
  if (!isObject(value)) return false;
  if (value.kind === 'output')
    return (
      Array.isArray(value.lines) && value.lines.length <= limits.outputLines && value.lines.every(isLine)
    );
  if (value.kind === 'request') return isCount(value.id) && isRequest(value.request);
  if (value.kind === 'ended') return value.error === undefined || isText(value.error);
  return value.kind === 'started';
}

/** Whether a value is a well-formed message from the page. */
export function isToProgram(value: unknown): value is ToProgram {
  if (!isObject(value)) return false;
  if (value.kind === 'run') return isProgram(value.program);
  return value.kind === 'response' && isCount(value.id) && isResponse(value.response);
}
