import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {findCli} from '../cli/find';
import {prepareFramework, readFramework} from '../framework/source';
import {startRun} from './start';
import cliReference from '../cli/generated.json';
import {type AbortReference, readAborts} from '../errors/generate';
import {readCliTree} from '../cli/generate';
import {readFrameworkReference} from '../framework/generate';
import type {FileMessages} from '../errors/model';
import {root} from '../../lib/repository';
import {mergeMessages, readMessages, typescriptMessagesOf} from '../errors/generate-messages';
import {readNodeConfig} from '../node/generate';
import {readRestReference} from '../rest/generate';
import {readSdk, readSdkMethods} from '../sdk/generate';

const repository = 'cedra-labs/cedra-network';

/** Regenerates the reference data from the tools: command tree, SDK names, abort codes, framework functions, REST API. */
export async function renewReferences(): Promise<string[]> {
  const cli = findCli();
  const files = [
    write('cli/generated.json', await readCliTree(cli)),
    write('sdk/generated.json', readSdk()),
    write('sdk/generated-methods.json', readSdkMethods()),
  ];
  const {run, end} = await startRun(cli);
  try {
    const {localnet} = run.tools;
    const framework = await readFramework(await prepareFramework(cli, localnet.restUrl));
    const aborts = readAborts(framework);
    const data: AbortReference = {cli: cli.version, commit: cli.commit, aborts};
    files.push(
      write('errors/generated.json', data),
      write('framework/generated.json', await readFrameworkReference(cli, localnet.restUrl, framework)),
      write('rest/generated.json', await readRestReference(cli, localnet)),
    );
  } finally {
    await end();
  }
  return files;
}

/**
 * Regenerates the node's settings, and the error messages of the tools, from a clone of the node's repository.
 */
export function renewFromNetwork(clone: string): string[] {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', clone, ...args], {encoding: 'utf8', maxBuffer: 50_000_000});
  const commit = git('rev-parse', 'HEAD').trim();
  // Readers have the CLI of npm, too.
  const revisions = [commit, cliReference.commit];
  const messages = revisions.map((revision) =>
    readMessages(git('ls-tree', '-r', '--name-only', revision).split('\n'), (path) =>
      git('show', `${revision}:${path}`),
    ),
  );
  const paths = git('ls-tree', '-r', '--name-only', 'HEAD').split('\n');
  const settings = paths.filter((path) => path.startsWith('config/src/') && path.endsWith('.rs'));
  const sources = settings.map((path) => git('show', `HEAD:${path}`));
  return [
    write('node/generated.json', readNodeConfig(sources, repository, commit)),
    write('errors/generated-messages.json', {
      repository,
      revisions,
      tools: {...mergeMessages(messages), sdk: readSdkMessages()},
    }),
  ];
}

/** The error messages of the installed SDK, by the path of their source file in its package. */
function readSdkMessages(): Record<string, FileMessages> {
  const folder = join(root, 'node_modules/@cedra-labs/ts-sdk');
  const files = readdirSync(join(folder, 'src'), {recursive: true, encoding: 'utf8'}).sort();
  const sources = files.filter((file) => file.endsWith('.ts')).map((file) => `src/${file}`);
  const entries = sources.map((file) => [
    file,
    typescriptMessagesOf(readFileSync(join(folder, file), 'utf8')),
  ]);
  return Object.fromEntries(
    entries.filter(([, messages]) => messages !== undefined && messages.length > 0),
  ) as Record<string, FileMessages>;
}

function write(name: string, data: unknown): string {
  const path = join(root, 'cedra', name);
  writeFileSync(path, stableJson(data));
  return path;
}

/** Formats JSON for committed data, with one small object per line for readable diffs. */
function stableJson(data: unknown): string {
  return `${format(data, '')}\n`;
}

function format(value: unknown, indent: string): string {
  const flat = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || flat.length + indent.length <= 120 || isLeaf(value))
    return flat;
  const inside = `${indent} `;
  const lines = Array.isArray(value)
    ? value.map((each) => `${inside}${format(each, inside)}`)
    : Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([key, each]) => `${inside}${JSON.stringify(key)}: ${format(each, inside)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** Whether a value is a small object, such as an option or an abort code. */
function isLeaf(value: object): boolean {
  return 'long' in value || 'reason' in value;
}
