import {execFileSync} from 'node:child_process';
import {copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {root} from './repository';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'line-ends-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

it('a clone on Windows has the same line ends, and binary files stay as they are', () => {
  // The setting that Git for Windows offers first.
  const settings = ['user.name=a', 'user.email=a@b.c', 'core.autocrlf=true', 'core.safecrlf=false'];
  const git = (...words: string[]) =>
    execFileSync('git', [...settings.flatMap((each) => ['-c', each]), ...words], {cwd: folder});
  const contents = {'page.mdx': 'one\ntwo\n', 'image.png': 'no zero byte\r\nbut binary\n'};
  copyFileSync(path.join(root, '.gitattributes'), path.join(folder, '.gitattributes'));
  git('init', '-q');
  for (const [file, text] of Object.entries(contents)) writeFileSync(path.join(folder, file), text);
  git('add', '.');
  git('commit', '-qm', 'first');
  for (const [file, text] of Object.entries(contents)) {
    rmSync(path.join(folder, file));
    git('checkout', '--', file);
    expect(readFileSync(path.join(folder, file), 'utf8')).toBe(text);
  }
});
