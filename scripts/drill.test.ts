import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, vi} from 'vitest';

it(
  'An interrupted drill lets its step end its servers, and removes the copy',
  {timeout: 60_000},
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'drill-test-'));
    const [copy, started, ended] = ['copy', 'started', 'ended'].map((name) => path.join(folder, name)) as [
      string,
      string,
      string,
    ];
    const step = `touch ${started}; trap 'touch ${ended}; exit' INT; while true; do sleep 0.1; done`;
    const code = `
    import {mkdirSync} from 'node:fs';
    import {cleanUpWhenInterrupted, runIn} from './scripts/drill';
    mkdirSync('${copy}');
    cleanUpWhenInterrupted('${copy}');
    void runIn('${copy}', \`${step}\`);`;
    const drill = spawn('node_modules/.bin/tsx', ['-e', code], {stdio: 'inherit'});
    try {
      await vi.waitFor(() => expect(existsSync(started)).toBe(true), 30_000);
      drill.kill('SIGINT');
      expect(await once(drill, 'exit')).toEqual([130, null]);
      expect(existsSync(ended)).toBe(true);
      expect(existsSync(copy)).toBe(false);
    } finally {
      drill.kill('SIGKILL');
      rmSync(folder, {recursive: true, force: true});
    }
  },
);
