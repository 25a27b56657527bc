import {describe, expect, it} from 'vitest';
import {networkOf} from '../../../cedra/networks/model';
import {checkAccount, checkNetwork, readAddress, type Send} from './check';

const localnet = networkOf('localnet');
const node = localnet.rest;

/** Responds with the JSON of an address, with 404 for other addresses of the node, and not at all elsewhere. */
const sendTo =
  (known: Readonly<Record<string, unknown>>): Send =>
  async (url) => {
    if (url in known) return {status: 200, json: known[url]};
    return url.startsWith(node) ? {status: 404, json: {error_code: 'not_found'}} : undefined;
  };

it.each([
  [' 0xAb ', '0xab'],
  ['ab12', '0xab12'],
  ['alice', undefined],
  ['', undefined],
  [`0x${'1'.repeat(65)}`, undefined],
])('reads %j as %j', (text, address) => {
  expect(readAddress(text)).toBe(address);
});

describe('checkNetwork', () => {
  const info = {chain_id: 4, ledger_version: '12345'};

  it('says what runs', async () => {
    const all = {[node]: info, [`${String(localnet.faucet)}/fund`]: {}, [localnet.indexer]: {}};
    expect(await checkNetwork(localnet, sendTo(all))).toEqual({
      isRight: true,
      text: 'Localnet runs: chain 4, version 12,345. Its faucet responds. Its indexer responds.',
    });
    expect((await checkNetwork(localnet, sendTo({[node]: info})))?.text).toContain(
      'Its faucet does not respond. No indexer responds, which is the default.',
    );
  });

  it('reports another chain at the address, and nothing without a response', async () => {
    const other = await checkNetwork(localnet, sendTo({[node]: {chain_id: 2}}));
    expect(other).toEqual({
      isRight: false,
      text: 'http://127.0.0.1:8080 belongs to chain 2, not to Localnet.',
    });
    expect(await checkNetwork(localnet, async () => undefined)).toBeUndefined();
  });
});

describe('checkAccount', () => {
  const account = `${node}/accounts/0xab`;
  const expected = {balance: 1000, module: 'counter', resource: 'counter::Counter'};

  it('finds what the step has made', async () => {
    const known = {
      [`${account}/balance/0x1::cedra_coin::CedraCoin`]: 98_965_700,
      [`${account}/module/counter`]: {},
      [`${account}/resource/0xab::counter::Counter`]: {data: {value: '1'}},
    };
    expect(await checkAccount(localnet, '0xab', expected, sendTo(known))).toEqual([
      {isRight: true, text: 'The account has 98,965,700 octas.'},
      {isRight: true, text: 'The module counter is published at the address.'},
      {isRight: true, text: 'The address has a counter::Counter: {"value":"1"}.'},
    ]);
  });

  it('says what is missing and what to do', async () => {
    const known = {[`${account}/balance/0x1::cedra_coin::CedraCoin`]: 0};
    const findings = await checkAccount(localnet, '0xab', expected, sendTo(known));
    expect(findings.map(({isRight}) => isRight)).toEqual([false, false, false]);
    expect(findings.map(({text}) => text).join('\n')).toMatch(
      /at least 1,000[^]*Publish[^]*Call the function/,
    );
  });

  it('distinguishes a recipient from the sender, and an address from the hash of a transaction', async () => {
    const known = {
      [`${account}/balance/0x1::cedra_coin::CedraCoin`]: 98_965_700,
      [account]: {sequence_number: '3'},
    };
    const [own] = await checkAccount(localnet, '0xab', {balance: 1000, whose: 'Bob'}, sendTo(known));
    expect(own).toMatchObject({isRight: false, text: expect.stringContaining('your own address') as string});
    const received = {...known, [account]: {sequence_number: '0'}};
    const [bob] = await checkAccount(localnet, '0xab', {balance: 1000, whose: 'Bob'}, sendTo(received));
    expect(bob?.isRight).toBe(true);
    const hash = {
      [`${account}/balance/0x1::cedra_coin::CedraCoin`]: 0,
      [`${node}/transactions/by_hash/0xab`]: {},
    };
    const [transaction] = await checkAccount(localnet, '0xab', {balance: 1}, sendTo(hash));
    expect(transaction?.text).toBe('This is the hash of a transaction, not an address.');
  });
});
