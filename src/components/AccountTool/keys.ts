import {Account, SigningSchemeInput} from '@cedra-labs/ts-sdk';
import {toHex} from '@site/src/hex';
import {derive} from './derive';
import type {KeyKind, DerivationStep} from './example';

/** A signature that can be verified for any message. */
export interface Signed {
  hex: string;
  isValidFor: (message: string) => boolean;
}

/** An account that exists only in the memory of the page. */
export interface Made {
  steps: readonly DerivationStep[];
  address: string;
  /** Whether the SDK derives the same address. */
  agrees: boolean;
  privateKey: string;
  sign: (message: string) => Signed;
}

export function generate(kind: KeyKind): Made {
  const {account, privateKey, publicKey} = newAccount(kind);
  const {steps, address} = derive(kind, publicKey);
  return {
    steps,
    address,
    agrees: address === account.accountAddress.toString(),
    privateKey,
    sign(message) {
      const signature = account.sign(bytesOf(message));
      return {
        // The last 64 bytes; the prefix only names the kind of signature.
        hex: toHex(signature.bcsToBytes().slice(-64)),
        isValidFor: (other) => account.verifySignature({message: bytesOf(other), signature}),
      };
    },
  };
}

type Signer = Pick<Account, 'accountAddress' | 'sign' | 'verifySignature'>;

function newAccount(kind: KeyKind): {account: Signer; privateKey: string; publicKey: Uint8Array} {
  if (kind === 'ed25519') {
    const account = Account.generate();
    return {account, privateKey: account.privateKey.toString(), publicKey: account.publicKey.toUint8Array()};
  }
  const account =
    kind === 'single-ed25519'
      ? Account.generate({legacy: false})
      : Account.generate({scheme: SigningSchemeInput.Secp256k1Ecdsa});
  return {
    account,
    privateKey: account.privateKey.toString(),
    publicKey: account.publicKey.publicKey.toUint8Array(),
  };
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
