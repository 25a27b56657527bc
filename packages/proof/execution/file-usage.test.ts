import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {pageOf} from '../pages/test-page';
import type {Block} from '../pages/page';
import {FileUsage, provesReading} from './file-usage';

let folder: string;
let use: FileUsage;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proof-use-'));
  use = new FileUsage(join(folder, 'records'));
  return () => rmSync(folder, {recursive: true});
});

function write(path: string, text: string): Block {
  const [block] = pageOf(`\`\`\`js title="${path}"\n${text}\n\`\`\`\n`).blocks;
  if (!block) throw new Error('The page has no block.');
  const file = join(folder, path);
  writeFileSync(file, text);
  use.add({block, file, text, marked: text});
  return block;
}

async function bash(script: string): Promise<void> {
  await use.during(script, () => {
    const {status} = spawnSync('bash', ['-eo', 'pipefail', '-c', script], {cwd: folder});
    return Promise.resolve({code: status ?? 1});
  });
}

const levelOf = async (block: Block): Promise<string | undefined> =>
  (await use.outcomes()).find((outcome) => outcome.block === block)?.level;

describe('a file', {timeout: 60_000}, () => {
  it('ran when a command that succeeded read it', async () => {
    const block = write('read.mjs', 'console.log(1)');
    await bash('node read.mjs');
    expect(await levelOf(block)).toBe('ran');
  });

  it('did not run when a command only names it, shows it, copies it or removes it', async () => {
    const block = write('ad.mjs', 'console.log(1)');
    write('read.mjs', 'console.log(2)');
    const scripts = ['echo ad.mjs', 'node read.mjs', 'cat ad.mjs', 'cp ad.mjs b.mjs && node b.mjs'];
    for (const script of [...scripts, 'sed -n 1p *.mjs', 'node read.mjs | cat - ad.mjs', 'rm ad.mjs'])
      await bash(script);
    expect(await levelOf(block)).toBeUndefined();
  });

  it('did not run when the command that read it may have failed', async () => {
    const block = write('a.mjs', 'process.exit(1)');
    for (const script of [
      'node a.mjs',
      'node a.mjs || true',
      'if node a.mjs; then :; fi',
      '! node a.mjs',
      'echo $(node a.mjs)',
      'node a.mjs & wait $! || true',
    ])
      await bash(script);
    expect(await levelOf(block)).toBeUndefined();
  });

  it('did not run when it was changed before it was read', async () => {
    const block = write('a.mjs', 'console.log(1)');
    await bash("printf 'console.log(2)' > a.mjs; node a.mjs");
    expect(await levelOf(block)).toBeUndefined();
  });
});

it('the file system updates access times', () => {
  const file = join(folder, 'a');
  writeFileSync(file, 'a');
  utimesSync(file, 0, statSync(file).mtime);
  spawnSync('cat', [file]);
  expect(statSync(file).atimeMs).not.toBe(0);
});

it('provesReading recognises viewers behind wrappers and distrusts scripts in arguments', () => {
  for (const script of ['ls *.mjs | xargs cat', 'env A=1 cat a.mjs', 'bash -c "cat a.mjs"', 'eval cat a.mjs'])
    expect(provesReading(script, ['/x/a.mjs'])).toBe(false);
  expect(provesReading('env A=1 node a.mjs', ['/x/a.mjs'])).toBe(true);
  expect(provesReading('bash run.sh', ['/x/run.sh'])).toBe(true);
});

it('provesReading ignores viewers in a pipe that name no file', () => {
  expect(provesReading('node a.mjs | head -n 3', ['/x/a.mjs'])).toBe(true);
  expect(provesReading('node a.mjs | cat $FILE', ['/x/a.mjs'])).toBe(false);
});
