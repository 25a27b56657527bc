// Runs a program in the sandbox: strips its types, loads its modules in the order of its imports, and hands what it
// prints and requests to the page. `plugins/run-here` bundles this file; the page hands it to the frame.
import inspect from 'object-inspect';
import {transform} from 'sucrase';
import {SDK} from './names';
import {limits} from './limits';
import {
  headersOf,
  isToProgram,
  type Answer,
  type FromProgram,
  type Level,
  type Line,
  type Program,
} from './protocol';
import {resolveImport} from './resolve';

interface Module {
  exports: object;
}
type Body = (require: (name: string) => object, module: Module, exports: object) => Promise<void>;

interface Global {
  /** Called by the script of each module. */
  defineModule: (body: Body) => void;
  /** Set by the script of a package. */
  bundled?: object;
  importScripts: (url: string) => void;
}

const scope = globalThis as unknown as Global & Record<string, unknown>;
const {setTimeout: later, clearTimeout: cancel, setInterval: repeat, clearInterval: endRepeat} = globalThis;
const now = performance.now.bind(performance);

/** Milliseconds between two messages with output. */
const PAUSE = 50;
/** Lines of one message. */
const BATCH = 500;

let send: (message: FromProgram, transfer?: Transferable[]) => void;

// Output

let lines: Line[] = [];
let characters = 0;
let printed = 0;
/** Initially in the past, so that the first line is sent immediately: a busy loop may follow, in which no timer fires. */
let lastFlush = -Infinity;
let isFlushPlanned = false;

function flush(): void {
  isFlushPlanned = false;
  lastFlush = now();
  if (lines.length === 0) return;
  send({kind: 'output', lines});
  lines = [];
}

/** Prints up to the limits; the page ends a program that exceeds them. */
function print(level: Level, text: string): void {
  if (characters > limits.characters || printed > limits.lines) return;
  const part = text.slice(0, Math.max(0, limits.characters - characters));
  characters += text.length + 1;
  printed += 1;
  lines.push({level, text: part});
  // No timer fires during a busy loop.
  const isOver = characters > limits.characters || printed > limits.lines;
  if (isOver || lines.length === BATCH || now() - lastFlush > PAUSE) flush();
  else if (!isFlushPlanned) {
    isFlushPlanned = true;
    later(flush, PAUSE);
  }
}

/** Characters of a value that Node.js prints on one line. */
const ONE_LINE = 71;

function format(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  const line = inspect(value, {depth: 6});
  return line.length <= ONE_LINE ? line : inspect(value, {depth: 6, indent: 2});
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

// The end: as in Node.js, a program ends when nothing is left to wait for.

let pending = 0;
let hasEnded = false;

function end(error?: string): void {
  if (hasEnded) return;
  hasEnded = true;
  flush();
  send(error === undefined ? {kind: 'ended'} : {kind: 'ended', error});
}

function endWhenIdle(quietFor = 0): void {
  if (pending > 0) quietFor = 0;
  if (quietFor === 3) end();
  else later(() => endWhenIdle(quietFor + 1), 20);
}

function countTimers(): void {
  const waiting = new Set<unknown>();
  const done = (id: unknown) => {
    if (waiting.delete(id)) pending -= 1;
  };
  const start = (id: unknown) => {
    waiting.add(id);
    pending += 1;
    return id;
  };
  Object.assign(globalThis, {
    setTimeout: (run: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) => {
      const id: unknown = later(() => {
        done(id);
        run(...values);
      }, delay);
      return start(id);
    },
    clearTimeout: (id: number) => {
      cancel(id);
      done(id);
    },
    setInterval: (run: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) =>
      start(repeat(run, delay, ...values)),
    clearInterval: (id: number) => {
      endRepeat(id);
      done(id);
    },
  });
}

/** A browser gives this function to documents over https only, and so not to a worker without an origin. */
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

// Requests: the page carries them out.

const waiting = new Map<number, (answer: Answer) => void>();
let requests = 0;

async function requestThroughPage(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const {mode: _mode, ...options} = init ?? {};
  const request = new Request(input, options);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = hasBody ? await request.arrayBuffer() : undefined;
  const id = requests++;
  pending += 1;
  const answer = await new Promise<Answer>((done) => {
    waiting.set(id, done);
    const {method, url} = request;
    send({kind: 'request', id, request: {method, url, headers: headersOf(request.headers), body}});
  });
  pending -= 1;
  if ('refused' in answer) throw new TypeError(answer.refused);
  const {status, statusText, headers} = answer;
  // These statuses must not have a body.
  return new Response([204, 205, 304].includes(status) ? null : answer.body, {status, statusText, headers});
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
          ? 'There is no account yet: make one above, under "An account for trying".'
          : `Cannot find "${path}". A program here can import ${SDK} and the earlier files of its page.`,
      );
    const code = compile(path, source);
    let body: Body = () => Promise.resolve();
    scope.defineModule = (given) => {
      body = given;
    };
    // On one line with the code, so that the numbers of its lines stay.
    loadScript(
      `defineModule(async function (require, module, exports) {${code}\n})\n//# sourceURL=${encodeURI(path)}`,
    );
    // The compiler has turned each import into a call of `require`.
    for (const [, , name = ''] of code.matchAll(/\brequire\((['"])([^'"\n]+)\1\)/g)) {
      const target = find(path, name);
      // In a cycle, the other module has its exports so far.
      if (!modules.has(target)) await load(target);
    }
    await body((name) => modules.get(find(path, name))?.exports ?? {}, module, module.exports);
  }

  await load(entry);
}

/** The error, and the last line of the program's own files that led to it. */
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
  // The page shows the error; the console is for the errors of the site.
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
          waiting.get(data.id)?.(data.answer);
          waiting.delete(data.id);
        }
      };
    },
    {once: true},
  );
  captureConsole();
  countTimers();
  addRandomUUID();
  scope.fetch = requestThroughPage;
  // In some browsers the frame shares its thread with the page, so programs must not flood it with messages.
  for (const holder of [scope, Object.getPrototypeOf(scope)] as {postMessage?: unknown}[])
    delete holder.postMessage;
}

main();
