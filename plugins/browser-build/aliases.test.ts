import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import * as stub from './noPoseidon.js';

/** Names that a module imports from `poseidon-lite`. */
const imported = (source: string) =>
  [...source.matchAll(/import\s*\{([^}]+)\}\s*from\s*["']poseidon-lite["']/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
  );

it('replaces every function that the SDK imports from poseidon-lite', async () => {
  const folder = path.dirname(require.resolve('@cedra-labs/ts-sdk/package.json'));
  const files = await Globby(['dist/esm/**/*.mjs'], {cwd: folder, absolute: true});
  const names = new Set(files.flatMap((file) => imported(readFileSync(file, 'utf8'))));
  expect(names.size).toBeGreaterThan(0);
  expect(Object.keys(stub)).toEqual(expect.arrayContaining([...names]));
});
