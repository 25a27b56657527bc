import {Account, SigningSchemeInput} from '@cedra-labs/ts-sdk';
import {describe, expect, it} from 'vitest';
import {derive} from './derive';
import {address as exampleAddress, example} from './example';

const mnemonic = 'shoot island position soft burden budget tooth cruel issue economy destroy above';
const hardened = "m/44'/637'/0'/0'/0'";

describe('derive', () => {
  it('gives the address of an Ed25519 account', () => {
    const account = Account.fromDerivationPath({mnemonic, path: hardened});
    const {address, steps} = derive('ed25519', account.publicKey.toUint8Array());
    expect(address).toBe('0x07968dab936c1bad187c60ce4082f307d030d780e91e694ae03aef16aba73f30');
    expect(address).toBe(account.accountAddress.toString());
    expect(steps).toEqual(example);
    expect(address).toBe(exampleAddress);
  });

  it('gives another address for the same key as a single key', () => {
    const account = Account.fromDerivationPath({mnemonic, path: hardened, legacy: false});
    const {address, steps} = derive('single-ed25519', account.publicKey.publicKey.toUint8Array());
    expect(address).toBe(account.accountAddress.toString());
    expect(steps.map(({hex}) => hex)).toContain('0020');
    expect(steps.map(({hex}) => hex)).toContain('02');
  });

  it('gives the address of a Secp256k1 account', () => {
    const account = Account.generate({scheme: SigningSchemeInput.Secp256k1Ecdsa});
    const {address, steps} = derive('single-secp256k1', account.publicKey.publicKey.toUint8Array());
    expect(address).toBe(account.accountAddress.toString());
    expect(steps.map(({hex}) => hex)).toContain('0141');
  });
});
