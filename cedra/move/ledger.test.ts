import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, expect, it} from 'vitest';
import {hashOfCode, Ledger} from './ledger';

const publish = (code: string, name = 'b'): object => ({
  success: true,
  payload: {function: '0x1::code::publish_package_txn'},
  changes: [{type: 'write_module', address: '0x0a', data: {bytecode: `0x${code}`, abi: {name}}}],
});
const call = (path: string, success = true): object => ({success, payload: {function: path}});

let transactions: object[] = [];
const server = createServer(({url = ''}, response) => {
  const start = Number(/start=(\d+)/.exec(url)?.[1]);
  response.end(
    JSON.stringify(
      url.startsWith('/v1/transactions')
        ? transactions.slice(start, start + Number(/limit=(\d+)/.exec(url)?.[1]))
        : {ledger_version: String(transactions.length - 1)},
    ),
  );
}).listen(0);
const open = (): Promise<Ledger> => Ledger.open(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
afterEach(() => {
  transactions = [];
});

async function called(...added: object[]): Promise<string[]> {
  const ledger = await open();
  transactions.push(...added);
  return [...(await ledger.read()).called];
}

it('finds the code of a module that was published and then called', async () => {
  expect(await called(publish('01'), call('0xa::b::f'))).toEqual([hashOfCode('01')]);
  expect(await called(call('0xa::b::f'), publish('01'))).toEqual([]);
  expect(await called(publish('01'), call('0xa::other::f'), call('0xb::b::f'))).toEqual([]);
});

it('finds the code that a module had when it was called', async () => {
  expect(await called(publish('01'), publish('02'), call('0xa::b::f'))).toEqual([hashOfCode('02')]);
  expect(await called(publish('01'), call('0xa::b::f'), publish('02'))).toEqual([hashOfCode('01')]);
});

it('finds published code that was not called', async () => {
  const ledger = await open();
  transactions.push(publish('01'), publish('02', 'c'));
  expect([...(await ledger.read()).published]).toEqual([hashOfCode('01'), hashOfCode('02')]);
});

it('ignores failed calls and earlier transactions', async () => {
  expect(await called(publish('01'), call('0xa::b::f', false))).toEqual([]);
  transactions.push(publish('01'), call('0xa::b::f'));
  expect(await called()).toEqual([]);
});

it('finds scripts, calls of multisig accounts, and more than one page of transactions', async () => {
  const script = {success: true, payload: {code: {bytecode: '0x03'}}};
  const multisig = {success: true, payload: {transaction_payload: {function: '0xa::b::f'}}};
  const filler = Array.from({length: 250}, () => ({success: true}));
  expect(await called(script, publish('01'), ...filler, multisig)).toEqual([
    hashOfCode('03'),
    hashOfCode('01'),
  ]);
});
