import {hashValues} from '@cedra-labs/ts-sdk';

export type Kind = 'ed25519' | 'single-ed25519' | 'single-secp256k1';

interface Step {
  name: string;
  /** What the step adds or does, in a sentence. */
  note: string;
  bytes: Uint8Array;
}

interface Derivation {
  steps: readonly Step[];
  address: string;
}

/** The last byte of what is hashed; it keeps the addresses of different kinds of accounts apart. */
const scheme = {ed25519: 0x00, singleKey: 0x02};

/** The first byte of a key in its BCS form, by which a node knows its kind. */
const variant = {'single-ed25519': 0, 'single-secp256k1': 1};

/** How a public key becomes an address: wrap it if need be, append the scheme, hash. */
export function derive(kind: Kind, publicKey: Uint8Array): Derivation {
  const steps: Step[] = [{name: 'Public key', note: `${publicKey.length} bytes.`, bytes: publicKey}];
  let wrapped = publicKey;
  if (kind !== 'ed25519') {
    // Both lengths are below 128, so each takes one byte.
    const head = Uint8Array.of(variant[kind], publicKey.length);
    wrapped = join(head, publicKey);
    steps.push({name: 'BCS head', note: 'Kind of the key and its length, in front of it.', bytes: head});
  }
  const end = Uint8Array.of(kind === 'ed25519' ? scheme.ed25519 : scheme.singleKey);
  const preimage = join(wrapped, end);
  const address = hashValues([preimage]);
  steps.push(
    {name: 'Scheme byte', note: 'Kind of the account, behind it.', bytes: end},
    {name: 'Together', note: `${preimage.length} bytes that are hashed.`, bytes: preimage},
    {name: 'SHA3-256', note: 'The authentication key, and at first the address.', bytes: address},
  );
  return {steps, address: `0x${toHex(address)}`};
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

function join(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
