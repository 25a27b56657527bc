import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

interface WorkflowStep {
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

it('CI repairs merged changes after the proof, and commits them with the receipts', () => {
  const ci = workflows.find(({name}) => name === 'ci.yml')?.workflow;
  const commands = ci?.jobs.proof?.steps.flatMap(({run}) => (run ? [run.split(' --')[0]] : []));
  expect(commands).toEqual(['npm run check', 'npm run build:proven', 'npm run fix', 'git add']);
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
