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

const ESLINT = 'eslint --cache --cache-location .cache/eslint .';
const PRETTIER = 'prettier --cache --cache-location .cache/prettier --log-level warn';
const STYLELINT = 'stylelint "{src,plugins}/**/*.css"';

/** The slowest checks come first: two run at a time, and a slow check at the end would run alone. */
export const checks: readonly Check[] = [
  {title: 'Types (tsc)', kind: 'error', command: 'tsc --pretty false'},
  {title: 'Types in browsers (tsc)', kind: 'error', command: 'tsc --pretty false --project src'},
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
    // `npm run fix` repairs the pages by itself, because these repairs know Markdown and not MDX.
    fix: 'markdownlint-cli2 --fix "#**/*.mdx"',
  },
  {title: 'Dead code (knip)', kind: 'error', command: 'knip'},
  {
    title: 'Pages (links, ids, routes, phrases, sources)',
    kind: 'error',
    command: 'tsx scripts/checks/pages.ts',
    forPages: 'tsx scripts/checks/pages.ts',
  },
  {title: 'Lock file (checksums, names)', kind: 'error', command: 'tsx scripts/checks/lock.ts'},
  {
    title: 'Lines of each folder',
    kind: 'error',
    command: 'tsx scripts/checks/lines.ts',
    remedy:
      'Remove something, or run `npx tsx scripts/checks/lines.ts --write`: the new table shows the growth to the reviewer.',
  },
  {
    title: 'Code of the pages (prove --check)',
    kind: 'error',
    command: 'tsx cedra/prove/main.ts --check',
    forPages: 'tsx cedra/prove/main.ts --check',
  },
];
