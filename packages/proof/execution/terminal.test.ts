import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {Terminal} from './terminal';

function terminal(): Terminal {
  const folder = mkdtempSync(join(tmpdir(), 'proof-terminal-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  return new Terminal({
    folder,
    home: folder,
    scratch: folder,
    records: folder,
    // Bash complains about a locale that is not installed.
    env: {...process.env, LC_ALL: 'C'},
    launcher: [],
  });
}

it('a block ends with its complete output, and leaves its variables and folder to the next', async () => {
  const page = terminal();
  const first = await page.run('mkdir sub; cd sub; A=1; echo out; echo err >&2; seq 1 20000 | tail -n 1');
  expect(first).toMatchObject({code: 0, stdout: 'out\n20000\n', stderr: 'err\n', ended: undefined});
  expect((await page.run('echo $A; basename $PWD')).stdout).toBe('1\nsub\n');
});

it('a block ends while its background server runs', async () => {
  const page = terminal();
  expect(await page.run('sleep 60 & echo started')).toMatchObject({code: 0, both: 'started\n'});
  await page.close();
});

it('a block that redirects its streams or kills its shell ends', async () => {
  const redirected = await terminal().run('exec > /dev/null 2>&1; echo unseen; exit 3');
  expect(redirected).toMatchObject({code: 3, both: ''});
  expect((await terminal().run('echo seen; kill -9 $$')).both).toBe('seen\n');
});

it('output without a trailing line break is complete', async () => {
  expect((await terminal().run('printf abc')).stdout).toBe('abc');
});

it('a block with endless output is ended', async () => {
  const printed = await terminal().run('yes');
  expect(printed.ended).toBe('output');
  expect(printed.code).not.toBe(0);
});

it('a block fails when a command reads from the terminal, which holds the next pasted line', async () => {
  for (const code of ['read key\necho "$key"', 'cat\necho next', 'echo before\nread key']) {
    const {code: status, stderr} = await terminal().run(code);
    expect(status).toBe(96);
    expect(stderr).toContain('Redirect its input: < /dev/null');
  }
  const redirected = await terminal().run('cat < /dev/null\necho a | cat\nsleep 9 &\necho next');
  expect(redirected).toMatchObject({code: 0, stdout: 'a\nnext\n', stderr: ''});
});
