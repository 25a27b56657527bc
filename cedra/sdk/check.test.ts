import {describe, expect, it} from 'vitest';
import generatedMethods from './generated-methods.json';
import generated from './generated.json';
import {checkUse, type SdkReference} from './check';
import type {SdkMethods} from './model';

const sdk = generated as SdkReference;
const methods = generatedMethods.methods as SdkMethods;
const use = (text: string) => checkUse(text, sdk, methods);
const problems = (text: string) => use(text).problems.map(({problem, hint}) => `${problem}. ${hint}`);

describe('checkUse', () => {
  it('accepts every method of the client by its name', () => {
    for (const {name} of Object.values(methods).flat()) expect(problems(`cedra.${name}`)).toEqual([]);
  });

  it.each([
    'Account',
    'Account.generate()',
    'AccountAddress.fromString("0x1")',
    'new Cedra(config)',
    'Network.TESTNET',
    'getLedgerInfo',
    'await cedra.getLedgerInfo();',
    'cedra.fundAccount({ accountAddress: alice.accountAddress, amount: 100_000_000 })',
    'cedra.fundAccount(request)',
    'cedra.transaction.build.simple({sender: a, data: {function: "0x1::a::b", functionArguments: [1, "a, b"]}})',
    'cedra.fundAccount({...request})',
    'cedra.view<[string]>({payload})',
  ])('accepts %s', (text) => expect(problems(text)).toEqual([]));

  it('says which name is meant', () => {
    expect(problems('cedra.getAcountInfo')[0]).toContain('Did you mean `cedra.getAccountInfo`?');
    expect(problems('AccountAdress')[0]).toContain('Did you mean `AccountAddress`?');
    expect(problems('Account.generat()')[0]).toContain('Did you mean `Account.generate`?');
    expect(problems('aptos.getLedgerInfo()')[0]).toContain('write `cedra.getLedgerInfo`');
  });

  it('checks the arguments', () => {
    expect(problems('cedra.fundAccount({accountAddress: a, amout: 1})')).toEqual([
      '`cedra.fundAccount` has no argument `amout`. Did you mean `amount`?',
      '`cedra.fundAccount` needs the argument `amount`. Type: number.',
    ]);
    expect(problems('cedra.fundAccount()')[0]).toContain('needs accountAddress, amount');
    expect(problems('cedra.fundAccount(a, 1)')[0]).toContain('takes one object');
    expect(problems('cedra.getLedgerInfo(1)')[0]).toContain('takes 0 arguments, but got 1');
  });

  it.each(['', '()', '0x1::coin', 'a'.repeat(4_000), 'a '.repeat(1_000), 'constructor', '__proto__.a'])(
    'finds nothing in %j, and does not fail',
    (text) => expect(problems(text)).toHaveLength(1),
  );
});
