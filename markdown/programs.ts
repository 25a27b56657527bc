import {parse, type Node} from 'acorn';
import {transform} from 'sucrase';
import {resolveImport} from '@packages/run/build';
import {
  type Block,
  fileAfter,
  metaValue,
  type Page,
  shortHash,
  type Task,
  withoutMarks,
} from '@packages/proof/build';
import {SDK} from '../src/run/names';
import type {PageReceipt} from '../lib/receipts';
import {networkOf, networks, serversOf} from '../src/site/networks';
import {pageName} from './pages';
import {queryProgram, shownQueries} from './queries';
import {requestProgram} from './requests';
import {classify} from './tasks';

/** A program that readers can run in the page. */
export interface Program {
  block: Block;
  /** Path of the file, or `program-3.ts` or `request-3.ts` for the third block of the page; unique on the page. */
  name: string;
  /** For a command: the program that sends the same request from the browser. */
  request?: string;
  /** The earlier files of the page that it imports, directly or not, by path. */
  files: Readonly<Record<string, string>>;
  /** Its output block, if the page has one. */
  output?: Block;
  /** A server that it needs and a localnet lacks, so that the proof cannot run it: `an indexer`, `Testnet`. */
  needs?: string;
}

/** A block of code, and why it cannot run in the page. */
export interface NoProgram {
  block: Block;
  why: string;
}

/** Global names that a worker of the page, in which a program runs, does not have. */
const ABSENT: Readonly<Record<string, string>> = {
  process: 'uses process from Node.js',
  Buffer: 'uses Buffer from Node.js',
  require: 'uses require from Node.js',
  __dirname: 'uses __dirname from Node.js',
  document: 'needs a page of its own',
  window: 'needs a page of its own',
  EphemeralKeyPair: 'creates a keyless account, which the SDK on this site leaves out',
};

/** The requirements of a module. */
interface Needs {
  imports: string[];
  names: Set<string>;
  /** Origins of servers on the reader's machine, except those of a localnet. */
  servers: string[];
  /** Networks other than a localnet that it names by the SDK's enumeration `Network`. */
  networks: string[];
}

const origins = networks.flatMap(serversOf);

/** Whether an identifier is only the name of a property: `a.process`, `{process: 1}`. */
const isProperty = (parent: Node | undefined, key: string): boolean =>
  (parent?.type === 'MemberExpression' && key === 'property' && !('computed' in parent && parent.computed)) ||
  (parent?.type === 'Property' && key === 'key' && !('shorthand' in parent && parent.shorthand));

/** The network that the SDK calls `TESTNET`, `DEVNET` or `MAINNET`. */
const networkNamed = (name: string | undefined) => networks.find(({id}) => id.toUpperCase() === name);

/** Needs of the modules that were read, by file type and code: several programs import the same file. */
const readNeeds = new Map<string, Needs>();

function needsOf(path: string, code: string): Needs {
  const isTyped = path.endsWith('.ts');
  const key = `${isTyped}\n${code}`;
  const needs = readNeeds.get(key) ?? readModule(code, isTyped);
  readNeeds.set(key, needs);
  return needs;
}

/** Reads a module without types and type-only imports. */
function readModule(code: string, isTyped: boolean): Needs {
  const transforms = isTyped ? (['typescript'] as const) : [];
  const script = transform(code, {transforms: [...transforms], disableESTransforms: true}).code;
  const needs: Needs = {imports: [], names: new Set(), servers: [], networks: []};
  const visit = (value: unknown, parent: Node | undefined, key: string): void => {
    if (Array.isArray(value)) value.forEach((each) => visit(each, parent, key));
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const node = value as Node & {
      name?: string;
      object?: {name?: string};
      property?: {name?: string};
      source?: {value?: unknown} | null;
      value?: unknown;
    };
    const [server] = /^https?:\/\/(?:127\.0\.0\.1|localhost)[^/]*/.exec(String(node.value)) ?? [];
    if (node.type === 'Literal' && server && !origins.includes(server)) needs.servers.push(server);
    if (node.type === 'Identifier' && !isProperty(parent, key)) needs.names.add(node.name ?? '');
    const {object, property} = node;
    const network = object?.name === 'Network' && networkNamed(property?.name);
    if (network) needs.networks.push(network.label);
    if (node.type === 'ImportExpression' || node.type === 'MetaProperty') needs.names.add(node.type);
    if (node.source && node.type !== 'ImportExpression') needs.imports.push(String(node.source.value));
    for (const [name, inner] of Object.entries(node)) visit(inner, node, name);
  };
  visit(parse(script, {ecmaVersion: 'latest', sourceType: 'module'}), undefined, '');
  return needs;
}

