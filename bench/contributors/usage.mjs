// Preload: when a Node process ends, leaves in the folder `BENCH_USAGE` what it has used, all its threads together.
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {isMainThread} from 'node:worker_threads';

const folder = process.env.BENCH_USAGE;
if (folder && isMainThread) {
  process.on('exit', () => {
    const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
    const usage = {cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, bytes: maxRSS * 1024};
    writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(usage));
  });
}
