import {expect, it} from 'vitest';
import {isVisit} from './messages';

it('isVisit accepts lists of addresses only', () => {
  expect(isVisit({visited: ['https://docs.example/intro'], stays: true})).toBe(true);
  for (const data of [
    undefined,
    null,
    'visited',
    {},
    {visited: 'https://docs.example/', stays: true},
    {visited: [1], stays: true},
    {visited: ['//['], stays: true},
    {visited: [], stays: 1},
  ]) {
    expect(isVisit(data), JSON.stringify(data)).toBe(false);
  }
});
