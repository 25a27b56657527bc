// CI decides by these codes: a wrong page must not end with 0.
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {exitCode} from './main';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'exit-codes-'));
  // The command prints what it finds.
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, {recursive: true});
});

function page(text: string): string {
  const file = join(folder, 'page.mdx');
  writeFileSync(file, text);
  return file;
}

it.each([
  ['a description of the command', ['--help'], 0],
  ['an unknown flag', ['--no-such-flag'], 1],
  ['no page to watch', ['--watch'], 1],
  ['a number that is none', ['--mutants', 'many'], 1],
  ['a page that does not exist', ['--check', 'docs/no-such-page.mdx'], 1],
])('%s', async (_, args, code) => {
  expect(await exitCode(args)).toBe(code);
});

it.each([
  ['a right page', 'Use `cedra account list`.\n', 0],
  ['a wrong command in a sentence', 'Use `cedra account lost`.\n', 1],
  ['a block of an unknown kind', '```unknown\na\n```\n', 1],
  ['text that is not MDX', '<Steps>\n', 1],
])('--check of %s', async (_, text, code) => {
  expect(await exitCode(['--check', page(text)])).toBe(code);
});

it('a localnet that does not respond', async () => {
  vi.stubEnv('PROVE_LOCALNET', 'http://127.0.0.1:9');
  expect(await exitCode([page('```bash\ntrue\n```\n')])).toBe(1);
});

it('no CLI on CI, where nothing can be proven', async () => {
  vi.stubEnv('CEDRA_CLI', join(folder, 'no-such-file'));
  vi.stubEnv('CI', 'true');
  expect(await exitCode([page('```bash\ntrue\n```\n')])).toBe(1);
});
