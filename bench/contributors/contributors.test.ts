import {describe, expect, it} from 'vitest';
import {copyOf, forPlain, planCopies, readDocs} from './pages';
import {growth, table} from './report';

const docs = {pages: ['a/index.mdx', 'a/x.mdx', 'b.mdx'], parts: ['a/_files/p.mdx']};

describe('planCopies', () => {
  it('leaves the pages alone that are there already', () => {
    expect(planCopies(docs, 3)).toEqual([]);
    expect(() => planCopies(docs, 2)).toThrow('3 pages already');
  });

  it('makes exactly as many pages as wanted, each at a path of its own', () => {
    const own = readDocs('docs');
    for (const count of [own.pages.length + 1, 500, 8000]) {
      const made = planCopies(own, count).map(({to}) => to);
      expect(new Set(made).size).toBe(made.length);
      expect(made.filter((file) => !file.includes('/_')).length + own.pages.length).toBe(count);
    }
  });

  it('gives a copy that is cut short all parts', () => {
    expect(planCopies(docs, 7).map(({to}) => to)).toEqual([
      'more/001/a/index.mdx',
      'more/001/a/x.mdx',
      'more/001/b.mdx',
      'more/001/a/_files/p.mdx',
      'more/002/a/index.mdx',
      'more/002/a/_files/p.mdx',
    ]);
  });
});

describe('the text of a page', () => {
  it('gets a title of its own and loses its slug in a copy', () => {
    const page = (title: string) => `---\ntitle: ${title}\nslug: /\n---\n\ntitle: x\nslug: y\n`;
    const copy = (title: string) => `---\ntitle: ${title}\n---\n\ntitle: x\nslug: y\n`;
    expect(copyOf(page('Start here'), 7)).toBe(copy('Start here, 7'));
    expect(copyOf(page('"Start: here"'), 7)).toBe(copy('"Start: here, 7"'));
  });

  it('is as plain Docusaurus reads it', () => {
    expect(
      forPlain("import A from '@site/src/components/A';\nimport B from './_b.mdx';\n## C {/* #c-d */}\n"),
    ).toBe("import B from './_b.mdx';\n## C {#c-d}\n");
  });
});

describe('growth', () => {
  const sizes = [57, 500, 2000, 8000];
  const points = (cost: (pages: number) => number) => sizes.map((pages) => ({pages, cost: cost(pages)}));

  it('is 1 for a cost that grows with the pages, whatever it begins with', () => {
    expect(growth(points((pages) => 40 + pages / 3))).toBeCloseTo(1);
  });

  it('tells a square from what is linear, also below a linear part', () => {
    expect(growth(points((pages) => pages ** 2))).toBeGreaterThan(10);
    expect(growth(points((pages) => pages + pages ** 2 / 8000))).toBeGreaterThan(1.5);
    expect(growth(points((pages) => pages * Math.log(pages)))).toBeLessThan(1.5);
  });

  it('says nothing of two sizes', () => {
    expect(growth(points((pages) => pages).slice(0, 2))).toBeUndefined();
  });
});

describe('table', () => {
  const row = (pages: number, cost: number, memory?: number) => ({
    pages,
    ours: {'Build, s': cost, 'Build, GB': memory},
    plain: {'Build, s': 2 * cost},
  });
  const rows = [row(57, 10, 1), row(500, 20, 2), row(2000, 200, 7.9)];

  it('shows ours, plain and the ratio, and what it makes of them', () => {
    const {text, isGood} = table('Build, s', rows);
    expect(text).toContain('| 500 | 20 | 40 | 0.50× |');
    expect(text).toContain('NOT LINEAR');
    expect(isGood).toBe(false);
  });

  it('holds memory against its limit; what failed has none', () => {
    expect(table('Build, GB', rows).isGood).toBe(true);
    expect(table('Build, GB', [...rows, row(8000, 800)]).isGood).toBe(false);
    expect(table('Build, s', [...rows, {pages: 8000, ours: {}, plain: {}}]).isGood).toBe(false);
  });
});
