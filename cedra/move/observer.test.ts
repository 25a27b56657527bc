import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {beforeEach, describe, expect, it} from 'vitest';
import {FileUsage, type Outcome, type PageContext, files} from '@cedra-docs/proof';
import type {Block} from '@cedra-docs/proof/build';
import {hashOfCode} from './ledger';
import {MoveObserver} from './observer';
import {classify} from '../pages/tasks';
import {root} from '../../lib/repository';
import {pageOf} from '../pages/test-page';

let folder: string;
let records: string;
let use: FileUsage;
let moves: MoveObserver;
let called: Set<string>;
let published: Set<string>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proof-use-'));
  records = join(folder, 'records');
  called = new Set();
  published = new Set();
  moves = new MoveObserver(records, () => Promise.resolve({called, published}));
  use = new FileUsage(records, [moves]);
  // A compiler that reads the sources of its folder, and fails when one of them says so. The bytecode of `b` is their text, that of `c` is its name.
  const cedra = join(folder, 'cedra');
  writeFileSync(
    cedra,
    `#!/bin/sh
[ "$2" = view ] && exit 0
mkdir -p build/app/bytecode_modules
cat sources/*.move > build/app/bytecode_modules/b.mv
echo c > build/app/bytecode_modules/c.mv
[ "$2" != compile-script ] || cp build/app/bytecode_modules/b.mv any.mv
! grep -q BROKEN sources/*.move
`,
  );
  chmodSync(cedra, 0o755);
  return () => rmSync(folder, {recursive: true});
});

function writeBlock(path: string, text: string, region?: string): Outcome {
  const title = `title="${path}"`;
  const meta = region === undefined ? title : `${title} region="${region}"`;
  const [task] = classify(pageOf(`\`\`\`text ${meta}\n${text}\n\`\`\`\n`));
  if (task?.kind !== 'file') throw new Error('no file');
  const page = {sandbox: {folder}, captured: new Map(), files: use} as unknown as PageContext;
  const [outcome] = files.run?.(task, page, []) as Outcome[];
  if (!outcome) throw new Error('no outcome');
  return outcome;
}

function write(path: string, text: string, region?: string): Block {
  const {block, failures} = writeBlock(path, text, region);
  expect(failures).toEqual([]);
  return block;
}

async function bash(script: string): Promise<void> {
  await use.during(script, () => {
    const {status} = spawnSync('bash', ['-eo', 'pipefail', '-c', script], {cwd: folder});
    return Promise.resolve({code: status ?? 1});
  });
}

async function move(args: string, {ports = '', options = []}: {ports?: string; options?: string[]} = {}) {
  await use.during(`cedra move ${args}`, async () => {
    const recorder = join(root, 'cedra/move/record-move.mjs');
    const words = [...options, recorder, records, join(folder, 'cedra'), 'move', ...args.split(' ')];
    const child = spawn(process.execPath, words, {
      cwd: join(folder, 'app'),
      env: {...process.env, PROVE_PORTS: ports},
    });
    const [code] = (await once(child, 'exit')) as [number];
    return {code};
  });
}

