import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {reportFolder} from '../paths';
import type {PageOutcome} from '../run/outcome';

/** Writes the machine-readable report of a run and returns its path. */
export function writeReport(pages: readonly PageOutcome[], tools: string, seconds: number): string {
  mkdirSync(reportFolder, {recursive: true});
  const path = join(reportFolder, 'report.json');
  const report = {
    tools,
    date: new Date().toISOString(),
    seconds: Math.round(seconds),
    pages: pages.map(({file, outcomes, failures, seconds: time}) => ({
      file,
      seconds: Number(time.toFixed(1)),
      failures,
      blocks: outcomes.map(({block, level, note, failures: own}) => ({
        file: block.file,
        line: block.line,
        lang: block.lang,
        hash: block.hash,
        level,
        note,
        failures: own,
      })),
    })),
  };
  writeFileSync(path, `${JSON.stringify(report, null, 2)}\n`);
  return path;
}
