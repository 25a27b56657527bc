import {describe, expect, it} from 'vitest';
import {cardPath} from '../../src/site/socialCard';
import {coloursIn} from './design';

describe('coloursIn', () => {
  it('reads the colours of the light palette, without aliases', () => {
    const css = ":root{--ink-50: #f7f9f8;--surface: var(--white);}[data-theme='dark']{--ink-50: #000;}";
    expect(coloursIn(css)).toEqual({'ink-50': '#f7f9f8'});
  });
});

describe('cardPath', () => {
  it.each([
    ['/nodes/full-node', '/', '/cards/nodes/full-node.png'],
    ['/', '/', '/cards/index.png'],
    ['/docs/intro', '/docs/', '/docs/cards/intro.png'],
  ])('maps %s below %s to %s', (permalink, baseUrl, path) => {
    expect(cardPath(permalink, baseUrl)).toBe(path);
  });
});
