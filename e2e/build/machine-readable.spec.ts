// Files for programs: Markdown of the pages and its indexes.
import {expect, test} from '@playwright/test';
import {built, builtFiles, fileOf} from '../_helpers/build';
import {docRoutes} from '../_helpers/routes';

const files = builtFiles('md');

test('S10.machine-readable: No Markdown file is longer than assistants read', () => {
  const long = files.filter((file) => built(file).length > 50_000);
  expect(long).toEqual([]);
  expect(files.length).toBeGreaterThanOrEqual(docRoutes.length);
});

test('S10.machine-readable: Links between Markdown files lead to files', () => {
  const links = files.flatMap((file) =>
    Array.from(built(file).matchAll(/\]\(https:\/\/docs\.cedra\.network\/(\S+\.md)\)/g), ([, to = '']) => to),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((to) => !files.includes(to))).toEqual([]);
});

test('S10.machine-readable: Every section names a place that its page has', () => {
  const places = files.flatMap((file) => {
    const [, page, id] = /^> Section of .* Source: https:\/\/[^/]+\/(\S+?)#(\S+)$/m.exec(built(file)) ?? [];
    return page === undefined || id === undefined ? [] : [{page, id}];
  });
  expect(places.length).toBeGreaterThan(0);
  const missing = places.filter(({page, id}) => !built(`${page}.html`).includes(`id="${id}"`));
  expect(missing).toEqual([]);
});

test('S10.machine-readable: Instructions for assistants stay short, and robots find the sitemap', () => {
  expect(Buffer.byteLength(built('agents.md'))).toBeLessThanOrEqual(8_192);
  expect(built('robots.txt')).toMatch(/^Sitemap: https:\/\/.+\/sitemap\.xml$/m);
});

test('S10.machine-readable: A block of a page has the same id in the Markdown and in the published proof', async ({
  request,
}) => {
  const proven = /\*Proof: ran, block (\w+)\*/;
  const file = docRoutes.map((route) => fileOf(route, 'md')).find((each) => proven.test(built(each))) ?? '';
  const [, id = ''] = proven.exec(built(file)) ?? [];
  const response = await request.get(`/proof/${file.replace(/md$/, 'json')}`);
  const {blocks} = (await response.json()) as {blocks: {id: string; level: string}[]};
  expect(blocks).toContainEqual(expect.objectContaining({id, level: 'ran'}));
});

test('S10.machine-readable: Well-known addresses have the catalogue of APIs and the skill', () => {
  const {linkset} = JSON.parse(built('.well-known/api-catalog')) as {linkset: Record<string, unknown>[]};
  expect(linkset.map(({anchor}) => anchor)).toContain('https://testnet.cedra.dev/v1');
  const {skills} = JSON.parse(built('.well-known/skills/index.json')) as {
    skills: {name: string; files: string[]}[];
  };
  for (const {name, files: names} of skills)
    for (const file of names)
      expect(built(`.well-known/skills/${name}/${file}`)).toMatch(
        /^---\nname: cedra\ndescription: ".{50,1024}"\n---\n/,
      );
});
