import type {Page} from '../page/model';
import {checkCommand} from '../reference/cli/check-command';
import type {References} from '../reference/references';
import {checkMember} from '../reference/sdk/check-member';
import {shellCommands} from '../shell/commands';
import type {Failure} from './outcome';

/** Checks what sentences mention: the commands (`cedra move test`) and the SDK's members (`cedra.getLedgerInfo`). */
export function proveInlineCode(page: Page, {cli, sdk}: References): Failure[] {
  return page.inlineCode.flatMap(({file, line, text}) => {
    const commands = shellCommands(text).filter(({words}) => words[0] === 'cedra');
    const problems = [
      ...commands.map(({words}) => checkCommand(words.slice(1), cli, true)),
      checkMember(text, sdk),
    ];
    return problems.flatMap((found) =>
      found ? [{file, line, problem: found.problem, ran: text, mend: found.mend}] : [],
    );
  });
}
