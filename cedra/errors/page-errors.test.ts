import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path, {join} from 'node:path';
import {expect, it} from 'vitest';
import {errors} from './data';
import {lookUp} from './lookup';
import {findPages} from '../pages/files';
import {loadPage} from '../pages/page';
import {root} from '../../lib/repository';
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

it('finds what pages explain in tables', () => {
  // Read line by line, as a reader sees them, because the program reads the tree.
  const rows = pages.flatMap(({file}) => {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    let isTable = false;
    return lines.flatMap((line) => {
      if (!line.startsWith('|')) isTable = false;
      else if (/^\| (?:message|status|you see|status or message) \|/i.test(line)) isTable = true;
      const cells = isTable ? line.split('|').slice(1, 3) : [];
      const message = cells
        .map((cell) => /``(.{12,}?)``|`([^`]{12,})`/.exec(cell))
        .find((each) => each !== null);
      return message ? [{file, message: (message[1] ?? message[2] ?? '').trim()}] : [];
    });
  });
  expect(rows.length).toBeGreaterThan(0);
  const unread = rows.filter(
    ({file, message}) =>
      !all.some(
        (each) => each.href.startsWith(`/${file}`) && each.message === message.replace(/‹[^›]*›/g, '…'),
      ),
  );
  expect(unread).toEqual([]);
  const unanswered = rows.filter(({message}) => {
    const [first] = lookUp(message.replace(/…|‹[^›]*›/g, 'kestrel'), errors(), all);
    return !first || first.isNear;
  });
  expect(unanswered).toEqual([]);
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
