import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import * as helpers from './importDefault.js';
import * as stub from './noPoseidon.js';

/** What a pattern finds in the files of a package, without duplicates; a match has one group. */
async function found(name: string, files: string, pattern: RegExp): Promise<string[]> {
  const folder = path.dirname(require.resolve(`${name}/package.json`));
  const paths = await Globby([files], {cwd: folder, absolute: true});
  const matches = paths.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)]);
  return [...new Set(matches.map(([, match = '']) => match))];
}

it('replaces every function that the SDK imports from poseidon-lite', async () => {
  const imports = await found(
    '@cedra-labs/ts-sdk',
    'dist/esm/**/*.mjs',
    /import\s*\{([^}]+)\}\s*from\s*["']poseidon-lite["']/g,
  );
  const names = imports.flatMap((list) => list.split(',').map((name) => name.trim().split(/\s+as\s+/)[0]));
  expect(names).not.toEqual([]);
  expect(Object.keys(stub)).toEqual(expect.arrayContaining(names));
});

it("replaces every helper of TypeScript that the framework's code for browsers calls", async () => {
  const names = await found('@docusaurus/utils-common', 'lib/*.js', /\btslib_1\.(\w+)/g);
  expect(names).not.toEqual([]);
  expect(Object.keys(helpers)).toEqual(expect.arrayContaining(names));
});
