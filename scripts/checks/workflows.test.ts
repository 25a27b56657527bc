import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {parse} from 'yaml';

interface WorkflowStep {
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  if?: string;
  needs?: string | string[];
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  steps: WorkflowStep[];
}

interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  return {name, text, workflow: parse(text) as Workflow};
});

describe.each(workflows)('the workflow $name', ({text, workflow}) => {
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  it('has read-only permissions, except for jobs that declare more', () => {
    expect(workflow.permissions).toEqual({contents: 'read'});
    for (const {permissions = {}} of jobs) {
      expect([
        '{}',
        '{"contents":"write"}',
        '{"pages":"write","id-token":"write"}',
        '{"contents":"read","issues":"write"}',
      ]).toContain(JSON.stringify(permissions));
    }
  });

  it('pins actions by hash, with the version in a comment', () => {
    for (const {uses} of steps)
      if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$|^\.\/\.github\/actions\/setup$/);
    expect(text.match(/uses: [^.\s]\S+(?! +# v\d)\s*$/gm)).toBeNull();
  });

  it('gives write tokens only to jobs that run no code of a pull request', () => {
    for (const job of jobs.filter(({permissions = {}}) => Object.keys(permissions).length > 0)) {
      expect(job.if).toBe(job.permissions?.issues ? 'failure()' : "github.event_name == 'push'");
      for (const {uses, run} of job.steps) {
        expect(uses).not.toBe('./.github/actions/setup');
        if (run) expect(run).toMatch(/^scripts\/ci\/(?:record-changes|report-nightly)\.sh /);
      }
    }
  });

  it('stores no credentials, interpolates no event data into scripts, and has timeouts', () => {
    for (const {permissions, steps: own} of jobs) {
      for (const {uses, with: options} of own) {
        if (!uses?.startsWith('actions/checkout') || permissions?.contents === 'write') continue;
        expect(options?.['persist-credentials']).toBe(false);
      }
    }
    for (const {run = ''} of steps) expect(run).not.toContain('${{');
    for (const job of jobs) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });
});

it('reviews the packages that a pull request adds, and verifies the signatures of all packages every night', () => {
  const jobsOf = (file: string) =>
    Object.values(workflows.find(({name}) => name === file)?.workflow.jobs ?? {});
  const review = jobsOf('ci.yml').find(({steps}) =>
    steps.some(({uses}) => uses?.startsWith('actions/dependency-review-action@')),
  );
  expect(review?.if).toBe("github.event_name == 'pull_request'");
  const commands = jobsOf('nightly.yml').flatMap(({steps}) => steps.map(({run}) => run));
  expect(commands).toContain('npm audit signatures');
});

it('reports every failed job of the nightly run', () => {
  const jobs = workflows.find(({name}) => name === 'nightly.yml')?.workflow.jobs ?? {};
  expect(jobs.report?.needs).toEqual(Object.keys(jobs).filter((name) => name !== 'report'));
});

it('gives labels that every GitHub repository has', () => {
  for (const form of ['page', 'search']) {
    const {labels} = parse(readFileSync(`.github/ISSUE_TEMPLATE/${form}.yml`, 'utf8')) as {labels: string[]};
    for (const label of labels) expect(['bug', 'documentation']).toContain(label);
  }
});

it('uses the version of Node.js of .nvmrc in containers', () => {
  const version = readFileSync('.nvmrc', 'utf8').trim();
  for (const file of ['.devcontainer/devcontainer.json', 'deploy/Dockerfile'])
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`node:${version}-bookworm`));
});

describe('what CI commits to main', () => {
  const ci = workflows.find(({name}) => name === 'ci.yml')?.workflow;
  const script = resolve('scripts/ci/record-changes.sh');
  const sh = (cwd: string, line: string, env: NodeJS.ProcessEnv = {}) =>
    execFileSync('bash', ['-ec', line], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, ...env, GIT_CONFIG_GLOBAL: '/dev/null'},
    });
  const AUTHOR = '-c user.name=a -c user.email=a@b.c';
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
      `git checkout -q -b main; mkdir -p docs cedra/proof/receipts; echo text > docs/a.mdx; echo '{}' > cedra/proof/receipts/a.json
      git add .; git ${AUTHOR} commit -qm first; git push -q origin main`,
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
    for (const {run, if: condition} of ci?.jobs.proof?.steps ?? []) {
      if (!run || (result === 'failed' && !condition?.includes('!cancelled()'))) continue;
      try {
        sh(`${folder}/job`, run, {PATH: `${folder}/bin:${process.env.PATH}`, BASE: 'HEAD'});
      } catch {
        result = 'failed';
      }
    }
    return result;
  }
  const record = () => {
    sh(`${folder}/job`, 'git reset -q --hard HEAD; mv changes.patch ..');
    sh(`${folder}/job`, `${script} ../changes.patch`);
  };
  const main = (file: string) => sh(`${folder}/origin.git`, `git show main:${file}`);
  const WRITES =
    'build:proven) echo new > cedra/proof/receipts/a.json ;;\nfix) echo repaired > docs/a.mdx ;;';
  // The check rejects the page if the repair did not do its work.
  const CHECK = 'check) ! grep -q broken docs/a.mdx ;;';

  it('has passed the check after the repairs', () => {
    expect(runJob(`${WRITES}\n${CHECK}`)).toBe('passed');
    record();
    expect([main('docs/a.mdx'), main('cedra/proof/receipts/a.json')]).toEqual(['repaired\n', 'new\n']);
  });

  it('is nothing when a repair breaks a page', () => {
    expect(runJob(`fix) echo broken > docs/a.mdx ;;\n${CHECK}`)).toBe('failed');
    expect(ci?.jobs.record?.needs).toBe('proof');
  });

  it('has the receipts, but no repairs, when another change was merged meanwhile', () => {
    runJob(`${WRITES}\n${CHECK}`);
    sh(
      `${folder}/other`,
      `git pull -q origin main; echo more > docs/b.mdx; git add .; git ${AUTHOR} commit -qm more; git push -q origin HEAD:main`,
    );
    record();
    expect([main('docs/a.mdx'), main('docs/b.mdx'), main('cedra/proof/receipts/a.json')]).toEqual([
      'text\n',
      'more\n',
      'new\n',
    ]);
  });
});

it('CI commits new files, such as the receipt of a new page', () => {
  const ci = workflows.find(({name}) => name === 'ci.yml')?.workflow;
  const command = ci?.jobs.proof?.steps.find(({run}) => run?.endsWith('> changes.patch'))?.run ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'changes-'));
  const sh = (line: string) => execFileSync('bash', ['-c', line], {cwd: folder, encoding: 'utf8'});
  try {
    sh('git init -q && echo "*.patch" > .git/info/exclude && echo old > old.json && git add . ');
    sh(
      'git -c user.name=a -c user.email=a@b.c commit -qm first && echo new > old.json && echo new > new.json',
    );
    sh(command);
    expect(
      sh('git reset -q --hard && git clean -qfd && git apply changes.patch && cat old.json new.json'),
    ).toBe('new\nnew\n');
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
});
