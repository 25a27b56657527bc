import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {AlgoliaRecord} from '@packages/search/build';
import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {compareIndex, replaceIndex, type IndexContent} from './push';
import {indexSettings} from './settings';

interface Index {
  settings: Record<string, unknown>;
  synonyms: unknown[];
  objects: Map<string, Record<string, unknown>>;
}

interface Double {
  server: Server;
  client: Algoliasearch;
  indices: Map<string, Index>;
  calls: string[];
  /** Responds with 400 to the n-th matching call. */
  failOn?: {pattern: RegExp; times: number};
}

/** As much of the Algolia API as a push uses, over HTTP. */
async function startDouble(): Promise<Double> {
  const indices = new Map<string, Index>();
  const calls: string[] = [];
  const double = {indices, calls} as unknown as Double;
  const indexOf = (name: string) => {
    let index = indices.get(name);
    if (!index) indices.set(name, (index = {settings: {}, synonyms: [], objects: new Map()}));
    return index;
  };

  function handle(
    method: string,
    path: string,
    body: Record<string, unknown>,
  ): [status: number, body: unknown] {
    const [, , , encoded = '', ...rest] = path.split('/');
    const name = decodeURIComponent(encoded);
    const action = rest.join('/');
    if (double.failOn?.pattern.test(`${method} ${path}`) && double.failOn.times-- > 0)
      return [400, {message: 'refused', status: 400}];
    if (action.startsWith('task/')) return [200, {status: 'published'}];
    if (action === 'browse' || (method === 'GET' && action === 'settings')) {
      const index = indices.get(name);
      if (!index) return [404, {message: 'Index does not exist', status: 404}];
      return [200, action === 'browse' ? {hits: [...index.objects.values()]} : index.settings];
    }
    if (method === 'DELETE') indices.delete(name);
    else if (action === 'settings') indexOf(name).settings = body;
    else if (action === 'synonyms/batch') indexOf(name).synonyms = body as unknown as unknown[];
    else if (action === 'batch') {
      for (const {body: record} of body.requests as {body: Record<string, unknown>}[])
        indexOf(name).objects.set(String(record.objectID), record);
    } else if (action === 'operation') {
      indices.set(String(body.destination), indexOf(name));
      indices.delete(name);
    } else return [500, {message: `unexpected ${method} ${path}`}];
    return [200, {taskID: calls.length, updatedAt: '', deletedAt: ''}];
  }

  double.server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      calls.push(`${request.method} ${pathname}`);
      const text = Buffer.concat(parts).toString();
      const [status, body] = handle(
        request.method ?? 'GET',
        pathname,
        text ? (JSON.parse(text) as Record<string, unknown>) : {},
      );
      response.writeHead(status, {'Content-Type': 'application/json'}).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => double.server.listen(0, '127.0.0.1', resolve));
  const {port} = double.server.address() as AddressInfo;
  double.client = algoliasearch('APP', 'admin', {
    hosts: [{url: `127.0.0.1:${port}`, accept: 'readWrite', protocol: 'http'}],
  });
  return double;
}

const record = (objectID: string, content = 'text'): AlgoliaRecord => ({
  objectID,
  url: `https://example.org${objectID}`,
  url_without_anchor: 'https://example.org/',
  anchor: null,
  type: 'lvl1',
  content,
  hierarchy: {lvl0: 'Docs', lvl1: objectID},
  phrases: [],
  weight: {level: 90, position: 0},
});

const contentOf = (...records: AlgoliaRecord[]): IndexContent => ({
  records,
  settings: indexSettings,
  synonyms: [{objectID: '1', type: 'onewaysynonym', input: 'array', synonyms: ['vector']}],
});

let double: Double;
beforeEach(async () => {
  double = await startDouble();
});
afterEach(() => new Promise<void>((resolve) => double.server.close(() => resolve())));

const idsOf = (name: string) => [...(double.indices.get(name)?.objects.keys() ?? [])];

