import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createClient} from '@cedra-docs/search/browser';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {CURRENT_INDEX_FILE, type IndexManifest} from '../../src/search-ui/manifest';
import {currentIndex} from './development';

let docsDir: string;
let server: Server;
let site: string;

const write = (text: string) =>
  writeFile(path.join(docsDir, 'page.mdx'), `---\ntitle: A page\ndescription: Of one.\n---\n\n${text}\n`);

beforeEach(async () => {
  docsDir = await mkdtemp(path.join(tmpdir(), 'search-index-'));
  const serve = currentIndex({docsDir, sidebars: {}});
  server = createServer((request, response) =>
    serve(request, response, (error) => {
      response.statusCode = error === undefined ? 200 : 500;
      response.end('of the site');
    }),
  ).listen(0);
  site = `http://localhost:${(server.address() as AddressInfo).port}/`;
});

afterEach(async () => {
  server.close();
  await rm(docsDir, {recursive: true});
});

const get = (file: string) => fetch(site + file);

/** Number of results for a word in the current index. */
async function found(word: string): Promise<number> {
  const {root} = (await (await get(CURRENT_INDEX_FILE)).json()) as IndexManifest;
  const client = createClient({
    folder: `${site}search-index/`,
    root,
    currentRoot: async () => root,
    settings: {siteUrl: site, facets: {}},
  });
  const {results} = await client.search({requests: [{query: word, indexName: ''}]});
  return results[0]?.nbHits ?? 0;
}

it('serves the index of the current documents after an edit', async () => {
  await write('About octas.');
  expect(await found('octas')).toBe(1);
  expect(await found('faucets')).toBe(0);
  await write('About faucets.');
  expect(await found('faucets')).toBe(1);
  expect(await found('octas')).toBe(0);
});

it('serves the current root file under the names in the manifest of the development server', async () => {
  await write('About octas.');
  const {root} = (await (await get(CURRENT_INDEX_FILE)).json()) as IndexManifest;
  const edited = await get('search-index/edited-1.bin');
  expect(await edited.text()).toBe(await (await get(`search-index/${root}`)).text());
});

it('responds with 404 for unknown files of the index, and passes other requests on', async () => {
  await write('Text.');
  expect((await get('search-index/unknown.bin')).status).toBe(404);
  expect((await get(`${CURRENT_INDEX_FILE}?now`)).status).toBe(200);
  expect(await (await get('other')).text()).toBe('of the site');
});

it('fails while a page cannot be read, and recovers afterwards', async () => {
  await write('<Broken');
  expect((await get(CURRENT_INDEX_FILE)).status).toBe(500);
  await write('About octas.');
  expect(await found('octas')).toBe(1);
});
