import {expect, it} from 'vitest';
import {alone, run} from './run';

it('a signal ends the command, and not only its shell', async () => {
  const signal = AbortSignal.timeout(500);
  const start = performance.now();
  await expect(run('sleep 20', {signal})).rejects.toThrow('aborted');
  expect(performance.now() - start).toBeLessThan(10_000);
});

it('a command runs in the shell of each system', () => {
  expect(alone('tsc', 'linux')).toBe('exec tsc');
  expect(alone('tsc', 'win32')).toBe('tsc');
});