/** Runs a program with the page's preload, in the background if `signal` ends it. */
async function node(file: string, signal?: NodeJS.Signals): Promise<void> {
  const preload = pathToFileURL(join(root, 'cedra/localnet/preload.mjs')).href;
  const child = spawn(process.execPath, [`--import=${preload}`, file], {
    cwd: folder,
    env: {...process.env, PROVE_RECORDS: records},
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exit = once(child, 'exit');
  if (signal) {
    await once(child.stdout, 'data');
    child.kill(signal);
  }
  await exit;
}

const levelOf = async (block: Block): Promise<string | undefined> =>
  (await use.outcomes()).find((outcome) => outcome.block === block)?.level;

/** The hash of bytecode that is these sources. */
const codeHash = (text: string): string => hashOfCode(Buffer.from(`${text}\n`).toString('hex'));

describe('a Move file', {timeout: 60_000}, () => {
  it('is compiled by a compilation that succeeds', async () => {
    const block = write('app/sources/a.move', 'module a::b {}');
    await move('compile');
    expect(await levelOf(block)).toBe('compiled');
  });

  it('is not compiled by a compilation that fails', async () => {
    const block = write('app/sources/a.move', 'module a::b {} // BROKEN');
    await move('compile');
    expect(await levelOf(block)).toBeUndefined();
    expect(moves.isRejected(block)).toBe(true);
  });

  it('is not compiled by a compilation of another package', async () => {
    const block = write('other/sources/a.move', 'module a::b {}');
    write('app/sources/a.move', 'module a::c {}');
    await move('compile');
    expect(await levelOf(block)).toBeUndefined();
  });

  it('is not compiled when it was replaced before the compilation', async () => {
    const first = write('app/sources/a.move', 'module a::b {}');
    const second = write('app/sources/a.move', 'module a::b { const A: u8 = 1; }');
    await move('compile');
    expect([await levelOf(first), await levelOf(second)]).toEqual([undefined, 'compiled']);
  });

  it('is not compiled by a command that does not compile', async () => {
    const block = write('app/sources/a.move', 'module a::b {}');
    await move('view --function-id 0x1::b::f');
    await bash('cat app/sources/a.move');
    expect(await levelOf(block)).toBeUndefined();
  });

  it('is compiled by region, if the text of the region is in the file', async () => {
    const whole = write('app/sources/a.move', 'module a::b {\n// region: a\none\n// endregion: a\n}');
    const region = write('app/sources/a.move', 'two', 'a');
    await move('compile');
    expect([await levelOf(whole), await levelOf(region)]).toEqual([undefined, 'compiled']);
  });

  it('is compiled when later blocks have filled its empty regions', async () => {
    const whole = write('app/sources/a.move', 'module a::b {\n// region: a\n// endregion: a\n}');
    write('app/sources/a.move', 'one', 'a');
    await move('compile');
    expect(await levelOf(whole)).toBe('compiled');
  });

  it('is not compiled when a line outside of its regions has changed', async () => {
    const first = write('app/sources/a.move', 'module a::b {\n// region: a\n// endregion: a\n}');
    const second = write('app/sources/a.move', 'module a::c {\n// region: a\n// endregion: a\n}');
    write('app/sources/a.move', 'one', 'a');
    await move('compile');
    expect([await levelOf(first), await levelOf(second)]).toEqual([undefined, 'compiled']);
  });

  it('is written without region marks', () => {
    write('app/sources/a.move', 'module a::b {\n// region: a\none\n// endregion: a\n}');
    write('app/sources/a.move', 'two', 'a');
    expect(readFileSync(join(folder, 'app/sources/a.move'), 'utf8')).toBe('module a::b {\ntwo\n}\n');
  });

  it('loses its regions when a command has changed it', async () => {
    write('app/sources/a.move', 'module a::b {\n// region: a\none\n// endregion: a\n}');
    await bash('echo >> app/sources/a.move');
    const outcome = writeBlock('app/sources/a.move', 'two', 'a');
    expect(outcome.failures).toMatchObject([{problem: '`app/sources/a.move` has no region `a`'}]);
  });

  it('ran when its unit tests ran', async () => {
    const block = write('app/sources/a.move', 'module a::b { #[test] fun t() {} }');
    await move('test --filter nothing');
    expect(await levelOf(block)).toBe('compiled');
    await move('test');
    expect(await levelOf(block)).toBe('ran');
  });

  it('ran when a test that matches the filter uses it, but not for other tests', async () => {
    const used = write('app/sources/a.move', 'module a::b { public fun f() {} }');
    const idle = write('app/sources/c.move', 'module a::c { #[test] fun other() {} }');
    write('app/sources/t.move', 'module a::t { #[test] fun calls_f() { a::b::f() } }');
    await move('test --filter calls');
    expect([await levelOf(used), await levelOf(idle)]).toEqual(['ran', 'compiled']);
  });

  it('is only compiled by a test run without tests', async () => {
    const block = write('app/sources/a.move', 'module a::b { /* #[test] */ }');
    await move('test');
    expect(await levelOf(block)).toBe('compiled');
  });

  it('ran when its bytecode was called on chain', async () => {
    const text = 'module a::b {}';
    const block = write('app/sources/a.move', text);
    called.add(codeHash(text));
    expect(await levelOf(block)).toBeUndefined();
    await move('publish');
    expect(await levelOf(block)).toBe('ran');
  });

  it('ran where the clock of the file system lags behind', async () => {
    const text = 'module a::b {}';
    const block = write('app/sources/a.move', text);
    called.add(codeHash(text));
    const ahead = 'const {now} = Date; Date.now = () => now() + 10_000;';
    await move('publish', {options: [`--import=data:text/javascript,${ahead}`]});
    expect(await levelOf(block)).toBe('ran');
  });

  it('did not run when other bytecode of its module was called', async () => {
    const first = write('app/sources/a.move', 'module a::b {}');
    await move('publish');
    const other = 'module a::b { const A: u8 = 1; }';
    const second = write('app/sources/a.move', other);
    await move('publish');
    called.add(codeHash(other));
    expect([await levelOf(first), await levelOf(second)]).toEqual(['compiled', 'ran']);
  });

  it('ran when called bytecode names its module, and its own is on chain', async () => {
    const texts = ['module a::b { use a::c; }', 'module a::c {}'] as const;
    write('app/sources/0.move', texts[0]);
    const used = write('app/sources/1.move', texts[1]);
    called.add(codeHash(texts.join('\n')));
    await move('publish');
    expect(await levelOf(used)).toBe('compiled');
    published.add(hashOfCode(Buffer.from('c\n').toString('hex')));
    expect(await levelOf(used)).toBe('ran');
  });

  it('ran as a script under any name, and not for a module of the same name', async () => {
    const text = 'script { fun main() {} }';
    const script = write('app/sources/a.move', text);
    called.add(codeHash(text));
    await move('publish');
    expect(await levelOf(script)).toBe('compiled');
    await move('compile-script --output-file any.mv');
    expect(await levelOf(script)).toBe('ran');
  });

  it('ran when a view called what is on chain, found by the address of the profile', async () => {
    const text = 'module a::b {}';
    let code = 'ff';
    const asked: string[] = [];
    const server = createServer(({url = ''}, response) => {
      asked.push(url);
      response.end(JSON.stringify({bytecode: `0x${code}`}));
    }).listen(0);
    const ports = `8080:${(server.address() as AddressInfo).port}`;
    const block = write('app/sources/a.move', text);
    mkdirSync(join(folder, '.cedra'));
    writeFileSync(
      join(folder, '.cedra', 'config.yaml'),
      'profiles:\n  bob:\n    account: b0b\n  default:\n    network: Local\n    account: a11ce\n',
    );
    await move('publish');
    await move('view --function-id default::b::f', {ports});
    expect(await levelOf(block)).toBe('compiled');
    code = Buffer.from(`${text}\n`).toString('hex');
    await move('view --function-id=0xa11ce::b::f', {ports});
    expect(await levelOf(block)).toBe('ran');
    expect(asked).toEqual(['/v1/accounts/a11ce/module/b', '/v1/accounts/0xa11ce/module/b']);
    server.close();
  });
});

describe('a program for Node', {timeout: 60_000}, () => {
  it('ran, with its imports, when a process loaded it and succeeded', async () => {
    const main = write('main.mjs', "import './part.mjs';");
    const part = write('part.mjs', 'console.log(1);');
    const idle = write('idle.mjs', 'console.log(2);');
    await node('main.mjs');
    expect([await levelOf(main), await levelOf(part), await levelOf(idle)]).toEqual([
      'ran',
      'ran',
      undefined,
    ]);
  });

  it('ran as a server that was ended, and did not run when it failed', async () => {
    const server = write('server.mjs', "console.log('ready'); setInterval(() => {}, 1000);");
    const failing = write('failing.mjs', "throw new Error('no');");
    await node('server.mjs', 'SIGTERM');
    await node('failing.mjs');
    expect([await levelOf(server), await levelOf(failing)]).toEqual(['ran', undefined]);
  });

  it('ran only with the text that was loaded', async () => {
    const first = write('main.mjs', 'console.log(1);');
    const second = write('main.mjs', 'console.log(2);');
    await node('main.mjs');
    expect([await levelOf(first), await levelOf(second)]).toEqual([undefined, 'ran']);
  });
});
