// Set-up of the unit tests and the browser tests: a temporary folder for one run, in which the tests must leave nothing.
import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** Caches that tools keep from run to run. */
const TOOL_CACHE = /^(?:tsx-\d+|node-jiti|node-compile-cache|playwright-transform-cache(?:-\d+)?)$/;

/**
 * Makes the folder, and lets this process and those that it starts use it.
 * @returns the end of the run: removes the folder, and throws an Error with the names of what was left in it
 */
export default function ownTemporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'cedra-docs-'));
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  const remove = () => rmSync(folder, {recursive: true, force: true, maxRetries: 10});
  // Also when the run is interrupted. First, because a listener of Vitest ends the process at once.
  process.prependOnceListener('exit', remove);
  for (const [name, code] of [
    ['SIGHUP', 129],
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    // After Ctrl+C, Playwright ends its own processes first.
    if (process.listenerCount(name) === 0) process.once(name, () => process.exit(code));
  return () => {
    const left = readdirSync(folder).filter((name) => !TOOL_CACHE.test(name));
    remove();
    if (left.length === 0) return;
    throw new Error(
      `Tests left ${left.length} entries in the temporary folder: ${left.slice(0, 20).join(', ')}. ` +
        'A test removes what it has made, also when it fails: onTestFinished(() => rmSync(folder, {recursive: true})).',
    );
  };
}
