import {quote} from '../lib/run';

/** A command that checks the repository. It prints nothing, or only advice, if all is well. */
export interface Check {
  title: string;
  /** An error makes `npm run check` fail. Advice is printed, and a maintainer may ignore it. */
  kind: 'error' | 'advice';
  command: string;
  /** The command for some pages only; without it, the check is not about pages. */
  forPages?: string;
  /** Repairs what it safely can; `npm run fix` runs it. */
  fix?: string;
  /** The way out, where the messages do not name it. */
  remedy?: string;
}

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

const ESLINT = 'eslint --cache --cache-location .cache/eslint .';
const PRETTIER = 'prettier --cache --cache-location .cache/prettier --log-level warn';
const STYLELINT = 'stylelint "src/**/*.css"';

/** The slowest checks come first: two run at a time, and a slow check at the end would run alone. */
export const checks: readonly Check[] = [
  {title: 'Types (tsc)', kind: 'error', command: 'tsc --pretty false'},
  {title: 'Code (eslint)', kind: 'error', command: ESLINT, fix: `${ESLINT} --fix`},
  {
    title: 'Format (prettier)',
    kind: 'advice',
    command: `${PRETTIER} --check .`,
    fix: `${PRETTIER} --write .`,
  },
  {
    title: 'Spelling (cspell)',
    kind: 'advice',
    command: 'cspell --no-progress --no-summary --no-color --gitignore',
    forPages: 'cspell --no-progress --no-summary --no-color',
    remedy: 'Correct the word, or add it to .cspell/words.txt.',
  },
  {title: 'Styles (stylelint)', kind: 'error', command: STYLELINT, fix: `${STYLELINT} --fix`},
  {
    // Its configuration decides which rules are errors.
    title: 'Markdown (markdownlint)',
    kind: 'error',
    command: 'markdownlint-cli2',
    forPages: 'markdownlint-cli2 --no-globs',
    fix: 'markdownlint-cli2 --fix',
  },
  {title: 'Dead code (knip)', kind: 'error', command: 'knip'},
  {
    title: 'Pages (links, ids, routes, phrases, numbers)',
    kind: 'error',
    command: 'tsx scripts/check-pages.ts',
    forPages: 'tsx scripts/check-pages.ts',
  },
  {title: 'Lock file (checksums, names)', kind: 'error', command: 'tsx scripts/check-lock.ts'},
  {
    title: 'Licences (license-checker)',
    kind: 'error',
    command: `license-checker-rseidelsohn --production --excludePrivatePackages --summary --onlyAllow ${quote(ALLOWED_LICENCES.join(';'))}`,
  },
  {
    title: 'Code of the pages (prove --check)',
    kind: 'error',
    command: 'tsx proof/main.ts --check',
    forPages: 'tsx proof/main.ts --check',
  },
];
