import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {errors} from './data';
import {lookUp} from './lookup';
import {findPages} from '../pages/files';
import {loadPage} from '../pages/page';
import {pageErrors} from './page-errors';

const pages = findPages().map(loadPage);
const all = pages.flatMap((page) => pageErrors(page, `/${page.file}`, page.file));

it('finds every error that the pages provoke', () => {
  const outputs = pages.flatMap(({file, blocks}) =>
    blocks
      .filter(({meta}, index) => meta.output && blocks[index - 1]?.meta.fails)
      .map(({line, code}) => ({place: `${file}:${line}`, code})),
  );
  expect(outputs.length).toBeGreaterThan(0);
  expect(outputs.filter(({code}) => lookUp(code, errors(), all).length === 0)).toEqual([]);
});

it('reads the messages of the sections about problems, and what provoked blocks print', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-errors-'));
  const file = join(folder, 'page.mdx');
  writeFileSync(
    file,
    `## Match {/* #match */}

\`\`\`bash fails
cedra move compile
\`\`\`

\`\`\`text output
error: match not exhaustive
\`\`\`

## If it goes wrong {/* #if-it-goes-wrong */}

- \`Address already in use\`

  Another localnet is running.
`,
  );
  try {
    expect(pageErrors(loadPage(file), '/page', 'A page')).toEqual([
      {
        message: 'Address already in use',
        explanation: 'Another localnet is running.',
        href: '/page#if-it-goes-wrong',
      },
      {
        message: 'error: match not exhaustive',
        explanation: '“A page” shows it below “Match”.',
        href: '/page#match',
      },
    ]);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
