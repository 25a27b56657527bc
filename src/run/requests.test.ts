import {afterEach, describe, expect, it, vi} from 'vitest';
import {networkOf} from '@site/src/site/networks';
import {limits} from './limits';
import {explainFailure, explainResponse, sendRequest, serviceOf, type Notice} from './requests';

const localnet = networkOf('localnet');
const devnet = networkOf('devnet');

const none: [string, string][] = [];

describe('serviceOf', () => {
  const post = ['POST'];
  const api = ['GET', 'HEAD', 'POST'];

  it.each([
    ['http://127.0.0.1:8080/v1', 'rest', api],
    ['http://127.0.0.1:8080/v1?a=../b', 'rest', api],
    ['http://127.0.0.1:8080/v1/accounts/0x1', 'rest', api],
    ['http://127.0.0.1:8080/v1/accounts/0x1/resource/0x1::a::B%3C0x1::c::D%3E', 'rest', api],
    ['http://127.0.0.1:8080/a/../v1/view', 'rest', api],
    ['http://127.1:8080/v1', 'rest', api],
    ['http://127.0.0.1:8081/fund', 'faucet', post],
    ['http://127.0.0.1:8081/mint?amount=1', 'faucet', post],
    ['http://127.0.0.1:8090/v1/graphql', 'indexer', post],
  ] as const)('allows %s: the service %s by %j', (url, service, allowed) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'get'])
      expect(serviceOf({method, url, headers: none}, localnet), method).toEqual(
        (allowed as readonly string[]).includes(method)
          ? {service}
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
  ])('refuses %s and names what is allowed', (url) => {
    for (const method of ['GET', 'POST'])
      expect(serviceOf({method, url, headers: none}, localnet)).toEqual({
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
    expect(serviceOf({method: 'GET', url, headers: none}, localnet)).toBeUndefined();
  });

  it('refuses the headers with which the indexer grants rights', () => {
    const headers: [string, string][] = [['X-Hasura-Role', 'admin']];
    expect(serviceOf({method: 'POST', url: localnet.indexer, headers}, localnet)).toEqual({
      refused: 'A program here may not send the header X-Hasura-Role.',
    });
  });
});

describe('explainFailure', () => {
  const page = {isOnline: true, isSecurePage: true};

  it('gives the command that starts a localnet', () => {
    const notice = explainFailure({network: localnet, service: 'rest', ...page});
    expect(notice).toMatchObject({command: 'cedra node run-localnet'});
    expect(notice.text).toMatch(
      /^Could not reach a localnet at http:\/\/127\.0\.0\.1:8080\..*may ask.*Safari/,
    );
  });

  it('does not mention https on a page without https', () => {
    const {text} = explainFailure({network: localnet, service: 'faucet', ...page, isSecurePage: false});
    expect(text).toMatch(/^Could not reach a faucet/);
    expect(text).not.toContain('https');
  });

  it('explains a denied permission', () => {
    const {text} = explainFailure({network: localnet, service: 'rest', ...page, permission: 'denied'});
    expect(text).toContain('does not let this page reach your own machine');
  });

  it('explains an offline browser and an unreachable network', () => {
    expect(explainFailure({network: devnet, service: 'rest', ...page, isOnline: false}).text).toContain(
      'offline',
    );
    expect(explainFailure({network: devnet, service: 'rest', ...page}).text).toContain('is not responding');
  });
});

describe('explainResponse', () => {
  const json = {
    network: localnet,
    service: 'rest',
    status: 200,
    contentType: 'application/json',
    text: '{}',
  } as const;

  it('returns no notice for an ordinary response', () => {
    expect(explainResponse(json)).toBeUndefined();
    expect(explainResponse({...json, status: 404})).toBeUndefined();
  });

  it('offers the adapter for a node that does not know the fee field', () => {
    const text = '{"message":"Failed to deserialize input into SignedTransaction: remaining input"}';
    expect(explainResponse({...json, status: 400, text})?.link?.to).toBe('/getting-started/tx#match-the-sdk');
  });

  it('repeats the reason of a faucet that refuses', () => {
    const refusal = {...json, service: 'faucet', status: 429, text: 'Too many requests'} as const;
    expect(explainResponse(refusal)?.text).toContain('status 429: Too many requests');
  });

  it('recognises another program at the address of a node', () => {
    expect(explainResponse({...json, contentType: 'text/html'})?.text).toContain('text/html instead of JSON');
  });
});

describe('sendRequest', () => {
  afterEach(() => vi.unstubAllGlobals());

  const others = [localnet, devnet];
  const request = (url: string) => ({method: 'GET', url, headers: [] as [string, string][]});

  it('sends nothing to a server outside the chosen network', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    const onNotice = vi.fn();
    const options = {network: localnet, others, onNotice};
    expect(await sendRequest(request('https://evil.example/'), options)).toMatchObject({
      refused: expect.stringContaining('only the selected network') as string,
    });
    expect(await sendRequest(request(devnet.rest), options)).toMatchObject({
      refused: expect.stringContaining('belongs to Devnet, but Localnet is selected') as string,
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('returns the response and sends no cookies', async () => {
    const fetch = vi.fn(async (_url: string, _options: RequestInit) =>
      Response.json({chain_id: 4}, {headers: {'x-cedra-epoch': '1'}}),
    );
    vi.stubGlobal('fetch', fetch);
    const notices: Notice[] = [];
    const response = await sendRequest(request(localnet.rest), {
      network: localnet,
      others,
      onNotice: (each) => notices.push(each),
    });
    expect(response).toMatchObject({status: 200});
    expect('body' in response && new TextDecoder().decode(response.body)).toBe('{"chain_id":4}');
    expect('headers' in response && response.headers).toContainEqual(['x-cedra-epoch', '1']);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({credentials: 'omit', redirect: 'error'});
    expect(notices).toEqual([]);
  });

  /** Answers with a body that never ends, and counts the bytes that were read. */
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
    ['while it is read', {}, limits.responseBytes + 3_000_000],
    ['before it is read', {'content-length': '10000001'}, 2_000_000],
  ])('cancels an answer that is too long, %s', async (_name, headers: Record<string, string>, most) => {
    const read = stubEndless(headers);
    const response = await sendRequest(request(localnet.rest), {
      network: localnet,
      others,
      onNotice: vi.fn(),
    });
    expect(response).toEqual({
      refused: `The response from ${localnet.rest} is too large: it has more than 10,000,000 bytes.`,
    });
    expect(read.isCancelled).toBe(true);
    expect(read.bytes).toBeLessThanOrEqual(most);
  });

  it('returns an empty body for an answer without one', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, {status: 204}));
    const response = await sendRequest(request(localnet.rest), {
      network: localnet,
      others,
      onNotice: vi.fn(),
    });
    expect('body' in response && response.body.byteLength).toBe(0);
  });
});
