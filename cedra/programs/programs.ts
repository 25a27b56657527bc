import {programFiles, usesOf, type ModuleUses, type ProgramRules} from '@cedra-docs/sandbox/build';
import {
  type Block,
  fileAfter,
  metaValue,
  type Page,
  shortHash,
  type Task,
  withoutMarks,
} from '@cedra-docs/proof/build';
import {SDK} from './names';
import type {PageReceipt} from '../receipts/receipts';
import {networkOf, networks} from '../networks/model';
import {pageName} from '../pages/files';
import {shownQueries} from '../indexer/shown-queries';
import {queryProgram} from './queries';
import {requestProgram} from './requests';
import {serversOf} from './servers';
import {classify} from '../pages/tasks';

/** A program that readers can run in the page. */
export interface PageProgram {
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

const origins = networks.flatMap(serversOf);

/** A server on the reader's machine that is not part of a localnet. */
const otherServer = ({texts}: ModuleUses): string | undefined =>
  texts
    .flatMap((text) => /^https?:\/\/(?:127\.0\.0\.1|localhost)[^/]*/.exec(text)?.[0] ?? [])
    .find((server) => !origins.includes(server));

/** The network other than a localnet that a module names by the SDK's enumeration: `Network.TESTNET`. */
const networkNamedBy = ({members}: ModuleUses): string | undefined =>
  networks.find(({id}) => members.has(`Network.${id.toUpperCase()}`))?.label;

const rules: ProgramRules = {
  packages: [SDK],
  reasonOf(uses) {
    if (uses.names.has('EphemeralKeyPair'))
      return 'creates a keyless account, which the SDK on this site leaves out';
    const server = otherServer(uses);
    return server && `requests ${server}`;
  },
};

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
export function programsOf(page: Page): (PageProgram | NoProgram)[] {
  const tasks = classify(page);
  const variables = new Map(shownQueries(tasks).map((query) => [query.block, query.variables]));
  /** The files as the page wrote them, and as a program imports them. */
  const texts = new Map<string, string>();
  const earlier = new Map<string, string>();
  const decisions: (PageProgram | NoProgram)[] = [];

  function decide(task: Task, at: number): PageProgram | NoProgram {
    const {block} = task;
    const extension = block.lang.replace(/^js$/, 'mjs');
    const name = metaValue(block.meta, 'title') ?? `program-${decisions.length + 1}.${extension}`;
    if (block.lang.endsWith('x')) return {block, why: 'is a React component'};
    if (metaValue(block.meta, 'region') !== undefined) return {block, why: 'is part of a file'};
    if (task.kind === 'unproven') return {block, why: 'is not proven'};
    if (block.meta.fails !== undefined) return {block, why: 'must not compile'};
    const found = programFiles(name, block.code, earlier, rules);
    if ('why' in found) return {block, why: found.why};
    if (!usesOf(name, block.code).names.has('console')) return {block, why: 'prints nothing'};
    const output = outputOf(task, name, tasks.slice(at));
    if (output?.code.includes('ECONNREFUSED')) return {block, why: 'prints a Node.js error'};
    const {files} = found;
    const all = Object.entries({[name]: block.code, ...files});
    const [needs] = all.flatMap(([path, code]) => networkNamedBy(usesOf(path, code)) ?? []);
    return {block, name, files, ...(output && {output}), ...(needs && {needs})};
  }

  /** For a query, and for a command that sends a request to a node. */
  function decideRequest(task: Task): PageProgram | NoProgram | undefined {
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
    const text = fileAfter(task.block, task.region, texts.get(task.path));
    if (text === undefined) continue;
    texts.set(task.path, text);
    earlier.set(task.path, withoutMarks(text));
  }
  return decisions;
}

/** The name of a program on the site: `getting-started-tx/transfer.ts`. @param file of its page */
export const programName = (file: string, {name}: PageProgram): string => `${pageName(file)}/${name}`;

/** Whether a block is a program that a reader can run in the page. */
export const isProgram = (decision: PageProgram | NoProgram): decision is PageProgram => 'name' in decision;

/** Hash of a program, its files and its output. */
const programHash = ({block, files, request, output}: PageProgram): string =>
  shortHash(JSON.stringify([block.code, request, files, output?.code]));

/** Makes receipts of programs that ran in a browser: hashes by name. */
export const runsReceipt = (programs: readonly PageProgram[]): Record<string, string> =>
  Object.fromEntries(programs.map((program) => [program.name, programHash(program)]));

/** Whether the receipt says that exactly this program ran in a browser. */
export const runsHere = (program: PageProgram, receipt: PageReceipt | undefined): boolean =>
  receipt?.runsHere?.[program.name] === programHash(program);
