// The commands that the documents for contributors name, and what runs each of them. `npm run test:all` runs this file,
// which runs the commands of `withHelp` with `--help`; `commands.test.ts` checks that no command is missing.
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {run} from '../../lib/command/run';

/** Commands that tests or workflows run: the file that does, and the text in it. */
export const runBy: Record<string, [file: string, text: string]> = {
  'npm run build': ['scripts/builds.ts', 'npm run --silent build'],
  'npm run build:proven': ['.github/workflows/ci.yml', 'npm run build:proven'],
  'npm run test:all': ['.github/workflows/ci.yml', 'npm run test:all'],
  'npm run test:e2e': ['scripts/test.ts', "endToEnd('e2e'"],
  'npx tsx scripts/engines.ts': ['scripts/test.ts', "endToEnd('engines'"],
  'npx tsx scripts/size/compress.ts': ['deploy/Dockerfile', 'scripts/size/compress.ts'],
  'npm start': ['e2e/build/start.spec.ts', 'npm start'],
  // The archive that `npx` runs.
  'npx -y https': ['e2e/build/docs-tool.spec.ts', 'cedra-docs.tgz'],
};

/** Commands that show a description with `--help`. */
export const withHelp = [
  'npm run check',
  'npm run clear',
  'npm run fix',
  'npm run prove',
  'npm run serve',
  'npm run test:unit',
  'npm test',
  'npx docusaurus swizzle',
  'npx tsx scripts/bench/lighthouse',
  'npx tsx scripts/bench/peers',
  'npx tsx scripts/bench/search',
  'npx tsx scripts/programs.ts',
  'npx tsx scripts/smoke.ts',
  'npx tsx scripts/sources.ts',
];

/** A command with its arguments, as a document has it. */
export interface Mention {
  document: string;
  /** Without arguments: `npm run prove`. */
  command: string;
  options: string[];
}

/** Finds the commands in the code of a Markdown text, inline and in blocks. */
export function findCommands(document: string, text: string): Mention[] {
  const code = Array.from(
    text.matchAll(/^ *```.*\n([^]*?)^ *```|`([^`\n]+)`/gm),
    ([, block, inline]) => block ?? inline,
  );
  return code
    .join('\n')
    .split(/\n|&&/)
    .flatMap((line) => {
      const [, command, rest = ''] =
        /^\s*(npm (?:start|test|run [\w:-]+)|npx [\w-]+(?: [\w./-]+)?)([^#]*)/.exec(line) ?? [];
      if (!command) return [];
      const options = Array.from(rest.matchAll(/(?<=\s)--[a-z][\w-]*/g), ([option]) => option);
      return [{document, command, options}];
    });
}

/** The commands of all documents that are not pages of the site. */
export function documentedCommands(): Mention[] {
  const list = execFileSync('git', ['ls-files', '*.md'], {encoding: 'utf8'}).trim().split('\n');
  return list.flatMap((document) => findCommands(document, readFileSync(document, 'utf8')));
}

/** Runs the commands with `--help`. @returns how many describe themselves, with all options of the documents */
export async function runWithHelp(): Promise<{passed: number; failed: number}> {
  const mentions = documentedCommands();
  let failed = 0;
  for (const command of withHelp) {
    const {code, output} = await run(`${command} ${command.startsWith('npm ') ? '-- ' : ''}--help`);
    const options = mentions
      .filter((mention) => mention.command === command)
      .flatMap((mention) => mention.options);
    const missing = [...new Set(options)].filter((option) => !output.includes(option));
    const problem =
      code === 0 ? missing.map((option) => `"${option}" of the documents is not in it`).join(', ') : output;
    if (problem) failed += 1;
    console.log(`${problem ? '✗' : '✓'} ${command} --help ${problem}`);
  }
  return {passed: withHelp.length - failed, failed};
}

if (require.main === module) void runWithHelp().then(({failed}) => process.exit(failed > 0 ? 1 : 0));
