import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {docRoutes} from '../../e2e/_helpers/routes';
import {atTheChange} from './at-the-change';
import {pageProblems} from './page';
import {error, warning} from './problem';
import {routeProblems, strayListProblems} from './site';

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

describe('atTheChange', () => {
  const before = '## A {/* #a */}\n\nText.\n\n## B {/* #b */}\n';
  const needs = '{/* #b */}';
  const places = [
    error('docs/_data/search/a.yml', 7, 'x', needs),
    warning('docs/c.mdx', 9, 'x', needs),
    error('docs/c.mdx', 9, 'y'),
  ];
  const moved = (after: string) => atTheChange(places, [{file: 'docs/a.mdx', before, after}]);

  it('names the heading that lost its id once, and the places that need it', () => {
    expect(moved('## A {/* #a */}\n\nMore.\n\nText.\n\n## New\n')).toEqual([
      places[2],
      {
        file: 'docs/a.mdx',
        line: 7,
        level: 'error',
        needs,
        message:
          '"{/* #b */}" stood here, and docs/_data/search/a.yml:7, docs/c.mdx:9 need it; put it back, or correct those places',
      },
    ]);
  });

  it('names the first line when nothing above is left, and nothing when the text was never there', () => {
    expect(moved('').at(-1)?.line).toBe(1);
    expect(atTheChange(places, [{file: 'docs/a.mdx', before: '', after: ''}])).toEqual(places);
  });
});
