import {defineLanguage, type Language, type PageContext} from '../execution/language';
import {blockFailure, type Failure, type Outcome} from '../execution/outcome';
import {insertCaptured, compareOutput, normalise, recordComparison, wholeOutput} from '../execution/output';
import type {Printed} from '../execution/terminal';
import type {Block} from '../pages/page';
import type {Task} from '../pages/tasks';
import {shellCommands} from './shell';

/**
 * Bash: blocks run in the page's terminal, and their output is compared with the output block that follows, if any.
 * @param checkBlock checks the commands of a block before they run, or instead; a failure keeps them from running
 */
export const bash = (checkBlock: (block: Block) => Failure[] = () => []): Language =>
  defineLanguage({
    acts: ({kind}) => kind === 'bash',
    preview: (tasks) =>
      tasks
        .filter((task) => task.kind === 'bash' && !task.fails)
        .map(({block}) => ({block, level: 'written', failures: checkBlock(block)})),
    run(task, page) {
      if (task.kind === 'bash') return proveBash(task, checkBlock(task.block), page);
      if (task.kind !== 'commands') return [];
      return [{block: task.block, level: 'checked', note: task.why, failures: checkBlock(task.block)}];
    },
  });

async function proveBash(
  {block, fails, output}: Extract<Task, {kind: 'bash'}>,
  failures: Failure[],
  page: PageContext,
): Promise<Outcome[]> {
  const outcome: Outcome = {block, level: 'ran', failures};
  const outcomes = [outcome];
  const compared: Failure[] = [];
  if (output) outcomes.push({block: output, level: 'ran', failures: compared});
  // Running a command that a check rejects would only repeat the failure.
  if (failures.length > 0 && !fails) return outcomes;
  if (fails) failures.length = 0;
  const printed = await page.files.during(block.code, () =>
    page.terminal.run(insertCaptured(block.code, page.captured)),
  );
  const ran = block.code;
  const got = normalise(printed.ended === 'output' ? printed.both.slice(0, 1000) : printed.both);
  if (printed.ended === 'output') {
    failures.push(blockFailure(block, 'the commands print endlessly', {ran, got}));
  } else if (printed.ended === 'time') {
    const usesNpm = shellCommands(block.code).some(({words: [program = '']}) => /^(npm|npx)$/.test(program));
    const problem = usesNpm
      ? 'npm did not finish within four minutes: the network or the registry stalled'
      : 'the commands did not finish within four minutes';
    failures.push(
      blockFailure(block, problem, {
        ran,
        got,
        ...(usesNpm ? {external: true} : {}),
        hint: usesNpm
          ? "This is most likely not the page's fault: prove the page again."
          : 'A command that waits for input or never ends cannot be run here. End it, put it in the background with `&`, or mark the block checked="why".',
      }),
    );
  } else if (fails && printed.code === 0) {
    failures.push(
      blockFailure(block, 'this block is marked `fails`, but every command succeeded', {
        ran,
        got,
        hint: 'Remove `fails`, or make the mistake that the page describes.',
      }),
    );
  } else if (fails && !output) {
    failures.push(
      blockFailure(block, 'a `fails` block is not followed by its error', {
        ran,
        got,
        hint: 'Add a ```text output block with the error right after it.',
      }),
    );
  } else if (!fails && printed.code !== 0) {
    failures.push(failedCommand(block, printed, page));
  } else if (output) {
    compared.push(
      ...recordComparison(output, page, (shown, captured) =>
        compareOutput(shown, printed, ran, captured, fails),
      ),
    );
  }
  const whole = wholeOutput(printed.both, output, page);
  if (whole !== undefined) outcome.printed = whole;
  return outcomes;
}

function failedCommand(block: Block, printed: Printed, page: PageContext): Failure {
  const died = page.died();
  const network = /\b(?:ETIMEDOUT|ECONNRESET|ECONNREFUSED|EAI_AGAIN|ENOTFOUND|ERR_SOCKET_TIMEOUT)\b/.exec(
    printed.both,
  );
  const missing = /(?:line \d+: )?([\w.-]+): command not found/.exec(printed.stderr)?.[1];
  return blockFailure(block, died ?? `a command ended with exit code ${printed.code}`, {
    ran: block.code,
    got: normalise(printed.both) || '(nothing was printed)',
    ...(died !== undefined || network ? {external: true} : {}),
    hint: died
      ? "This is not the page's fault: prove it again, and read the log if it happens twice."
      : network
        ? `The network failed (${network[0]}), most likely not the page: prove it again.`
        : missing
          ? `\`${missing}\` is not installed here. Use something else, or mark the block checked="needs ${missing}".`
          : 'Fix the command or the file it uses. If it is meant to fail, write ```bash fails and show the error.',
  });
}
