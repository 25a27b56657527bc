import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, {permissions?: Record<string, string>; 'timeout-minutes'?: number; steps: Step[]}>;
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
      expect(['{}', '{"contents":"read"}', '{"pages":"write","id-token":"write"}']).toContain(
        JSON.stringify(permissions),
      );
    }
  });

  it('pins actions by hash, with the version in a comment', () => {
    for (const {uses} of steps) if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    expect(text.match(/uses: \S+(?! +# v\d)\s*$/gm)).toBeNull();
  });

  it('stores no credentials, interpolates no event data into scripts, and has timeouts', () => {
    for (const {uses, with: options} of steps) {
      if (uses?.startsWith('actions/checkout')) expect(options?.['persist-credentials']).toBe(false);
    }
    for (const {run = ''} of steps) expect(run).not.toContain('${{');
    for (const job of jobs) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });
});
