import pc from 'picocolors';

import type {PageOutcome} from '../run/outcome';

/** The last line of a run. */
export function formatSummary(pages: readonly PageOutcome[], seconds: number): string {
  const outcomes = pages.flatMap((page) => page.outcomes);
  const failures =
    pages.reduce((sum, page) => sum + page.failures.length, 0) +
    outcomes.reduce((sum, each) => sum + each.failures.length, 0);
  const unproven = outcomes.filter(({level, failures: own}) => level === 'unproven' && own.length === 0);
  const time = `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
  const counts = `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}, ${outcomes.length} blocks, ${unproven.length} unproven, ${time}`;
  if (failures > 0)
    return pc.red(pc.bold(`${failures} ${failures === 1 ? 'failure' : 'failures'}: ${counts}`));
  return pc.green(pc.bold(`Proven: ${counts}`));
}
