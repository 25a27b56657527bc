import {stripVTControlCharacters} from 'node:util';
import {expect, it} from 'vitest';
import {formatSummary} from './report';

it.each([
  [59.4, '0 min 59 s'],
  [59.6, '1 min 0 s'],
  [119.7, '2 min 0 s'],
])('a run of %d seconds took %s', (seconds, time) => {
  expect(stripVTControlCharacters(formatSummary([], seconds))).toContain(`, ${time}`);
});
