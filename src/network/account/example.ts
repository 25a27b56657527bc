export type KeyKind = 'ed25519' | 'single-ed25519' | 'single-secp256k1';

/** A step from a public key to its address. */
export interface DerivationStep {
  name: string;
  note: string;
  /** Empty if the kind of key has no such bytes. */
  hex: string;
}

const publicKey = 'ea526ba1710343d953461ff68641f1b7df5f23b9042ffa2d2a798d3adb3f3d6c';
const hash = '07968dab936c1bad187c60ce4082f307d030d780e91e694ae03aef16aba73f30';

/** Shown before the tool is used, and without JavaScript; `derive.test.ts` checks it. */
export const example: readonly DerivationStep[] = [
  {name: 'Public key', note: '32 bytes.', hex: publicKey},
  {name: 'BCS prefix', note: 'None for this kind.', hex: ''},
  {name: 'Scheme byte', note: 'Kind of account, appended.', hex: '00'},
  {name: 'Hash input', note: '33 bytes.', hex: `${publicKey}00`},
  {name: 'SHA3-256', note: 'The authentication key.', hex: hash},
];

export const address = `0x${hash}`;
