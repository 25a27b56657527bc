import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

import type {CedraCli} from '../../tools/cli';
import type {CliCommand, CliReference} from './model';
import {parseHelp} from './parse-help';

const run = promisify(execFile);

/** Asks the tool for the help of every command, recursively. */
export async function readCliTree(cli: CedraCli): Promise<CliReference> {
  const commands: CliCommand[] = [];
  let level = [''];
  while (level.length > 0) {
    const read = await Promise.all(level.map(async (path) => parseHelp(path, await help(cli, path))));
    commands.push(...read);
    level = read.flatMap(({path, commands: names}) => names.map((name) => `${path} ${name}`.trim()));
  }
  commands.sort((a, b) => (a.path < b.path ? -1 : 1));
  return {package: '@cedra-labs/cedra-cli', version: cli.version, commit: cli.commit, commands};
}

async function help(cli: CedraCli, path: string): Promise<string> {
  const words = path === '' ? [] : path.split(' ');
  const {stdout} = await run(cli.binary, [...words, '--help'], {
    maxBuffer: 10_000_000,
    env: helpEnvironment(),
  });
  return stdout;
}

/** Values of the contributor's own environment must not end up in the reference. */
function helpEnvironment(): NodeJS.ProcessEnv {
  const {PATH, HOME} = process.env;
  return {PATH, HOME};
}
