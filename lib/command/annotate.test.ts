import {expect, it} from 'vitest';
import {annotation, placesIn} from './annotate';

it('annotation escapes what GitHub reads as syntax', () => {
  expect(annotation('error', {file: 'docs/a,b:c.mdx', line: 7}, '50 % fail:\nsee a, b')).toBe(
    '::error file=docs/a%2Cb%3Ac.mdx,line=7::50 %25 fail:%0Asee a, b',
  );
});

it.each([
  ['docs/a.mdx:6 warning the heading has no id', 'docs/a.mdx', 6, 'warning the heading has no id'],
  ['docs/a.mdx:6:5 - Unknown word (sequencre)', 'docs/a.mdx', 6, 'Unknown word (sequencre)'],
  ['docs/a.mdx:6:1 error MD045/no-alt-text Images', 'docs/a.mdx', 6, 'error MD045/no-alt-text Images'],
  ['src/a.tsx(6,5): error TS2322: Type', 'src/a.tsx', 6, 'error TS2322: Type'],
  ['Error: docs/_data/a.yml:6: name is missing', 'docs/_data/a.yml', 6, 'name is missing'],
  ['[warn] src/a.ts', 'src/a.ts', 1, 'is not formatted'],
])('placesIn finds the place in "%s"', (output, file, line, message) => {
  expect(placesIn(`Text.\n${output}\n`)).toEqual([{file, line, message}]);
});

it('placesIn finds no place in other texts', () => {
  expect(placesIn('error: the command failed\n  --> docs/a.mdx:12\n[warn] Code style issues found')).toEqual(
    [],
  );
});
