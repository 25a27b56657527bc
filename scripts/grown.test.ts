import {expect, it} from 'vitest';
import {grown} from './grown';

it('names what grew and what is new, the most first, and nothing that stayed or shrank', () => {
  const before = {main: {react: 1000, clsx: 500, history: 800}};
  const now = {main: {react: 1100, clsx: 500, history: 700}, docs: {'src/theme': 2000}};
  expect(grown(before, now)).toEqual(['docs.js: src/theme 2.0 (+2.0)', 'main.js: react 1.1 (+0.1)']);
});
