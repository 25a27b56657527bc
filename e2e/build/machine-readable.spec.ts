// Files for programs: Markdown of the pages and its indexes.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {toString} from 'mdast-util-to-string';
import {stringify, toTree} from '../../plugins/markdown/convert';
import {built, builtFiles, fileOf} from '../_helpers/build';
import {docRoutes} from '../_helpers/routes';
import {sites} from '../_helpers/sites';

const files = builtFiles('md');

test('S10.machine-readable: No Markdown file is longer than assistants read', () => {
  const long = files.filter((file) => built(file).length > 50_000);
  expect(long).toEqual([]);
  expect(files.length).toBeGreaterThanOrEqual(docRoutes.length);
});

test('S10.machine-readable: The Markdown of the gallery says what the page says, in its order', () => {
  const html = readFileSync(join(sites.configured.directory, 'gallery.html'), 'utf8');
  const tree = toTree(html, 'https://docs.example/gallery');
  const plain = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();
  const words = plain(tree.children.map((block) => toString(block, {includeHtml: false})).join(' '));
  const $ = load(html);
  $(
    'button, .hash-link, svg, dialog, del, [role="tooltip"], [role="tablist"], [data-markdown="skip"]',
  ).remove();
  $('sup:has([data-footnote-ref]), [data-footnotes] .sr-only, [data-footnote-backref]').remove();
  // What Markdown writes in words.
  $('abbr[title]').replaceWith((_, abbr) => `${$(abbr).text()} (${$(abbr).attr('title')})`);
  $('img').replaceWith((_, img) => {
    const alt = $(img).attr('alt') ?? '';
    return $(img).attr('src')?.startsWith('data:') ? `Picture: ${alt}` : alt;
  });
  const texts = $('.theme-doc-markdown')
    .find('p, li, th, td, dt, dd, summary, figcaption, pre, h2, h3')
    .not(':has(p, li, pre)')
    .toArray()
    .map((block) => plain($(block).text()))
    .filter(Boolean);
  expect(texts.length).toBeGreaterThan(60);
  let at = 0;
  const lost = texts.filter((text) => {
    const found = words.indexOf(text, at);
    // Footnotes are below the paragraph that names them.
    if (found < 0) return !words.includes(text);
    at = found;
    return false;
  });
  expect(lost).toEqual([]);
  for (const text of ['Text of the inner second tab.', 'Text of the outer second tab.'])
    expect(words.split(text), text).toHaveLength(2);

  const markdown = stringify(tree.children);
  for (const written of [
    '**Outer first**\n\n**Inner first**\n\nText of the inner first tab.',
    '**Outer second**\n\nText of the outer second tab.',
    'H<sub>2</sub>O',
    '2<sup>64</sup>',
    'DEX (decentralised exchange)',
    '*Picture: The small mark*',
    '![The large mark](https://docs.example/img/',
    '**Warning: With a title**',
    '**Danger**',
    '| :-----------: | -----------: |',
  ])
    expect(markdown).toContain(written);
  expect(markdown).toContain('A footnote has a number.[^gallery]');
  expect(markdown).not.toContain('data:');
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
