// `index.ts` loads this file into each Node.js process of a build. On exit, it writes the process's CPU time and peak
// memory to a file in the folder `BENCH_USAGE`.
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {isMainThread} from 'node:worker_threads';

if (process.env.BENCH_USAGE && isMainThread) {
  process.on('exit', () => {
    const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
    const usage = {cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, gigabytes: (maxRSS * 1024) / 1e9};
    writeFileSync(join(process.env.BENCH_USAGE, `${process.pid}.json`), JSON.stringify(usage));
  });
}
