import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {docRoutes} from '../../e2e/_helpers/routes';
import {pageProblems} from './page';
import {lostHeading, routeProblems, strayListProblems} from './site';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
afterAll(() => {
  rmSync(folder, {recursive: true});
});

const description = 'x'.repeat(120);

/** The problems of a page as `line level message`. */
function problems(
  text: string,
  {front = `title: A\ndescription: ${description}`, before = undefined as string | undefined} = {},
) {
  const file = join(folder, 'page.mdx');
  writeFileSync(file, `---\n${front}\n---\n\n${text}\n`);
  return pageProblems(file, before).map(({line, level, message}) => `${line} ${level} ${message}`);
}

describe('pageProblems', () => {
  it('has an error for what breaks the page', () => {
    expect(problems('# A').join()).toMatch(/^6 error the title comes from the front matter/);
    expect(problems('<Term id="no-such">x</Term>')[0]).toMatch(/^6 error <Term id="no-such">/);
    expect(problems('<Card icon="no-such" />')[0]).toMatch(/^6 error icon="no-such"/);
    expect(problems('Text', {front: 'title: A'})[0]).toMatch(/^1 error no `description`/);
    expect(problems('Text', {front: `title: 2024\ndescription: ${description}`})[0]).toBe(
      '1 error `title` is no text; write it in quotes',
    );
    expect(problems('```ts {+1, -2}\nx\n```')).toEqual([
      '6 error {+1, -2} marks no lines; write {2,+3-4,-5} without spaces',
    ]);
    expect(problems('```ts {1,+2-3,-4}\nx\n```')).toEqual([]);
  });

  it('reports front matter that is not YAML with its line', () => {
    expect(problems('Text', {front: 'sidebar_position: 1\ntitle: Nodes: how to run one'})).toEqual([
      expect.stringMatching(/^3 error the front matter is not YAML \(Nested mappings/),
    ]);
  });

  it('advises on what is not required', () => {
    expect(problems('## A')).toEqual(['6 warning the heading has no id; `npm run fix` adds one']);
    expect(problems('Text', {front: 'title: A\ndescription: Short.'})[0]).toMatch(
      /^1 warning the description has 6/,
    );
  });

  it('asks for search phrases only for new sections', () => {
    const page = '## Old {/* #old */}\n\n## New {/* #new */}';
    expect(problems(page)).toEqual([]);
    expect(problems(page, {before: '## Old {/* #old */}'})).toEqual([
      expect.stringMatching(/^8 warning the new section "new" has no search phrases/),
    ]);
  });
});

describe('routeProblems', () => {
  const pages = docRoutes.map((route) => ({file: `docs${route}.mdx`, route}));

  it('accepts the routes of the site', () => {
    expect(routeProblems(pages)).toEqual([]);
  });

  it('names an extra page, a missing page, and the remedy', () => {
    expect(routeProblems([...pages.slice(1), {file: 'docs/new.mdx', route: '/new'}])).toEqual([
      expect.objectContaining({
        file: 'docs/new.mdx',
        message: expect.stringMatching(/^\/new is not a route.*open an issue first/) as string,
      }),
      expect.objectContaining({message: expect.stringMatching(/^no page has the route \/;/) as string}),
    ]);
  });
});

it('strayListProblems finds lists that nothing reads', () => {
  const lists = ['docs/_data/search/a/index.yml', 'docs/_data/sources/a.yaml', 'docs/_data/search/a.yml'];
  expect(strayListProblems(lists, ['docs/a/index.mdx']).map(({file}) => file)).toEqual(lists.slice(1));
});

describe('lostHeading', () => {
  const before = '## A {/* #a */}\n\n## B {/* #b */}\n';
  const lineIn = (text: string) => lostHeading('docs/a.mdx', text, before, 'b', 'list.yml').line;

  it('names the heading that lost its id, and how to keep the id', () => {
    expect(lostHeading('docs/a.mdx', '## A {/* #a */}\n\n## New\n', before, 'b', 'list.yml')).toEqual({
      file: 'docs/a.mdx',
      line: 3,
      level: 'error',
      message:
        'the heading with the id `b` is gone; if you renamed it, end the new heading with `{/* #b */}`; if you removed it, remove its phrases from list.yml',
    });
  });

  it('finds a heading with another id, and knows when there is no new one', () => {
    expect(lineIn('## A {/* #a */}\n\n\n## New {/* #new */}\n')).toBe(4);
    expect(lineIn('## A {/* #a */}\n')).toBe(1);
  });
});
