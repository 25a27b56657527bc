import {execFileSync, spawnSync} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {FileUse, provesReading} from '../languages/files';
import type {Block} from '../../markdown/page';
import {proofFolder} from '../paths';
import {pageOf} from '../../markdown/page-of';

let folder: string;
let records: string;
let use: FileUse;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proof-use-'));
  records = join(folder, 'records');
  use = new FileUse(records);
  // A compiler that reads the sources of its folder, and fails when one of them says so.
  const cedra = join(folder, 'cedra');
  writeFileSync(
    cedra,
    '#!/bin/sh\n[ "$2" = run ] && exit 0\ncat sources/*.move > /dev/null\n! grep -q BROKEN sources/*.move\n',
  );
  chmodSync(cedra, 0o755);
});

function write(path: string, text: string, region?: string): Block {
  const [block] = pageOf(`\`\`\`text\n${text}\n\`\`\`\n`).blocks;
  if (!block) throw new Error('no block');
  const file = join(folder, path);
  mkdirSync(dirname(file), {recursive: true});
  if (region === undefined) writeFileSync(file, `${text}\n`);
  else {
    const markers = /(\/\/ region: a\n)[\s\S]*(\/\/ endregion: a)/;
    writeFileSync(file, readFileSync(file, 'utf8').replace(markers, `$1${text}\n$2`));
  }
  use.add({block, file, text: `${text}\n`, ...(region === undefined ? {} : {region})});
  return block;
}

async function bash(script: string): Promise<void> {
  await use.during(script, () => {
    const {status} = spawnSync('bash', ['-eo', 'pipefail', '-c', script], {cwd: folder});
    return Promise.resolve({code: status ?? 1});
  });
}

async function move(args: string): Promise<void> {
  await use.during(`cedra move ${args}`, () => {
    const witness = join(proofFolder, 'environment', 'witness.mjs');
    const words = [witness, records, join(folder, 'cedra'), 'move', ...args.split(' ')];
    const {status} = spawnSync(process.execPath, words, {cwd: join(folder, 'app')});
    return Promise.resolve({code: status ?? 1});
  });
}

const levelOf = (block: Block): string | undefined =>
  use.outcomes().find((outcome) => outcome.block === block)?.level;

describe('a Move file', {timeout: 60_000}, () => {
  it('is compiled by a compilation that succeeds', async () => {
    const block = write('app/sources/a.move', 'module a::b {}');
    await move('compile');
    expect(levelOf(block)).toBe('compiled');
  });

  it('is not compiled by a compilation that fails', async () => {
    const block = write('app/sources/a.move', 'module a::b {} // BROKEN');
    await move('compile');
    expect(levelOf(block)).toBeUndefined();
    expect(use.isRejected(block)).toBe(true);
  });

  it('is not compiled by a compilation of another package', async () => {
    const block = write('other/sources/a.move', 'module a::b {}');
    write('app/sources/a.move', 'module a::c {}');
    await move('compile');
    expect(levelOf(block)).toBeUndefined();
  });

  it('is not compiled when it was replaced before the compilation', async () => {
    const first = write('app/sources/a.move', 'module a::b {}');
    const second = write('app/sources/a.move', 'module a::b { const A: u8 = 1; }');
    await move('compile');
    expect([levelOf(first), levelOf(second)]).toEqual([undefined, 'compiled']);
  });

  it('is not compiled by a command that does not compile', async () => {
    const block = write('app/sources/a.move', 'module a::b {}');
    await move('run --function-id 0x1::b::f');
    await bash('cat app/sources/a.move');
    expect(levelOf(block)).toBeUndefined();
  });

  it('counts by region: only the text that is in the file is compiled', async () => {
    const whole = write('app/sources/a.move', 'module a::b {\n// region: a\none\n// endregion: a\n}');
    const region = write('app/sources/a.move', 'two', 'a');
    await move('compile');
    expect([levelOf(whole), levelOf(region)]).toEqual([undefined, 'compiled']);
  });

  it('ran when its unit tests ran', async () => {
    const block = write('app/sources/a.move', 'module a::b { #[test] fun t() {} }');
    await move('test --filter nothing');
    expect(levelOf(block)).toBe('compiled');
    await move('test');
    expect(levelOf(block)).toBe('ran');
  });

  it('ran when a test that is let through by the filter uses it, and not for other tests', async () => {
    const used = write('app/sources/a.move', 'module a::b { public fun f() {} }');
    const idle = write('app/sources/c.move', 'module a::c { #[test] fun other() {} }');
    write('app/sources/t.move', 'module a::t { #[test] fun calls_f() { a::b::f() } }');
    await move('test --filter calls');
    expect([levelOf(used), levelOf(idle)]).toEqual(['ran', 'compiled']);
  });

  it('is only compiled by a test run without tests', async () => {
    const block = write('app/sources/a.move', 'module a::b { /* #[test] */ }');
    await move('test');
    expect(levelOf(block)).toBe('compiled');
  });

  it('ran when it was published and then called', async () => {
    const block = write('app/sources/a.move', 'module a::b {}');
    await move('run --function-id 0x1::b::f');
    await move('publish');
    expect(levelOf(block)).toBe('compiled');
    await move('run --function-id 0x1::other::f');
    expect(levelOf(block)).toBe('compiled');
    await move('run --function-id 0x1::b::f');
    expect(levelOf(block)).toBe('ran');
  });

  it('did not run when another version of its module was published before the call', async () => {
    const first = write('app/sources/a.move', 'module a::b {}');
    await move('publish');
    const second = write('app/sources/a.move', 'module a::b { const A: u8 = 1; }');
    await move('publish');
    await move('run --function-id=0x1::b::f');
    expect([levelOf(first), levelOf(second)]).toEqual(['compiled', 'ran']);
  });
});

