import {hashValues} from '@cedra-labs/ts-sdk';
import {toHex} from '@site/src/hex';
import type {KeyKind, DerivationStep} from './example';

interface Derivation {
  /** Always five, in the same order, so that changing the kind of key does not shift the page. */
  steps: readonly DerivationStep[];
  address: string;
}

/** The last of the hashed bytes, so that different kinds of accounts have different addresses. */
const scheme = {ed25519: 0x00, singleKey: 0x02};

/** The first byte of a key in BCS: its kind. */
const variant = {'single-ed25519': 0, 'single-secp256k1': 1};

/** Derives an address from a public key: wraps the key if necessary, appends the scheme, hashes. */
export function derive(kind: KeyKind, publicKey: Uint8Array): Derivation {
  // Both lengths are below 128, so each takes one byte.
  const head = kind === 'ed25519' ? Uint8Array.of() : Uint8Array.of(variant[kind], publicKey.length);
  const end = Uint8Array.of(kind === 'ed25519' ? scheme.ed25519 : scheme.singleKey);
  const preimage = Uint8Array.of(...head, ...publicKey, ...end);
  const hash = toHex(hashValues([preimage]));
  return {
    steps: [
      {name: 'Public key', note: `${publicKey.length} bytes.`, hex: toHex(publicKey)},
      {
        name: 'BCS prefix',
        note: head.length > 0 ? 'Kind and length, prepended.' : 'None for this kind.',
        hex: toHex(head),
      },
      {name: 'Scheme byte', note: 'Kind of account, appended.', hex: toHex(end)},
      {name: 'Hash input', note: `${preimage.length} bytes.`, hex: toHex(preimage)},
      {name: 'SHA3-256', note: 'The authentication key.', hex: hash},
    ],
    address: `0x${hash}`,
  };
}
