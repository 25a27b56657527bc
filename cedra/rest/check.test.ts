import {describe, expect, it} from 'vitest';
import rest from './generated.json';
import {checkRequest, endpointsAt, type KnownEndpoint} from './check';

const endpoints = rest.endpoints as unknown as KnownEndpoint[];
const check = (method: string | undefined, path: string, query: [string, string][] = []) =>
  checkRequest(method, path, query, endpoints);
const problem = (...request: Parameters<typeof check>) => check(...request).problems[0];

describe('checkRequest', () => {
  it('accepts the call of every endpoint', () => {
    for (const {method, path, example} of rest.endpoints) {
      const url = new URL(/http:\S+?(?=["'\s]|$)/.exec(example.curl)?.[0] ?? '');
      const found = check(method, url.pathname.slice('/v1'.length), [...url.searchParams]);
      expect(found, path).toMatchObject({endpoint: {path}, problems: []});
    }
  });

  it('accepts values that only the reader knows', () => {
    expect(problem('GET', '/accounts/$ADDRESS/resources', [['limit', '<N>']])).toBeUndefined();
    expect(problem('GET', '/accounts/{address}')).toBeUndefined();
  });

  it('names the path, method or parameter that is meant', () => {
    expect(problem('GET', '/acounts/0x1/resources')?.hint).toContain('GET /v1/accounts/{address}/resources');
    expect(problem('GET', '/view')).toEqual({
      problem: '`/v1/view` has no method GET',
      hint: 'Send `POST /v1/view`.',
    });
    expect(problem('GET', '/transactions', [['limt', '1']])?.hint).toBe('Did you mean `limit`?');
    expect(problem('GET', '/info', [['limit', '1']])?.hint).toBe('It has no parameters.');
    expect(problem('GET', '/nothing/like/it')?.hint).toBe('Paths begin with `/v1`.');
  });

  it('finds values of another type', () => {
    expect(problem('GET', '/accounts/alice')?.problem).toBe('`alice` is no Address for `{address}`');
    expect(problem('GET', '/transactions/by_hash/0x12')?.problem).toContain('is no HashValue');
    expect(problem('GET', '/transactions', [['limit', 'all']])?.problem).toBe('`all` is no u16');
    expect(problem('GET', '/accounts/0x1/resource/CedraCoin')?.problem).toContain('is no MoveStructTag');
    expect(problem('GET', '/accounts/%')?.problem).toContain('`%` is no Address');
  });

  it('distinguishes paths with the same words', () => {
    expect(check('POST', '/transactions').endpoint?.id).toBe('rest-submit-transaction');
    expect(check('GET', '/transactions').endpoint?.id).toBe('rest-get-transactions');
    expect(check(undefined, '').endpoint?.id).toBe('rest-get-ledger-info');
  });
});

it('endpointsAt takes no empty value for a variable', () => {
  expect(endpointsAt('/accounts/', endpoints)).toEqual([]);
  expect(endpointsAt('/accounts/0x1/', endpoints)).toEqual([]);
});
