// The messages between the page and a program in the sandbox. Each side validates what it receives.
import {limits} from './limits';

export type Level = 'log' | 'warn' | 'error';

/** What one call of `console` printed; it may have several lines. */
export interface Line {
  level: Level;
  text: string;
}

/** The files of a program, by their paths. */
export interface Program {
  entry: string;
  files: Readonly<Record<string, string>>;
  /** The packages that the program imports, as scripts that set `bundled`. */
  packages: Readonly<Record<string, string>>;
}

export interface ProgramRequest {
  method: string;
  url: string;
  headers: [string, string][];
  body?: ArrayBuffer;
}

/** An answer of the network, or why there is none. */
export type Answer =
  {status: number; statusText: string; headers: [string, string][]; body: ArrayBuffer} | {refused: string};

export type ToProgram = {kind: 'run'; program: Program} | {kind: 'answer'; id: number; answer: Answer};

export type FromProgram =
  | {kind: 'started'}
  | {kind: 'output'; lines: Line[]}
  | {kind: 'request'; id: number; request: ProgramRequest}
  | {kind: 'ended'; error?: string};

/** The headers of a request or an answer, as a message holds them. */
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
  value.text.length <= limits.characters;

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

const isAnswer = (value: unknown): value is Answer =>
  isObject(value) &&
  (isText(value.refused) ||
    (isCount(value.status) && isText(value.statusText) && isHeaders(value.headers) && isBytes(value.body)));

/** Whether a message is one that a program may send. */
export function isFromProgram(value: unknown): value is FromProgram {
  if (!isObject(value)) return false;
  if (value.kind === 'output')
    return Array.isArray(value.lines) && value.lines.length <= limits.lines && value.lines.every(isLine);
  if (value.kind === 'request') return isCount(value.id) && isRequest(value.request);
  if (value.kind === 'ended') return value.error === undefined || isText(value.error);
  return value.kind === 'started';
}

/** Whether a message is one that the page may send. */
export function isToProgram(value: unknown): value is ToProgram {
  if (!isObject(value)) return false;
  if (value.kind === 'run') return isProgram(value.program);
  return value.kind === 'answer' && isCount(value.id) && isAnswer(value.answer);
}
