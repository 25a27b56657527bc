import {expect, it} from 'vitest';
import {hasPrivateKey} from './privateKey';

const hex = 'a1'.repeat(32);

it('hasPrivateKey knows keys of the CLI and the SDK, and takes no address for one', () => {
  for (const code of [
    `const key = 'ed25519-priv-0x${hex}';`,
    `private_key: secp256k1-priv-0x${hex.toUpperCase()}`,
    `new Ed25519PrivateKey("0x${hex}")`,
    `new Secp256k1PrivateKey(\n  '${hex}')`,
  ])
    expect(hasPrivateKey(code), code).toBe(true);
  for (const code of [
    `const owner = '0x${hex}';`,
    'new RegExp("(ed25519-priv-0x\\\\w+)")',
    'new Ed25519PrivateKey(key)',
    'Ed25519PrivateKey.generate()',
  ])
    expect(hasPrivateKey(code), code).toBe(false);
});
