// Runs a program in the sandbox: strips its types, loads its modules in the order of its imports, and sends its output
// and its requests to the page. `plugins/run-here` bundles this file; the page sends the bundle to the frame.
import inspect from 'object-inspect';
import {transform} from 'sucrase';
import {limits} from './limits';
import {SDK} from './names';
import {
  headersOf,
  isToProgram,
  type FromProgram,
  type Level,
  type Line,
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
const now = performance.now.bind(performance);

/** Milliseconds between two messages with output. */
const FLUSH_INTERVAL = 50;
/** Maximum number of lines in one message. */
const BATCH_SIZE = 500;

let send: (message: FromProgram, transfer?: Transferable[]) => void;

// Output

let lines: Line[] = [];
let characters = 0;
let printed = 0;
/** Initially in the past, so that the first line is sent at once: no timer fires if a busy loop follows. */
let lastFlush = -Infinity;
let isFlushPlanned = false;

function flush(): void {
  isFlushPlanned = false;
  lastFlush = now();
  if (lines.length === 0) return;
  send({kind: 'output', lines});
  lines = [];
}

/** Prints text up to the limits; the page ends a program that exceeds them. */
function print(level: Level, text: string): void {
  if (characters > limits.outputCharacters || printed > limits.outputLines) return;
  const part = text.slice(0, Math.max(0, limits.outputCharacters - characters));
  characters += text.length + 1;
  printed += 1;
  lines.push({level, text: part});
  // No timer fires during a busy loop.
  const isOver = characters > limits.outputCharacters || printed > limits.outputLines;
  if (isOver || lines.length === BATCH_SIZE || now() - lastFlush > FLUSH_INTERVAL) flush();
  else if (!isFlushPlanned) {
    isFlushPlanned = true;
    nativeSetTimeout(flush, FLUSH_INTERVAL);
  }
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
  const levels: Record<string, Level> = {
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

// As in Node.js, a program ends when no timer and no request is pending.

let pending = 0;
let hasEnded = false;

function end(error?: string): void {
  if (hasEnded) return;
  hasEnded = true;
  flush();
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

/** Adds `crypto.randomUUID`, which browsers provide in secure contexts only: an opaque origin is none. */
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
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = hasBody ? await request.arrayBuffer() : undefined;
  const id = requestCount++;
  pending += 1;
  const response = await new Promise<ProgramResponse>((resolve) => {
    resolvers.set(id, resolve);
    const {method, url} = request;
    send({kind: 'request', id, request: {method, url, headers: headersOf(request.headers), body}});
  });
  pending -= 1;
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

async function loadModules({entry, files, packages}: Program): Promise<void> {
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
        /^\.\/account\b/.test(path)
          ? 'There is no account yet. Create one above, under "Test account".'
          : `Cannot find "${path}". A program here can import ${SDK} and the earlier files of its page.`,
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

/** Formats an error with its innermost stack frame in a file of the program. */
function describeError(error: unknown, {files}: Program): string {
  if (!(error instanceof Error)) return `The program threw ${format(error)}`;
  const text = format(error);
  for (const [, path = '', line] of (error.stack ?? '').matchAll(/([\w./-]+\.m?[tj]s):(\d+)(?=:\d)/g)) {
    if (files[path] !== undefined) return `${text}\n    at ${path}, line ${line}`;
  }
  return text;
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
  addEventListener(
    'message',
    ({ports: [port]}) => {
      if (!port) return;
      const post = port.postMessage.bind(port);
      send = (message, transfer = []) => post(message, transfer);
      port.onmessage = ({data}: MessageEvent<unknown>) => {
        if (!isToProgram(data)) return;
        if (data.kind === 'run') void run(data.program);
        else {
          resolvers.get(data.id)?.(data.response);
          resolvers.delete(data.id);
        }
      };
    },
    {once: true},
  );
  captureConsole();
  countTimers();
  addRandomUUID();
  scope.fetch = requestThroughPage;
  // Remove `postMessage` from the program: it could flood the frame, which shares the page's thread in some browsers.
  for (const holder of [scope, Object.getPrototypeOf(scope)] as {postMessage?: unknown}[])
    delete holder.postMessage;
}

main();
