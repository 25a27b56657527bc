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
  const account = generateAccount[kind]();
  const {publicKey, privateKey} = account;
  const signer: Pick<Account, 'sign' | 'verifySignature'> = account;
  // A single key is wrapped in another object.
  const bytes = ('publicKey' in publicKey ? publicKey.publicKey : publicKey).toUint8Array();
  const {steps, address} = derive(kind, bytes);
  return {
    steps,
    address,
    agrees: address === account.accountAddress.toString(),
    privateKey: privateKey.toString(),
    sign(message) {
      const signature = signer.sign(bytesOf(message));
      return {
        // The last 64 bytes; the prefix only names the kind of signature.
        hex: toHex(signature.bcsToBytes().slice(-64)),
        isValidFor: (other) => signer.verifySignature({message: bytesOf(other), signature}),
      };
    },
  };
}

const generateAccount = {
  ed25519: () => Account.generate(),
  'single-ed25519': () => Account.generate({legacy: false}),
  'single-secp256k1': () => Account.generate({scheme: SigningSchemeInput.Secp256k1Ecdsa}),
} satisfies Record<KeyKind, unknown>;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
