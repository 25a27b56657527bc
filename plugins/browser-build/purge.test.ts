import {describe, expect, it} from 'vitest';
import {purge} from './purge';

describe('purge', () => {
  const css = ':root{--a:1px;--b:2px;--c:3px}.card{margin:var(--a)}.col--7{margin:0}p{margin:var(--b)}';

  it('keeps rules of elements and of used classes, and variables that are used', async () => {
    const purged = await purge(css, '<div className="card" style={{padding: "var(--c)"}}>');
    expect(purged).toBe(':root{--a:1px;--b:2px;--c:3px}.card{margin:var(--a)}p{margin:var(--b)}');
  });

  it('removes all other rules', async () => {
    expect(await purge(css, '')).toBe(':root{--b:2px}p{margin:var(--b)}');
  });
});
