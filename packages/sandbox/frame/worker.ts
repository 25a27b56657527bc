// Runs a program in the sandbox: strips its types, loads its modules in the order of its imports, and sends its output
// and its requests to the relay. `build/index.ts` bundles this file into that of `relayWorker.ts`.
import inspect from 'object-inspect';
import {transform} from 'sucrase';
import {limits} from '../page/limits';
import {
  excessOf,
  headersOf,
  isToProgram,
  type FromProgram,
  type ConsoleLevel,
  type Program,
  type ProgramResponse,
} from './protocol';
import {resolveImport} from './resolve';

interface Module {
  exports: object;
}
type Body = (require: (name: string) => object, module: Module, exports: object) => Promise<void>;

interface Global {
  /** The script of a module calls this with the module's code. */
  defineModule: (body: Body) => void;
  /** The script of a package sets this to the exports of the package. */
  bundled?: object;
  importScripts: (url: string) => void;
}

const scope = globalThis as unknown as Global & Record<string, unknown>;
// `countTimers` replaces these functions for the program.
const {
  setTimeout: nativeSetTimeout,
  clearTimeout: nativeClearTimeout,
  setInterval: nativeSetInterval,
  clearInterval: nativeClearInterval,
} = globalThis;

let send: (message: FromProgram, transfer?: Transferable[]) => void;

// Output

let characters = 0;
let printed = 0;

/** Prints text until the relay must notice that a limit is exceeded. */
function print(level: ConsoleLevel, text: string): void {
  if (characters > limits.outputCharacters || printed > limits.outputLines) return;
  characters += text.length;
  printed += 1;
  send({kind: 'print', line: {level, text: text.slice(0, limits.outputCharacters + 1)}});
}

/** Node.js prints a value of up to this many characters on one line. */
const MAX_ONE_LINE = 71;

function format(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  const line = inspect(value, {depth: 6});
  return line.length <= MAX_ONE_LINE ? line : inspect(value, {depth: 6, indent: 2});
}

function captureConsole(): void {
  const levels: Record<string, ConsoleLevel> = {
    log: 'log',
    info: 'log',
    debug: 'log',
    dir: 'log',
    table: 'log',
    warn: 'warn',
    error: 'error',
  };
  for (const [name, level] of Object.entries(levels)) {
    Object.assign(console, {
      [name]: (...values: unknown[]) => print(level, values.map(format).join(' ')),
    });
  }
}

// As in Node.js, a program ends when no timer, no request and no other work of the browser is pending.

let pending = 0;
let hasEnded = false;

function end(error?: string): void {
  if (hasEnded) return;
  hasEnded = true;
  send(error === undefined ? {kind: 'ended'} : {kind: 'ended', error});
}

/** Ends the program after three idle checks in a row, because a resolved promise may start another timer or request. */
function endWhenIdle(idleChecks = 0): void {
  if (pending > 0) idleChecks = 0;
  if (idleChecks === 3) end();
  else nativeSetTimeout(() => endWhenIdle(idleChecks + 1), 20);
}

/** Replaces the timer functions of the program with versions that count pending timers. */
function countTimers(): void {
  const active = new Set<unknown>();
  const done = (id: unknown) => {
    if (active.delete(id)) pending -= 1;
  };
  const start = (id: unknown) => {
    active.add(id);
    pending += 1;
    return id;
  };
  Object.assign(globalThis, {
    setTimeout: (run: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) => {
      const id: unknown = nativeSetTimeout(() => {
        done(id);
        run(...values);
      }, delay);
      return start(id);
    },
    clearTimeout: (id: number) => {
      nativeClearTimeout(id);
      done(id);
    },
    setInterval: (run: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) =>
      start(nativeSetInterval(run, delay, ...values)),
    clearInterval: (id: number) => {
      nativeClearInterval(id);
      done(id);
    },
  });
}

/** Counts a promise as pending until it is settled. */
function counted<T>(promise: Promise<T>): Promise<T> {
  pending += 1;
  return promise.finally(() => {
    pending -= 1;
  });
}

/** Replaces the methods of an object that return promises with versions that count them. */
function countPromisesOf(holder: object): void {
  for (const [name, {value}] of Object.entries(Object.getOwnPropertyDescriptors(holder))) {
    if (typeof value !== 'function' || name === 'constructor') continue;
    const method = value as (...values: unknown[]) => unknown;
    Object.assign(holder, {
      [name](...values: unknown[]) {
        const result = method.apply(this, values);
        return result instanceof Promise ? counted(result) : result;
      },
    });
  }
}

/** The interfaces whose promises the browser settles without a timer, and possibly late. */
const INTERFACES = [
  'Blob',
  'ReadableStream',
  'ReadableStreamDefaultReader',
  'Request',
  'Response',
  'SubtleCrypto',
  'WritableStream',
  'WritableStreamDefaultWriter',
];

function countPromises(): void {
  for (const name of INTERFACES) {
    // `SubtleCrypto` exists in secure contexts only.
    const {prototype} = (scope[name] ?? {}) as {prototype?: object};
    if (prototype) countPromisesOf(prototype);
  }
}

/** Adds `crypto.randomUUID`, which browsers provide in secure contexts only: an opaque origin is not one. */
function addRandomUUID(): void {
  const randomUUID = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    // Version 4, variant 1 (RFC 9562).
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  };
  if (!('randomUUID' in crypto)) Object.assign(crypto, {randomUUID});
}

// Requests, which the page sends for the program.

const resolvers = new Map<number, (response: ProgramResponse) => void>();
let requestCount = 0;

