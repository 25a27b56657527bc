// No package of npm or Debian judges the security of workflows, so these are the rules that matter most.
import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

interface Job {
  if?: string;
  permissions?: Record<string, string>;
  steps: {uses?: string; run?: string; with?: Record<string, unknown>}[];
}

const FOLDER = '.github/workflows';

describe.each(readdirSync(FOLDER))('the workflow %s', (name) => {
  const {permissions, jobs} = parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as {
    permissions?: Record<string, string>;
    jobs: Record<string, Job>;
  };
  const all = Object.values(jobs);

  it('pins actions by hash, stores no credentials, and puts no event data into scripts', () => {
    for (const {uses, run, with: options} of all.flatMap(({steps}) => steps)) {
      if (uses && !uses.startsWith('./')) expect(uses).toMatch(/@[0-9a-f]{40}$/);
      if (uses?.startsWith('actions/checkout') && options?.['persist-credentials'] !== false)
        expect(all.find(({steps}) => steps.some((step) => step.with === options))?.permissions).toEqual({
          contents: 'write',
        });
      expect(run ?? '').not.toContain('${{');
    }
  });

  it('gives write tokens only to jobs that run no code of a pull request', () => {
    expect(permissions).toEqual({contents: 'read'});
    for (const job of all.filter((each) => each.permissions)) {
      expect(job.if).toBe(job.permissions?.issues ? 'failure()' : "github.event_name == 'push'");
      for (const {uses, run} of job.steps) {
        expect(uses).not.toBe('./.github/actions/setup');
        if (run) expect(run).toMatch(/^scripts\/ci\/(?:record-changes|report-nightly)\.sh /);
      }
    }
  });
});
