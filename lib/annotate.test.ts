import {expect, it} from 'vitest';
import {annotation} from './annotate';

it('annotation escapes what GitHub reads as syntax', () => {
  expect(annotation('error', {file: 'docs/a,b:c.mdx', line: 7}, '50 % fail:\nsee a, b')).toBe(
    '::error file=docs/a%2Cb%3Ac.mdx,line=7::50 %25 fail:%0Asee a, b',
  );
});
