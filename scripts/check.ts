// `npm run check` runs the types, then these checks: everything that can be said without building the site.
import {Listr} from 'listr2';
import {run} from './run';

/** Licences under which what ships may be used and passed on; `MIT*` was read from a file of the package. */
const LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // Data about browsers, at build time only.
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT*',
  'MIT-0',
  // Lightning CSS, unchanged and at build time only.
  'MPL-2.0',
  'Python-2.0',
];

const checks: Record<string, string> = {
  'Code (eslint)': 'eslint --cache --cache-location .cache/eslint .',
  'Format (prettier)': 'prettier --check --cache --cache-location .cache/prettier --log-level warn .',
  'Styles (stylelint)': 'stylelint "src/**/*.css"',
  'Markdown (markdownlint)': 'markdownlint-cli2',
  'Spelling (cspell)': 'cspell --no-progress --no-summary --gitignore',
  'Dead code (knip)': 'knip',
  'Pages (front matter, links to ids)': 'tsx scripts/check-pages.ts',
  'Lock file (lockfile-lint)':
    'lockfile-lint --path package-lock.json --type npm --allowed-hosts npm --validate-https --validate-integrity',
  'Licences (license-checker)': `license-checker-rseidelsohn --production --excludePrivatePackages --summary --onlyAllow "${LICENCES.join(';')}"`,
  'Receipts (prove --check)': 'tsx proof/main.ts --check',
};

/**
 * Runs all checks, two at a time.
 * @returns how many passed and the output of those that failed
 */
export async function check(): Promise<{passed: number; failed: number}> {
  const failures: string[] = [];
  await new Listr(
    Object.entries(checks).map(([title, command]) => ({
      title,
      task: async () => {
        const {code, output} = await run(command);
        if (code === 0) return;
        failures.push(`\n── ${title}: ${command}\n${output.trim()}`);
        throw new Error(`${title}: see below`);
      },
    })),
    {concurrent: 2, exitOnError: false, renderer: process.stdout.isTTY ? 'default' : 'simple'},
  ).run();
  if (failures.length > 0) console.error(failures.join('\n'));
  return {passed: Object.keys(checks).length - failures.length, failed: failures.length};
}

if (require.main === module) {
  check().then(({failed}) => process.exit(failed > 0 ? 1 : 0));
}
