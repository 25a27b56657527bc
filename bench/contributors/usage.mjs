// Preload: when a Node process ends, leaves in the folder `BENCH_USAGE` what it has used, all its threads together.
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {isMainThread} from 'node:worker_threads';

/** Linux counts into `maxRSS` what the parent held when it started the process; this it does not. In kilobytes. */
function peakOnLinux() {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
  } catch {
    return NaN;
  }
}

const folder = process.env.BENCH_USAGE;
if (folder && isMainThread) {
  process.on('exit', () => {
    const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
    const usage = {cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, bytes: (peakOnLinux() || maxRSS) * 1024};
    writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(usage));
  });
}
