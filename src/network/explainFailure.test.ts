import {describe, expect, it} from 'vitest';
import {networkOf} from '@site/cedra/networks/model';
import {explainFailure, explainResponse} from './explainFailure';

const localnet = networkOf('localnet');
const devnet = networkOf('devnet');

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

  it('repeats the reason of a faucet that rejects a request', () => {
    const refusal = {...json, service: 'faucet', status: 429, text: 'Too many requests'} as const;
    expect(explainResponse(refusal)?.text).toContain('status 429: Too many requests');
  });

  it('recognises another program at the address of a node', () => {
    expect(explainResponse({...json, contentType: 'text/html'})?.text).toContain('text/html instead of JSON');
  });
});
