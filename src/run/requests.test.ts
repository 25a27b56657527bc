import {afterEach, describe, expect, it, vi} from 'vitest';
import {networkOf} from '@site/src/site/networks';
import {explainFailure, explainResponse, sendRequest, serviceOf, type Notice} from './requests';

const localnet = networkOf('localnet');
const devnet = networkOf('devnet');

describe('serviceOf', () => {
  it.each([
    ['http://127.0.0.1:8080/v1/accounts/0x1', 'rest'],
    ['http://127.0.0.1:8081/fund', 'faucet'],
    ['http://127.0.0.1:8090/v1/graphql', 'indexer'],
    ['http://127.0.0.1:8082/', undefined],
    ['http://127.0.0.1:8080.evil.example/', undefined],
    ['http://127.0.0.1:8080@evil.example/', undefined],
    ['nonsense', undefined],
  ])('maps %s to the service %s', (url, service) => {
    expect(serviceOf(url, localnet)).toBe(service);
  });
});

describe('explainFailure', () => {
  const page = {isOnline: true, isSecurePage: true};

  it('gives the command that starts a localnet', () => {
    const notice = explainFailure({network: localnet, service: 'rest', ...page});
    expect(notice).toMatchObject({command: 'cedra node run-localnet'});
    expect(notice.text).toMatch(/^Could not reach a localnet at http:\/\/127\.0\.0\.1:8080\..*may ask.*Safari/);
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
});
