import {afterEach, describe, expect, it, vi} from 'vitest';
import {networkOf} from '@site/cedra/networks/model';
import {sendToNetwork} from './sendToNetwork';

const localnet = networkOf('localnet');
const devnet = networkOf('devnet');

describe('sendToNetwork', () => {
  afterEach(() => vi.unstubAllGlobals());

  const request = (url: string) => ({method: 'POST', url, headers: [] as [string, string][]});
  const onNotice = vi.fn();
  const options = {network: localnet, others: [localnet, devnet], onNotice};

  it('sends nothing to a server outside the chosen network', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    expect(await sendToNetwork(request('https://evil.example/'), options)).toMatchObject({
      refused: expect.stringContaining('only the selected network') as string,
    });
    expect(await sendToNetwork(request(devnet.rest), options)).toMatchObject({
      refused: expect.stringContaining('belongs to Devnet, but Localnet is selected') as string,
    });
    const admin = {...request(localnet.indexer), headers: [['X-Hasura-Role', 'admin']] as [string, string][]};
    expect(await sendToNetwork(admin, options)).toMatchObject({
      refused: expect.stringContaining('X-Hasura-Role') as string,
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('explains a response that a reader may not understand', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>', {headers: {'content-type': 'text/html'}}));
    await sendToNetwork(request(localnet.rest), options);
    expect(onNotice).toHaveBeenCalledWith({
      text: expect.stringContaining('text/html instead of JSON') as string,
    });
  });
});
