import {execFileSync} from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {verdictOf} from './check';
import {checks} from './checks';
import {repairCommands, sortWords} from './fix';

describe('verdictOf', () => {
  it('fails only for errors', () => {
    expect(verdictOf({kind: 'error'}, 1, 'docs/a.mdx:1 error wrong')).toBe('error');
    expect(verdictOf({kind: 'advice'}, 1, '[warn] src/a.ts')).toBe('advice');
  });

  it('shows the advice of a check that passes, and nothing else', () => {
    expect(verdictOf({kind: 'error'}, 0, 'docs/a.mdx:1 warning could be better')).toBe('advice');
    expect(verdictOf({kind: 'error'}, 0, '420 packages checked')).toBeUndefined();
  });
});

it('Format, spelling and style of a small edit never fail a check', () => {
  const advice = checks.filter(({kind}) => kind === 'advice').map(({title}) => title);
  expect(advice).toEqual(['Format (prettier)', 'Spelling (cspell)']);
});

it('sortWords sorts words and removes repetitions', () => {
  expect(sortWords('octa\nAptos\nMove\nocta\n')).toBe('Aptos\nMove\nocta\n');
});

it('`npm run fix` repairs styles in one run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fix-'));
  const style = join(folder, 'src/a.css');
  try {
    mkdirSync(join(folder, 'src'));
    for (const file of ['.prettierrc.json', '.stylelintrc.json']) copyFileSync(file, join(folder, file));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    writeFileSync(style, '.a { color: rgba(0, 0, 0, 0.5) } .b { top: 0 }');
    const runAll = () => {
      for (const command of repairCommands().filter((each) => /^(?:prettier|stylelint)/.test(each)))
        execFileSync('bash', ['-c', `node_modules/.bin/${command}`], {cwd: folder, stdio: 'pipe'});
      return readFileSync(style, 'utf8');
    };
    const once = runAll();
    expect(once).toContain('rgb(0 0 0 / 50%)');
    expect(runAll()).toBe(once);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
  // Six starts of programs.
}, 120_000);
