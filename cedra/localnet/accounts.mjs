// Keys of accounts whose address begins with a zero, as one in sixteen does. Nodes leave leading zeros out, so a program that
// compares addresses as text is wrong for such an account.
import {createCipheriv, createHash, createPrivateKey, createPublicKey, randomBytes} from 'node:crypto';
import {argv} from 'node:process';
import {fileURLToPath} from 'node:url';

/** The address of an Ed25519 account as 64 hex digits. */
function addressOf(key) {
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), key]);
  const {x} = createPublicKey(createPrivateKey({key: der, format: 'der', type: 'pkcs8'})).export({
    format: 'jwk',
  });
  return createHash('sha3-256').update(Buffer.from(x, 'base64url')).update(Buffer.of(0)).digest('hex');
}

/** The key that the CLI makes from `--random-seed`: the start of ChaCha20's key stream. */
export const keyOfSeed = (seed) =>
  createCipheriv('chacha20', seed, Buffer.alloc(16)).update(Buffer.alloc(32));

/** Draws 32 bytes until the key that `keyOf` makes of them has an address that begins with a zero. */
export function drawUnlucky(keyOf = (bytes) => bytes, draw = () => randomBytes(32)) {
  for (;;) {
    const bytes = draw();
    if (addressOf(keyOf(bytes)).startsWith('0')) return bytes;
  }
}

/** Makes `Account.generate` of the SDK return such accounts: its keys are requests for 32 random bytes. */
export function makeUnlucky(crypto) {
  const original = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint8Array) || array.length !== 32) return original(array);
    array.set(drawUnlucky());
    return array;
  };
}

/** A script that does the same in a web page, for its first accounts. */
export function unluckyScript(accounts = 4) {
  const keys = Array.from({length: accounts}, () => [...drawUnlucky()]);
  return (
    `<script>{const keys=${JSON.stringify(keys)},original=crypto.getRandomValues.bind(crypto);` +
    'crypto.getRandomValues=(array)=>array.length===32&&keys.length>0?(array.set(keys.shift()),array):original(array);' +
    'document.currentScript.remove()}</script>'
  );
}

// The page's `cedra` asks for a seed.
if (argv[1] === fileURLToPath(import.meta.url)) console.log(drawUnlucky(keyOfSeed).toString('hex'));
