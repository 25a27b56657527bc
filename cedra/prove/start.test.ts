import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {checkAccessTimes} from './start';

const folder = mkdtempSync(join(tmpdir(), 'start-test-'));
afterAll(() => rmSync(folder, {recursive: true}));

it('a run starts only where the file system records when a file was read', () => {
  expect(() => checkAccessTimes(folder)).not.toThrow();
  const unrecorded = (): void => undefined;
  expect(() => checkAccessTimes(folder, unrecorded)).toThrow(/noatime.*TMPDIR=\/dev\/shm/s);
});
