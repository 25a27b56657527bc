import {describe, expect, it} from 'vitest';
import {growth} from './growth';
import {copyOf, planCopies, readDocs} from './site';

describe('planCopies', () => {
  const docs = {pages: ['a/index.mdx', 'b.mdx'], partials: ['a/_files/p.mdx']};

  it('plans no copy for the existing number of pages and refuses fewer', () => {
    expect(planCopies(docs, 2)).toEqual([]);
    expect(() => planCopies(docs, 1)).toThrow('2 pages already');
  });

  it('gives an incomplete copy all partials', () => {
    expect(planCopies(docs, 5).map(({to}) => to)).toEqual([
      'more/1/a/index.mdx',
      'more/1/b.mdx',
      'more/1/a/_files/p.mdx',
      'more/2/a/index.mdx',
      'more/2/a/_files/p.mdx',
    ]);
  });

  it('plans exactly the requested number of pages, each at a different path', () => {
    const own = readDocs('docs');
    const made = planCopies(own, 8000).map(({to}) => to);
    expect(new Set(made).size).toBe(made.length);
    expect(made.filter((file) => !file.includes('/_')).length + own.pages.length).toBe(8000);
  });
});

describe('copyOf', () => {
  it('changes the title of a page, removes its slug and keeps its text', () => {
    const page = (title: string) => `---\ntitle: ${title}\nslug: /\n---\n\ntitle: x\nslug: y\n`;
    const copy = (title: string) => `---\ntitle: ${title}\n---\n\ntitle: x\nslug: y\n`;
    expect(copyOf(page('Start here'), 7)).toBe(copy('Start here, 7'));
    expect(copyOf(page('"Start: here"'), 7)).toBe(copy('"Start: here, 7"'));
  });
});

describe('growth', () => {
  const points = (cost: (pages: number) => number) =>
    [57, 500, 2000, 8000].map((pages) => ({pages, cost: cost(pages)}));

  it('is 1 for linear cost with any base', () => {
    expect(growth(points((pages) => 40 + pages / 3))).toBeCloseTo(1);
  });

  it('finds quadratic growth below a linear part', () => {
    expect(growth(points((pages) => pages + pages ** 2 / 8000))).toBeGreaterThan(1.5);
    expect(growth(points((pages) => pages * Math.log(pages)))).toBeLessThan(1.5);
  });

  it('is undefined for two sites', () => {
    expect(growth(points((pages) => pages).slice(0, 2))).toBeUndefined();
  });
});
