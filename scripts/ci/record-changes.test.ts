// The job `record` of `ci.yml` pushes to main: these tests run it, and the job before it, with a repository of their own.
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {parse} from 'yaml';

interface Job {
  needs?: string | string[];
  steps: {if?: string; run?: string}[];
}

const {jobs} = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as {jobs: Record<string, Job>};
const script = resolve('scripts/ci/record-changes.sh');
const sh = (cwd: string, line: string, env: NodeJS.ProcessEnv = {}) =>
  execFileSync('bash', ['-ec', line], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, ...env, GIT_CONFIG_GLOBAL: '/dev/null'},
  });
const COMMIT = 'git add . && git -c user.name=a -c user.email=a@b.c commit -qm';
let folder: string;

/** A repository with a page and a receipt, and the clone in which a job runs. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'record-'));
  sh(
    folder,
    'git init -q --bare -b main origin.git && git clone -q origin.git job 2>&1 && git clone -q origin.git other 2>&1',
  );
  sh(
    `${folder}/job`,
    `git checkout -q -b main; mkdir -p docs cedra/receipts/pages; echo text > docs/a.mdx; echo '{}' > cedra/receipts/pages/a.json
    echo '*.patch' > .gitignore; ${COMMIT} first; git push -q origin main`,
  );
  return () => {
    rmSync(folder, {recursive: true, force: true});
  };
});

/** Runs the commands of the job as GitHub does, with an `npm` that writes what its commands would write. */
function runJob(npm: string): 'passed' | 'failed' {
  mkdirSync(`${folder}/bin`);
  writeFileSync(`${folder}/bin/npm`, `#!/usr/bin/env bash\ncase "$2" in\n${npm}\n*) ;;\nesac\n`, {
    mode: 0o755,
  });
  let result: 'passed' | 'failed' = 'passed';
  for (const {run, if: condition} of jobs.proof?.steps ?? []) {
    if (!run || (result === 'failed' && !condition?.includes('!cancelled()'))) continue;
    try {
      sh(`${folder}/job`, run, {PATH: `${folder}/bin:${process.env.PATH}`, BASE: 'HEAD'});
    } catch {
      result = 'failed';
    }
  }
  return result;
}
/** Runs the job `record`, which checks out the commit of the job before it. @returns its exit code */
function record(): number {
  sh(`${folder}/job`, 'git reset -q --hard HEAD; git clean -qfd -e changes.patch; mv changes.patch ..');
  return spawnSync(script, ['../changes.patch'], {cwd: `${folder}/job`}).status ?? -1;
}
const merge = (change: string) =>
  sh(`${folder}/other`, `git pull -q origin main; ${change}; ${COMMIT} other; git push -q origin HEAD:main`);
const inOrigin = (command: string) => sh(`${folder}/origin.git`, `git ${command} main`).trim().split('\n');
const main = (file: string) => sh(`${folder}/origin.git`, `git show main:${file}`).trim();

const RECEIPT = 'cedra/receipts/pages/a.json';
const WRITES = `build:proven) echo new > ${RECEIPT}; echo new > cedra/receipts/pages/b.json ;;
fix) echo repaired > docs/a.mdx ;;`;
// The check rejects the page if the repair did not do its work.
const CHECK = 'check) ! grep -q broken docs/a.mdx ;;';

it('CI commits receipts, also of a new page, and repairs that have passed the check', () => {
  expect(runJob(`${WRITES}\n${CHECK}`)).toBe('passed');
  expect(record()).toBe(0);
  expect([main('docs/a.mdx'), main(RECEIPT), main('cedra/receipts/pages/b.json')]).toEqual([
    'repaired',
    'new',
    'new',
  ]);
  expect(inOrigin('log --format=%an%x20%s')[0]).toBe(
    'github-actions[bot] Record the proofs and repairs of changed pages',
  );
});

it('CI commits nothing when there is nothing to record', () => {
  expect(runJob('')).toBe('passed');
  expect(record()).toBe(0);
  expect(inOrigin('log --format=%s')).toEqual(['first']);
});

it('CI commits nothing when a repair breaks a page', () => {
  expect(runJob(`fix) echo broken > docs/a.mdx ;;\n${CHECK}`)).toBe('failed');
  expect(jobs.record?.needs).toBe('proof');
});

it('CI commits receipts, but no repairs, when another change was merged meanwhile', () => {
  runJob(`${WRITES}\n${CHECK}`);
  merge('echo more > docs/b.mdx');
  expect(record()).toBe(0);
  expect([main('docs/a.mdx'), main('docs/b.mdx'), main(RECEIPT)]).toEqual(['text', 'more', 'new']);
});

it('CI fails, and overwrites nothing, when another change has the same receipt', () => {
  runJob(WRITES);
  merge(`echo other > ${RECEIPT}`);
  expect(record()).not.toBe(0);
  expect([main(RECEIPT), inOrigin('log --format=%s')[0]]).toEqual(['other', 'other']);
});

it('CI fails when the repository refuses the push', () => {
  runJob(WRITES);
  writeFileSync(`${folder}/origin.git/hooks/pre-receive`, '#!/bin/sh\nexit 1\n', {mode: 0o755});
  expect(record()).toBe(1);
  expect(inOrigin('log --format=%s')).toEqual(['first']);
});
