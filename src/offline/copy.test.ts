import {beforeEach, describe, expect, it} from 'vitest';
import {createCopy} from './copy';

const ORIGIN = 'https://docs.example';

/** As much of the browser's caches as the copy uses. */
class FakeCaches {
  readonly #caches = new Map<string, Map<string, Response>>();

  open(name: string) {
    const entries = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, entries);
    return Promise.resolve({
      match: (key: string) => Promise.resolve(entries.get(key)?.clone()),
      put: (key: string, response: Response) => Promise.resolve(void entries.set(key, response)),
      keys: () => Promise.resolve([...entries.keys()].map((url) => ({url}))),
    });
  }

  keys = () => Promise.resolve([...this.#caches.keys()]);
  delete = (name: string) => Promise.resolve(this.#caches.delete(name));
}

let caches: FakeCaches;
/** What the server has; `undefined` is a network that is gone. */
let server: Record<string, string> | undefined;
let requests: string[];

const fetch = (input: string | URL | Request): Promise<Response> => {
  const {pathname} = new URL(input instanceof Request ? input.url : input);
  requests.push(pathname);
  if (!server) return Promise.reject(new TypeError('Failed to fetch'));
  const text = server[pathname];
  const type = pathname.startsWith('/assets/') ? 'text/javascript' : 'text/html; charset=utf-8';
  const response = new Response(text, {
    status: text === undefined ? 404 : 200,
    headers: {'content-type': type},
  });
  // What a browser says of a response from the same site.
  return Promise.resolve(
    new Proxy(response, {
      get(target, key) {
        if (key === 'type') return 'basic';
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
  );
};

const copyOf = (version: string, search: string[] = []) =>
  createCopy(
    {baseUrl: '/', version, search},
    {caches: caches as unknown as CacheStorage, fetch, origin: ORIGIN},
  );
const request = (path: string, init?: RequestInit) => new Request(ORIGIN + path, init);
/** Node cannot make such a request; only browsers navigate. */
const navigation = (path: string) => Object.defineProperty(request(path), 'mode', {value: 'navigate'});
const textOf = async (response: Promise<Response> | undefined) => (await response)?.text();

beforeEach(() => {
  caches = new FakeCaches();
  requests = [];
  server = {
    '/a': '<title>Page A | docs</title><script src="/assets/js/a.1.js"></script>',
    '/b': '<title>Page B | docs</title>',
    '/assets/js/a.1.js': 'a()',
    '/search-index/0.bin': 'index',
  };
});

describe('the copy for reading offline', () => {
  it('has the pages that were visited, what they are drawn with, and the search', async () => {
    const copy = copyOf('1', ['/search-index/0.bin']);
    await copy.keepPage([`${ORIGIN}/a#part`]);
    await copy.keepSearch();
    server = undefined;
    expect(await textOf(copy.answer(request('/a?from=here')))).toContain('Page A');
    expect(await textOf(copy.answer(request('/assets/js/a.1.js')))).toBe('a()');
    expect(await textOf(copy.answer(request('/search-index/0.bin')))).toBe('index');
  });

  it('fetches nothing twice', async () => {
    const copy = copyOf('1', ['/search-index/0.bin']);
    await copy.keepPage([`${ORIGIN}/a`]);
    await copy.keepSearch();
    const first = requests.length;
    await copy.keepPage([`${ORIGIN}/a`, `${ORIGIN}/assets/js/a.1.js`]);
    await copy.keepSearch();
    expect(requests).toHaveLength(first);
  });

  it('asks the network first for a page, and never for a file that cannot have changed', async () => {
    const copy = copyOf('1');
    await copy.keepPage([`${ORIGIN}/a`]);
    server = {'/a': 'new', '/assets/js/a.1.js': 'impossible'};
    expect(await textOf(copy.answer(request('/a')))).toBe('new');
    expect(await textOf(copy.answer(request('/assets/js/a.1.js')))).toBe('a()');
    server = undefined;
    expect(await textOf(copy.answer(request('/a')))).toBe('new');
  });

  it('replaces a file that was kept broken, when a page asks past all caches', async () => {
    const copy = copyOf('1');
    await copy.keepPage([`${ORIGIN}/a`]);
    server = {'/assets/js/a.1.js': 'whole()'};
    expect(await textOf(copy.answer(request('/assets/js/a.1.js', {cache: 'reload'})))).toBe('whole()');
    server = undefined;
    expect(await textOf(copy.answer(request('/assets/js/a.1.js')))).toBe('whole()');
  });

  it('names the pages that can be read when another one is opened, and fails for other files', async () => {
    const copy = copyOf('1');
    await copy.keepPage([`${ORIGIN}/b`, `${ORIGIN}/a`]);
    server = undefined;
    const response = await copy.answer(navigation('/never'));
    expect(response?.status).toBe(503);
    expect(await response?.text()).toContain(
      '<li><a href="/a">Page A</a></li>\n<li><a href="/b">Page B</a></li>',
    );
    await expect(copy.answer(request('/picture.png'))).rejects.toThrow('Failed to fetch');
  });

  it('does not keep what is not there, nor what is of another site', async () => {
    const copy = copyOf('1');
    await copy.keepPage([`${ORIGIN}/gone`, 'https://elsewhere.example/a']);
    expect(requests).toEqual(['/gone']);
    expect((await copy.answer(request('/gone')))?.status).toBe(404);
  });

  it('leaves other methods, parts of files and other sites to the browser', () => {
    const copy = copyOf('1');
    expect(copy.answer(request('/a', {method: 'POST'}))).toBeUndefined();
    expect(copy.answer(request('/a', {headers: {range: 'bytes=0-1'}}))).toBeUndefined();
    expect(copy.answer(new Request('https://elsewhere.example/a'))).toBeUndefined();
  });

  it('takes over unchanged files from the deploy before, keeps its pages, and forgets older ones', async () => {
    await copyOf('1').keepPage([`${ORIGIN}/b`]);
    await copyOf('2').keepPage([`${ORIGIN}/a`]);
    const copy = copyOf('3');
    await copy.prune();
    requests = [];
    await copy.keepPage([`${ORIGIN}/assets/js/a.1.js`]);
    expect(requests).toEqual([]);
    server = undefined;
    expect(await textOf(copy.answer(request('/a')))).toContain('Page A');
    await expect(copy.answer(request('/b'))).rejects.toThrow('Failed to fetch');
  });

  it('forgets everything where it is switched off', async () => {
    await copyOf('1').keepPage([`${ORIGIN}/a`]);
    await copyOf('').clear();
    expect(await caches.keys()).toEqual([]);
  });
});
