import {describe, expect, it} from 'vitest';
import {verdictOf} from './check';
import {checks} from './checks';
import {sortWords} from './fix';

describe('verdictOf', () => {
  it('fails only for errors', () => {
    expect(verdictOf({kind: 'error'}, 1, 'docs/a.mdx:1 error wrong')).toBe('error');
    expect(verdictOf({kind: 'advice'}, 1, '[warn] src/a.ts')).toBe('advice');
  });

  it('shows the advice of a check that passes, and nothing else', () => {
    expect(verdictOf({kind: 'error'}, 0, 'docs/a.mdx:1 warning could be better')).toBe('advice');
    expect(verdictOf({kind: 'error'}, 0, '420 packages checked')).toBeUndefined();
  });
});

it('Format, spelling and style of a small edit never fail a check', () => {
  const advice = checks.filter(({kind}) => kind === 'advice').map(({title}) => title);
  expect(advice).toEqual(['Format (prettier)', 'Spelling (cspell)']);
});

it('sortWords sorts words and removes repetitions', () => {
  expect(sortWords('octa\nAptos\nMove\nocta\n')).toBe('Aptos\nMove\nocta\n');
});
