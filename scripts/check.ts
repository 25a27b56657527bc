// `npm run check`: all checks that need no build.
import {Listr} from 'listr2';
import {run} from '../lib/run';

/** Licences allowed for shipped packages; `MIT*` was inferred from a file of the package. */
const ALLOWED_LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // Data about browsers (caniuse-lite), used at build time only.
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT*',
  'MIT-0',
  // Lightning CSS, used unchanged and at build time only.
  'MPL-2.0',
  'Python-2.0',
];

const TYPES = 'Types (tsc)';

// The slowest checks come first: two run at a time, and a slow check at the end would run alone.
const checks: Record<string, string> = {
  [TYPES]: 'tsc',
  'Code (eslint)': 'eslint --cache --cache-location .cache/eslint .',
  'Format (prettier)': 'prettier --check --cache --cache-location .cache/prettier --log-level warn .',
  'Spelling (cspell)': 'cspell --no-progress --no-summary --gitignore',
  'Styles (stylelint)': 'stylelint "src/**/*.css"',
  'Markdown (markdownlint)': 'markdownlint-cli2',
  'Dead code (knip)': 'knip',
  'Pages (front matter, links to ids)': 'tsx scripts/check-pages.ts',
  'Numbers in the text (sources)': 'tsx scripts/check-numbers.ts',
  'Lock file (checksums, names)': 'tsx scripts/check-lock.ts',
  'Licences (license-checker)': `license-checker-rseidelsohn --production --excludePrivatePackages --summary --onlyAllow "${ALLOWED_LICENCES.join(';')}"`,
  'Receipts (prove --check)': 'tsx proof/main.ts --check',
};

/**
 * Runs the checks, two at a time; a type error aborts them.
 * Prints the output of checks that fail.
 * @returns how many checks passed and failed
 */
export async function check(): Promise<{passed: number; failed: number}> {
  const failures: Record<string, string> = {};
  let passed = 0;
  const types = new AbortController();
  await new Listr(
    Object.entries(checks).map(([title, command]) => ({
      title,
      skip: () => TYPES in failures,
      task: async () => {
        const {code, output} = await run(`exec ${command}`, {signal: types.signal});
        if (code !== 0) {
          failures[title] = output.trim();
          if (title === TYPES) types.abort();
          throw new Error(`${title}: see below`);
        }
        passed += 1;
      },
    })),
    {concurrent: 2, exitOnError: false, renderer: process.stdout.isTTY ? 'default' : 'simple'},
  ).run();
  for (const [title, output] of Object.entries(failures)) {
    console.error(`\n── ${title}: ${checks[title]}\n${output}`);
  }
  return {passed, failed: Object.keys(failures).length};
}

if (require.main === module) {
  void check().then(({failed}) => process.exit(failed > 0 ? 1 : 0));
}
