import type { Page } from '../page/model';
import { checkCommand } from '../reference/cli/check-command';
import type { CliReference } from '../reference/cli/model';
import { shellCommands } from '../shell/commands';
import type { Failure } from './outcome';

/** Checks the commands that sentences mention: `cedra move test`. */
export function proveInlineCode(page: Page, tree: CliReference): Failure[] {
  const failures: Failure[] = [];
  for (const { file, line, text } of page.inlineCode) {
    for (const { words } of shellCommands(text)) {
      if (words[0] !== 'cedra') continue;
      const problem = checkCommand(words.slice(1), tree, true);
      if (problem) failures.push({ file, line, problem: problem.problem, ran: text, mend: problem.mend });
    }
  }
  return failures;
}