describe('a file of another kind', {timeout: 60_000}, () => {
  it('ran when a command that succeeded read it', async () => {
    const block = write('read.mjs', 'console.log(1)');
    await bash('node read.mjs');
    expect(levelOf(block)).toBe('ran');
  });

  it('did not run when a command only names it, shows it, copies it or removes it', async () => {
    const block = write('ad.mjs', 'console.log(1)');
    write('read.mjs', 'console.log(2)');
    const scripts = ['echo ad.mjs', 'node read.mjs', 'cat ad.mjs', 'cp ad.mjs b.mjs && node b.mjs'];
    for (const script of [...scripts, 'sed -n 1p *.mjs', 'node read.mjs | cat - ad.mjs', 'rm ad.mjs'])
      await bash(script);
    expect(levelOf(block)).toBeUndefined();
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
    expect(levelOf(block)).toBeUndefined();
  });

  it('did not run when it was changed before it was read', async () => {
    const block = write('a.mjs', 'console.log(1)');
    await bash("printf 'console.log(2)' > a.mjs; node a.mjs");
    expect(levelOf(block)).toBeUndefined();
  });
});

it('the access time tells that a file was read on this file system', () => {
  execFileSync('bash', ['-c', 'echo a > a; touch -a -d @0 a; cat a'], {cwd: folder});
  const time = execFileSync('stat', ['-c', '%X', join(folder, 'a')], {encoding: 'utf8'});
  expect(time.trim()).not.toBe('0');
});

it('a viewer reads files behind a program that starts it, and a script in an argument may hold one', () => {
  for (const script of ['ls *.mjs | xargs cat', 'env A=1 cat a.mjs', 'bash -c "cat a.mjs"', 'eval cat a.mjs'])
    expect(provesReading(script, ['/x/a.mjs'])).toBe(false);
  expect(provesReading('env A=1 node a.mjs', ['/x/a.mjs'])).toBe(true);
  expect(provesReading('bash run.sh', ['/x/run.sh'])).toBe(true);
});

it('a viewer at the end of a pipe reads no files unless it names them', () => {
  expect(provesReading('node a.mjs | head -n 3', ['/x/a.mjs'])).toBe(true);
  expect(provesReading('node a.mjs | cat $FILE', ['/x/a.mjs'])).toBe(false);
});
