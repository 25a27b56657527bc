import {afterEach, describe, expect, it, vi} from 'vitest';
import {decide, MAX_RESPONSE, sendRequest} from './gate';

const api = ['GET', 'HEAD', 'POST'];
const post = ['POST'];
const none: [string, string][] = [];
const endpoints = [
  {name: 'node', methods: api, url: 'http://127.0.0.1:8080/v1'},
  {name: 'node', methods: api, url: 'http://127.0.0.1:8080/v1/'},
  {name: 'bank', methods: post, url: 'http://127.0.0.1:8081/fund'},
  {name: 'data', methods: post, url: 'http://127.0.0.1:8090/v1/graphql', forbiddenHeaders: 'x-admin-'},
];
const [node] = endpoints;

describe('decide', () => {
  it.each([
    ['http://127.0.0.1:8080/v1', 'node', api],
    ['http://127.0.0.1:8080/v1?a=../b', 'node', api],
    ['http://127.0.0.1:8080/v1/accounts/0x1', 'node', api],
    ['http://127.0.0.1:8080/v1/accounts/0x1/resource/0x1::a::B%3C0x1::c::D%3E', 'node', api],
    ['http://127.0.0.1:8080/a/../v1/view', 'node', api],
    ['http://127.1:8080/v1', 'node', api],
    ['http://127.0.0.1:8081/fund', 'bank', post],
    ['http://127.0.0.1:8081/fund?amount=1', 'bank', post],
    ['http://127.0.0.1:8090/v1/graphql', 'data', post],
  ] as const)('allows %s: the endpoint %s by %j', (url, name, allowed) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'get'])
      expect(decide({method, url, headers: none}, endpoints), method).toEqual(
        (allowed as readonly string[]).includes(method)
          ? {endpoint: expect.objectContaining({name}) as object}
          : {refused: expect.stringContaining(`may not send ${method} ${url}`) as string},
      );
  });

  it.each([
    'http://127.0.0.1:8080/',
    'http://127.0.0.1:8080/admin',
    'http://127.0.0.1:8080/v1/../admin',
    'http://127.0.0.1:8080/v1/%2e%2e/admin',
    'http://127.0.0.1:8080/v1/..%2fadmin',
    'http://127.0.0.1:8080/v1/..%5cadmin',
    'http://127.0.0.1:8080/v1/%252e%252e/admin',
    'http://127.0.0.1:8080/v1/..;/admin',
    'http://127.0.0.1:8080/v1\\..\\admin',
    'http://127.0.0.1:8080/v10',
    'http://a:b@127.0.0.1:8080/v1',
    'http://127.0.0.1:8081/',
    'http://127.0.0.1:8081/fund/',
    'http://127.0.0.1:8081/fund/x',
    'http://127.0.0.1:8090/v2/query',
    'http://127.0.0.1:8090/v1/metadata',
    'http://127.0.0.1:8090/v1/graphql/',
    'http://127.0.0.1:8090/v1/graphql/../metadata',
  ])('rejects %s and names what is allowed', (url) => {
    for (const method of ['GET', 'POST'])
      expect(decide({method, url, headers: none}, endpoints)).toEqual({
        refused: expect.stringMatching(/may not send .* Allowed there: \S/) as string,
      });
  });

  it.each([
    'http://127.0.0.1:8082/v1',
    'https://127.0.0.1:8080/v1',
    'http://127.0.0.1:8080.evil.example/v1',
    'http://127.0.0.1:8080@evil.example/v1',
    'http://localhost:8080/v1',
    'http://[::1]:8080/v1',
    '/v1',
    'nonsense',
  ])('does not know %s', (url) => {
    expect(decide({method: 'GET', url, headers: none}, endpoints)).toBeUndefined();
  });

  it('rejects the headers that an endpoint forbids', () => {
    const url = 'http://127.0.0.1:8090/v1/graphql';
    const headers: [string, string][] = [['X-Admin-Role', 'root']];
    expect(decide({method: 'POST', url, headers}, endpoints)).toEqual({
      refused: 'A program here may not send the header X-Admin-Role.',
    });
  });
});

describe('sendRequest', () => {
  afterEach(() => vi.unstubAllGlobals());

  const url = 'http://127.0.0.1:8080/v1';
  const request = {method: 'GET', url, headers: none};
  const options = {endpoints, explainOther: (other: string) => `not ${other}`};

  it('sends nothing to a server without endpoints', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    expect(await sendRequest({...request, url: 'https://evil.example/'}, options)).toEqual({
      refused: 'not https://evil.example/',
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('returns the response and sends no cookies', async () => {
    const fetch = vi.fn(async (_url: string, _options: RequestInit) =>
      Response.json({id: 4}, {headers: {'x-epoch': '1'}}),
    );
    vi.stubGlobal('fetch', fetch);
    const onResponse = vi.fn();
    const response = await sendRequest(request, {...options, onResponse});
    expect(response).toMatchObject({status: 200});
    expect('body' in response && new TextDecoder().decode(response.body)).toBe('{"id":4}');
    expect('headers' in response && response.headers).toContainEqual(['x-epoch', '1']);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({credentials: 'omit', redirect: 'error'});
    expect(onResponse).toHaveBeenCalledWith(node, {
      status: 200,
      contentType: 'application/json',
      text: '{"id":4}',
    });
  });

  it('names a server that does not respond', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    const onFailure = vi.fn();
    expect(await sendRequest(request, {...options, onFailure})).toEqual({
      refused: `No response from ${url}: offline`,
    });
    expect(onFailure).toHaveBeenCalledWith(node);
  });

  /** Responds with a body that never ends, and counts the bytes that were read. */
  function stubEndless(headers: Record<string, string> = {}) {
    const read = {bytes: 0, isCancelled: false};
    vi.stubGlobal('fetch', async () => {
      const body = new ReadableStream({
        pull(controller) {
          read.bytes += 1_000_000;
          controller.enqueue(new Uint8Array(1_000_000));
        },
        cancel: () => {
          read.isCancelled = true;
        },
      });
      return new Response(body, {headers});
    });
    return read;
  }

  it.each([
    ['while it is read', {}, MAX_RESPONSE + 3_000_000],
    ['before it is read', {'content-length': '10000001'}, 2_000_000],
  ])('cancels a response that is too long, %s', async (_name, headers: Record<string, string>, most) => {
    const read = stubEndless(headers);
    const response = await sendRequest(request, options);
    expect(response).toEqual({
      refused: `The response from ${url} is too large: it has more than 10,000,000 bytes.`,
    });
    expect(read.isCancelled).toBe(true);
    expect(read.bytes).toBeLessThanOrEqual(most);
  });

  it('returns an empty body for a response without one', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, {status: 204}));
    const response = await sendRequest(request, options);
    expect('body' in response && response.body.byteLength).toBe(0);
  });
});
