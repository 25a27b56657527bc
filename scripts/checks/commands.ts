// The commands that the documents for contributors name. `npm run test:all` runs each with `--help`.
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {run} from '../../lib/command/run';

/** The options of each command in the code of the documents, inline and in blocks; the site's pages have proofs instead. */
function documentedCommands(): Map<string, Set<string>> {
  const commands = new Map<string, Set<string>>();
  const documents = execFileSync('git', ['ls-files', '*.md'], {encoding: 'utf8'}).trim().split('\n');
  for (const document of documents)
    for (const [, block, inline = block] of readFileSync(document, 'utf8').matchAll(
      /^ *```.*\n([^]*?)^ *```|`([^`\n]+)`/gm,
    ))
      for (const line of inline?.split(/\n|&&/) ?? []) {
        const [, command, rest = ''] =
          /^\s*(npm (?:start|test|run [\w:-]+)|npx \w[\w-]*(?: [\w./-]+)?)([^#]*)/.exec(line) ?? [];
        if (!command) continue;
        const options = commands.get(command) ?? new Set();
        for (const [option] of rest.matchAll(/(?<=\s)--[a-z][\w-]*/g)) options.add(option);
        commands.set(command, options);
      }
  return commands;
}

/** Runs the commands with `--help`. @returns how many describe themselves, with all options of the documents */
export async function runWithHelp(): Promise<{passed: number; failed: number}> {
  const counts = {passed: 0, failed: 0};
  for (const [command, options] of documentedCommands()) {
    const {code, output} = await run(`${command} ${command.startsWith('npm ') ? '-- ' : ''}--help`);
    const missing = [...options].filter((option) => !output.includes(option));
    const problem =
      code === 0 ? missing.map((option) => `"${option}" of the documents is not in it`).join(', ') : output;
    counts[problem ? 'failed' : 'passed'] += 1;
    console.log(`${problem ? '✗' : '✓'} ${command} --help ${problem}`);
  }
  return counts;
}

if (require.main === module) void runWithHelp().then(({failed}) => process.exit(failed > 0 ? 1 : 0));