/** The first reason why a module cannot run in the page, and the files that it imports. */
function check(
  path: string,
  code: string,
  earlier: ReadonlyMap<string, string>,
  files: Map<string, string>,
): string | undefined {
  const {imports, names, servers} = needsOf(path, code);
  for (const [name, why] of Object.entries(ABSENT)) if (names.has(name)) return why;
  if (names.has('ImportExpression') || names.has('MetaProperty'))
    return 'loads code by import() or import.meta';
  if (servers[0]) return `requests ${servers[0]}`;
  for (const name of imports) {
    if (name === SDK) continue;
    if (!name.startsWith('.')) return `imports ${name}`;
    const target = resolveImport(path, name, (each) => earlier.has(each));
    if (target === undefined) return `imports ${name}, which is not an earlier file on the page`;
    if (files.has(target)) continue;
    const text = withoutMarks(earlier.get(target) ?? '');
    files.set(target, text);
    const why = check(target, text, earlier, files);
    if (why) return `${why} (in ${target})`;
  }
  return undefined;
}

/** The output of a program: its own output block, or that of the first command that names its file. */
function outputOf(task: Task, name: string, later: readonly Task[]): Block | undefined {
  if (task.kind === 'typescript') return task.output;
  const command = later.find(({kind, block}) => kind === 'bash' && block.code.includes(name));
  return command?.kind === 'bash' ? command.output : undefined;
}

/** Names a server that a localnet does not have. */
function beyondLocalnet(server: string): string | undefined {
  const localnet = networkOf('localnet');
  if (server === new URL(localnet.indexer).origin) return 'an indexer';
  const network = networks.find((each) => serversOf(each).includes(server));
  return network === localnet ? undefined : network?.label;
}

/** Decides for every program and every request command of a page whether it can run in the page. */
export function programsOf(page: Page): (Program | NoProgram)[] {
  const tasks = classify(page);
  const variables = new Map(shownQueries(tasks).map((query) => [query.block, query.variables]));
  const earlier = new Map<string, string>();
  const decisions: (Program | NoProgram)[] = [];

  function decide(task: Task, at: number): Program | NoProgram {
    const {block} = task;
    const extension = block.lang.replace(/^js$/, 'mjs');
    const name = metaValue(block.meta, 'title') ?? `program-${decisions.length + 1}.${extension}`;
    if (block.lang.endsWith('x')) return {block, why: 'is a React component'};
    if (metaValue(block.meta, 'region') !== undefined) return {block, why: 'is part of a file'};
    if (task.kind === 'unproven') return {block, why: 'is not proven'};
    if (block.meta.fails !== undefined) return {block, why: 'must not compile'};
    const files = new Map<string, string>();
    const why = check(name, block.code, earlier, files);
    if (why) return {block, why};
    if (!needsOf(name, block.code).names.has('console')) return {block, why: 'prints nothing'};
    const output = outputOf(task, name, tasks.slice(at));
    if (output?.code.includes('ECONNREFUSED')) return {block, why: 'prints a Node.js error'};
    const all: [string, string][] = [[name, block.code], ...files];
    const [needs] = all.flatMap(([path, code]) => needsOf(path, code).networks);
    return {block, name, files: Object.fromEntries(files), ...(output && {output}), ...(needs && {needs})};
  }

  /** For a query, and for a command that asks a node. */
  function decideRequest(task: Task): Program | NoProgram | undefined {
    const {block} = task;
    const request =
      task.kind === 'graphql'
        ? queryProgram(block.code, variables.get(block) ?? {})
        : requestProgram(block.code);
    if (!request) return undefined;
    if ('why' in request) return {block, why: request.why};
    const name = `request-${decisions.length + 1}.ts`;
    const output = task.kind === 'bash' ? task.output : undefined;
    // The node sends this error to pages of other origins as plain text.
    if (output?.code.includes('web_framework_error'))
      return {block, why: 'gets a different response in a browser'};
    const needs = beyondLocalnet(request.server);
    return {block, name, files: {}, request: request.code, ...(output && {output}), ...(needs && {needs})};
  }

  for (const [at, task] of tasks.entries()) {
    const {block} = task;
    if (task.kind === 'bash' || task.kind === 'commands' || task.kind === 'graphql')
      decisions.push(...[decideRequest(task) ?? []].flat());
    if (/^[jt]sx?$/.test(block.lang) && task.kind !== 'output') decisions.push(decide(task, at));
    if (task.kind !== 'file') continue;
    const text = fileAfter(task.block, task.region, earlier.get(task.path));
    if (text !== undefined) earlier.set(task.path, text);
  }
  return decisions;
}

/** The name of a program on the site: `getting-started-tx/transfer.ts`. @param file of its page */
export const programName = (file: string, {name}: Program): string => `${pageName(file)}/${name}`;

/** Whether a block is a program that a reader can run in the page. */
export const isProgram = (decision: Program | NoProgram): decision is Program => 'name' in decision;

/** Hash of a program, its files and its output. */
const programHash = ({block, files, request, output}: Program): string =>
  shortHash(JSON.stringify([block.code, request, files, output?.code]));

/** Makes receipts of programs that ran in a browser: hashes by name. */
export const runsReceipt = (programs: readonly Program[]): Record<string, string> =>
  Object.fromEntries(programs.map((program) => [program.name, programHash(program)]));

/** Whether the receipt says that exactly this program ran in a browser. */
export const runsHere = (program: Program, receipt: PageReceipt | undefined): boolean =>
  receipt?.runsHere?.[program.name] === programHash(program);
