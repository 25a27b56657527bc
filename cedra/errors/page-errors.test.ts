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
  expect(outputs.length).toBeGreaterThan(100);
  expect(outputs.filter(({code}) => lookUp(code, errors(), all).length === 0)).toEqual([]);
});

it('reads the messages of the sections about problems, and what provoked blocks print', () => {
  expect(all).toContainEqual({
    message: 'Address already in use',
    explanation: expect.stringMatching(/^Another localnet is running/) as string,
    href: '/docs/getting-started/cli.mdx#if-it-goes-wrong',
  });
  expect(all).toContainEqual({
    message: 'error: match not exhaustive',
    explanation: expect.stringMatching(/^“docs\/move\/flow.mdx” shows it below “/) as string,
    href: expect.stringMatching(/^\/docs\/move\/flow\.mdx#/) as string,
  });
});
