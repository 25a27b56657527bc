const publicKey = 'ea526ba1710343d953461ff68641f1b7df5f23b9042ffa2d2a798d3adb3f3d6c';
const hash = '07968dab936c1bad187c60ce4082f307d030d780e91e694ae03aef16aba73f30';
/** Stands there until the tool is used, and without JavaScript; `derive.test.ts` checks it. */
export const example: readonly [name: string, note: string, hex: string][] = [
  ['Public key', '32 bytes.', publicKey],
  ['Scheme byte', 'Kind of the account, behind it.', '00'],
  ['Together', '33 bytes that are hashed.', `${publicKey}00`],
  ['SHA3-256', 'The authentication key, and at first the address.', hash],
];

export const address = `0x${hash}`;
