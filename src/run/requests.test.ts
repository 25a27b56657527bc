import {afterEach, describe, expect, it, vi} from 'vitest';
import {networkOf} from '@site/src/site/networks';
import {carryOut, explainAnswer, explainFailure, partOf, type Notice} from './requests';

const localnet = networkOf('localnet');
const devnet = networkOf('devnet');

describe('partOf', () => {
  it.each([
    ['http://127.0.0.1:8080/v1/accounts/0x1', 'rest'],
    ['http://127.0.0.1:8081/fund', 'faucet'],
    ['http://127.0.0.1:8090/v1/graphql', 'indexer'],
    ['http://127.0.0.1:8082/', undefined],
    ['http://127.0.0.1:8080.evil.example/', undefined],
    ['http://127.0.0.1:8080@evil.example/', undefined],
    ['nonsense', undefined],
  ])('finds which server %s is: %s', (url, part) => {
    expect(partOf(url, localnet)).toBe(part);
  });
});

describe('explainFailure', () => {
  const page = {isOnline: true, isSecurePage: true};

  it('gives the command that starts a localnet', () => {
    const notice = explainFailure({network: localnet, part: 'rest', ...page});
    expect(notice).toMatchObject({command: 'cedra node run-localnet'});
    expect(notice.text).toMatch(/^No localnet answers at http:\/\/127\.0\.0\.1:8080\..*may ask.*Safari/);
  });

  it('does not mention https on a page without it', () => {
    const {text} = explainFailure({network: localnet, part: 'faucet', ...page, isSecurePage: false});
    expect(text).toMatch(/^No faucet answers/);
    expect(text).not.toContain('https');
  });

  it('explains a permission that was denied', () => {
    const {text} = explainFailure({network: localnet, part: 'rest', ...page, permission: 'denied'});
    expect(text).toContain('does not let this page reach your own machine');
  });

  it('explains a browser that is offline, and a network that is', () => {
    expect(explainFailure({network: devnet, part: 'rest', ...page, isOnline: false}).text).toContain(
      'offline',
    );
    expect(explainFailure({network: devnet, part: 'rest', ...page}).text).toContain('does not answer');
  });
});

describe('explainAnswer', () => {
  const json = {
    network: localnet,
    part: 'rest',
    status: 200,
    contentType: 'application/json',
    text: '{}',
  } as const;

  it('says nothing about an ordinary answer', () => {
    expect(explainAnswer(json)).toBeUndefined();
    expect(explainAnswer({...json, status: 404})).toBeUndefined();
  });

  it('offers the adapter for a node that does not know the fee field', () => {
    const text = '{"message":"Failed to deserialize input into SignedTransaction: remaining input"}';
    expect(explainAnswer({...json, status: 400, text})?.link?.to).toBe('/getting-started/tx#match-the-sdk');
  });

  it('repeats why a faucet refuses', () => {
    const refusal = {...json, part: 'faucet', status: 429, text: 'Too many requests'} as const;
    expect(explainAnswer(refusal)?.text).toContain('status 429: Too many requests');
  });

  it('recognises another program at the address of a node', () => {
    expect(explainAnswer({...json, contentType: 'text/html'})?.text).toContain('text/html instead of JSON');
  });
});

describe('carryOut', () => {
  afterEach(() => vi.unstubAllGlobals());

  const others = [localnet, devnet];
  const request = (url: string) => ({method: 'GET', url, headers: [] as [string, string][]});

  it('sends nothing to servers of no network or of another', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    const note = vi.fn();
    const options = {network: localnet, others, note};
    expect(await carryOut(request('https://evil.example/'), options)).toMatchObject({
      refused: expect.stringContaining('only the chosen network') as string,
    });
    expect(await carryOut(request(devnet.rest), options)).toMatchObject({
      refused: expect.stringContaining('belongs to Devnet, but Localnet is chosen') as string,
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('hands over an answer and sends no cookies', async () => {
    const fetch = vi.fn(async (_url: string, _options: RequestInit) =>
      Response.json({chain_id: 4}, {headers: {'x-cedra-epoch': '1'}}),
    );
    vi.stubGlobal('fetch', fetch);
    const notes: Notice[] = [];
    const answer = await carryOut(request(localnet.rest), {
      network: localnet,
      others,
      note: (each) => notes.push(each),
    });
    expect(answer).toMatchObject({status: 200});
    expect('body' in answer && new TextDecoder().decode(answer.body)).toBe('{"chain_id":4}');
    expect('headers' in answer && answer.headers).toContainEqual(['x-cedra-epoch', '1']);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({credentials: 'omit', redirect: 'error'});
    expect(notes).toEqual([]);
  });
});