async function requestThroughPage(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const {mode: _mode, ...options} = init ?? {};
  const request = new Request(input, options);
  const {method, url, signal} = request;
  const body = method === 'GET' || method === 'HEAD' ? undefined : await request.arrayBuffer();
  signal.throwIfAborted();
  const message = {method, url, headers: headersOf(request.headers), body};
  const excess = excessOf(message);
  if (excess !== undefined) throw new TypeError(excess);
  const id = requestCount++;
  const received = new Promise<ProgramResponse>((resolve, reject) => {
    resolvers.set(id, resolve);
    signal.addEventListener('abort', () => {
      if (!resolvers.delete(id)) return;
      send({kind: 'abort', id});
      reject(signal.reason as Error);
    });
    send({kind: 'request', id, request: message}, body ? [body] : []);
  });
  const response = await counted(received);
  if ('refused' in response) throw new TypeError(response.refused);
  const {status, statusText, headers} = response;
  // The constructor of `Response` rejects a body for these statuses.
  return new Response([204, 205, 304].includes(status) ? null : response.body, {status, statusText, headers});
}

// Modules

const scriptOf = (source: string) => URL.createObjectURL(new Blob([source], {type: 'text/javascript'}));

function loadScript(source: string): void {
  const url = scriptOf(source);
  scope.importScripts(url);
  URL.revokeObjectURL(url);
}

function compile(path: string, source: string): string {
  const transforms = path.endsWith('.ts') ? (['typescript', 'imports'] as const) : (['imports'] as const);
  return transform(source, {transforms: [...transforms], filePath: path, disableESTransforms: true}).code;
}

async function loadModules({entry, files, packages, missing}: Program): Promise<void> {
  const modules = new Map<string, Module>();

  const find = (from: string, name: string): string =>
    name.startsWith('.') ? (resolveImport(from, name, (path) => files[path] !== undefined) ?? name) : name;

  async function load(path: string): Promise<void> {
    const module: Module = {exports: {}};
    modules.set(path, module);
    const script = packages[path];
    if (script !== undefined) {
      loadScript(script);
      module.exports = scope.bundled ?? {};
      return;
    }
    const source = files[path];
    if (source === undefined)
      throw new Error(
        missing[path.replace(/\.[^./]+$/, '')] ?? `Cannot find "${path}". ${missing['*'] ?? ''}`,
      );
    const code = compile(path, source);
    let body: Body = () => Promise.resolve();
    scope.defineModule = (given) => {
      body = given;
    };
    // The wrapper starts on the first line of the code, so that line numbers stay the same.
    loadScript(
      `defineModule(async function (require, module, exports) {${code}\n})\n//# sourceURL=${encodeURI(path)}`,
    );
    // Sucrase has compiled each import to a call of `require`.
    for (const [, , name = ''] of code.matchAll(/\brequire\((['"])([^'"\n]+)\1\)/g)) {
      const target = find(path, name);
      // A module in an import cycle sees the exports that exist so far, as in CommonJS.
      if (!modules.has(target)) await load(target);
    }
    await body((name) => modules.get(find(path, name))?.exports ?? {}, module, module.exports);
  }

  await load(entry);
}

/** Characters of an error, which leave room for its place. */
const MAX_ERROR = limits.errorCharacters - 300;

/** A file and line at the end of a line of a stack. Every part is bounded, so that long lines are fast. */
const PLACE = /([\w./-]{1,200}\.m?[tj]s):(\d{1,9}):\d{1,9}\)?$/;

/** Formats an error with its innermost stack frame in a file of the program. */
function describeError(error: unknown, {files}: Program): string {
  const cut = (text: string) =>
    text.length > MAX_ERROR
      ? `${text.slice(0, MAX_ERROR)}…\n(shortened from ${text.length.toLocaleString('en')} characters)`
      : text;
  if (!(error instanceof Error)) return cut(`The program threw ${format(error)}`);
  const text = format(error);
  // Chromium repeats the text at the beginning of the stack.
  const stack = String(error.stack).replace(text, '').slice(0, 20_000);
  for (const line of stack.split('\n')) {
    const [, path = '', at] = PLACE.exec(line.trim()) ?? [];
    if (files[path] !== undefined) return `${cut(text)}\n    at ${path}, line ${at}`;
  }
  return cut(text);
}

async function run(program: Program): Promise<void> {
  const fail = (error: unknown) => end(describeError(error, program));
  // The page shows the error; the browser's console is for errors of the site.
  addEventListener('error', (event) => {
    event.preventDefault();
    fail(event.error ?? event.message);
  });
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    fail(event.reason);
  });
  send({kind: 'started'});
  try {
    await loadModules(program);
    endWhenIdle();
  } catch (error) {
    fail(error);
  }
}

function main(): void {
  const post = postMessage.bind(globalThis) as (message: FromProgram, transfer: Transferable[]) => void;
  send = (message, transfer = []) => post(message, transfer);
  addEventListener('message', ({data}: MessageEvent<unknown>) => {
    if (!isToProgram(data)) return;
    if (data.kind === 'run') void run(data.program);
    else {
      resolvers.get(data.id)?.(data.response);
      resolvers.delete(data.id);
    }
  });
  captureConsole();
  countTimers();
  countPromises();
  addRandomUUID();
  scope.fetch = requestThroughPage;
  // Remove `postMessage` from the program, because a message from it would end it.
  for (const holder of [scope, Object.getPrototypeOf(scope)] as {postMessage?: unknown}[])
    delete holder.postMessage;
}

main();