describe('replaceIndex', () => {
  it('puts records, settings and synonyms in the place of the old index, and leaves nothing else', async () => {
    await replaceIndex(double.client, 'Main', contentOf(record('/old')));
    await replaceIndex(double.client, 'Main', contentOf(record('/a'), record('/b')));
    expect([...double.indices.keys()]).toEqual(['Main']);
    expect(idsOf('Main')).toEqual(['/a', '/b']);
    expect(double.indices.get('Main')?.settings).toMatchObject({
      attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'type'],
    });
    expect(double.indices.get('Main')?.synonyms).toHaveLength(1);
  });

  it('sends more than a thousand records in several batches', async () => {
    const many = Array.from({length: 2500}, (_, at) => record(`/p${at}`));
    await replaceIndex(double.client, 'Main', contentOf(...many));
    expect(idsOf('Main')).toHaveLength(2500);
    expect(double.calls.filter((call) => call.endsWith('/batch') && !call.includes('synonyms'))).toHaveLength(
      3,
    );
  });

  it.each([
    ['the settings', /PUT .*\/settings$/u],
    ['the synonyms', /\/synonyms\/batch$/u],
    ['the records', /_tmp_\d+\/batch$/u],
  ])('keeps the old index and removes the temporary one when %s are rejected', async (_, pattern) => {
    await replaceIndex(double.client, 'Main', contentOf(record('/old')));
    double.failOn = {pattern, times: 1};
    await expect(replaceIndex(double.client, 'Main', contentOf(record('/new')))).rejects.toThrow('refused');
    expect([...double.indices.keys()]).toEqual(['Main']);
    expect(idsOf('Main')).toEqual(['/old']);
  });

  it('keeps the old index when a later batch is rejected', async () => {
    await replaceIndex(double.client, 'Main', contentOf(record('/old')));
    const many = Array.from({length: 1500}, (_, at) => record(`/p${at}`));
    let batches = 0;
    double.failOn = {
      pattern: {test: (call: string) => /_tmp_\d+\/batch$/u.test(call) && ++batches === 2} as RegExp,
      times: 1,
    };
    await expect(replaceIndex(double.client, 'Main', contentOf(...many))).rejects.toThrow('refused');
    expect([...double.indices.keys()]).toEqual(['Main']);
    expect(idsOf('Main')).toEqual(['/old']);
  });

  it('keeps the old index when the last step is rejected', async () => {
    await replaceIndex(double.client, 'Main', contentOf(record('/old')));
    double.failOn = {pattern: /\/operation$/u, times: 1};
    await expect(replaceIndex(double.client, 'Main', contentOf(record('/new')))).rejects.toThrow('refused');
    expect(idsOf('Main')).toEqual(['/old']);
    expect([...double.indices.keys()]).toEqual(['Main']);
  });

  it('says so when it cannot clean up', async () => {
    double.failOn = {pattern: /_tmp_/u, times: 2};
    await expect(replaceIndex(double.client, 'Main', contentOf(record('/new')))).rejects.toThrow(
      /could not be removed/u,
    );
  });

  it('does not replace an index with nothing', async () => {
    await expect(replaceIndex(double.client, 'Main', contentOf())).rejects.toThrow('no records');
    expect(double.calls).toEqual([]);
  });
});

describe('compareIndex', () => {
  it('reports everything as new if no index exists', async () => {
    const changes = await compareIndex(double.client, 'Main', contentOf(record('/a')));
    expect(changes).toMatchObject({added: ['/a'], changed: [], removed: []});
    expect(changes.settings).toContain('searchableAttributes');
  });

  it('names what is new, changed and removed, and changes nothing', async () => {
    await replaceIndex(
      double.client,
      'Main',
      contentOf(record('/same'), record('/changed'), record('/gone')),
    );
    const writes = () => double.calls.filter((call) => !/browse|^GET/u.test(call)).length;
    const before = writes();
    const changes = await compareIndex(
      double.client,
      'Main',
      contentOf(record('/same'), record('/changed', 'other'), record('/new')),
    );
    expect(changes).toEqual({added: ['/new'], changed: ['/changed'], removed: ['/gone'], settings: []});
    expect(writes()).toBe(before);
  });
});
