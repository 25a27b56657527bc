import type {Printed} from '../environment/terminal';
import {blockFailure, type Failure, type Outcome, type PageContext} from '../outcome';
import {applyBindings, compareOutput, normalise, recordComparison} from '../output';
import type {Block} from '../../markdown/page';
import {checkCommand, checkConfirmation, type CommandProblem} from '../reference/check-command';
import type {CliReference} from '../../lib/cli';
import {
  assignedTexts,
  checkAddresses,
  checkProgram,
  otherVersions,
  unassigned,
} from '../reference/check-program';
import type {References} from '../reference/load';
import type {Task} from '../../markdown/tasks';
import {shellCommands} from './shell';

/** Runs a block's commands and compares their output with the output block that follows, if any. */
export async function proveBash(
  {block, fails, output}: {block: Block; fails: boolean; output?: Block},
  page: PageContext,
): Promise<Outcome[]> {
  const failures = commandFailures(block, page);
  const outcomes: Outcome[] = [{block, level: 'ran', failures}];
  const compared: Failure[] = [];
  if (output) outcomes.push({block: output, level: 'ran', failures: compared});
  // Running a command that the command tree rejects would only repeat the failure.
  if (failures.length > 0 && !fails) return outcomes;
  if (fails) failures.length = 0;
  const printed = await page.files.during(block.code, () =>
    page.terminal.run(applyBindings(block.code, page.bindings)),
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
      ...recordComparison(output, page, (shown, bindings) =>
        compareOutput(shown, printed, ran, bindings, fails),
      ),
    );
  }
  return outcomes;
}

/** Checks the commands of a block that is not run against the command tree. */
export function proveCommands(
  {block, why, otherNetwork}: {block: Block; why: string; otherNetwork?: Block},
  page: Pick<PageContext, 'references'>,
): Outcome[] {
  const failures = commandFailures(block, page);
  if (otherNetwork && forAnyNetwork(otherNetwork.code) !== forAnyNetwork(block.code)) {
    failures.push(
      blockFailure(block, 'the devnet and testnet tabs differ in more than the network', {
        expected: forAnyNetwork(otherNetwork.code),
        got: forAnyNetwork(block.code),
        hint: 'Only the network name and the addresses of its services may differ.',
      }),
    );
  }
  return [{block, level: 'checked', note: why, failures}];
}

/** Replaces the parts of commands that differ between networks. */
function forAnyNetwork(code: string): string {
  return code
    .replace(/\bhttps:\/\/(?:dev)?faucet-api\.cedra\.dev\b/g, '<faucet>')
    .replace(/\bhttps:\/\/graphql(?:-devnet)?\.cedra\.dev\b/g, '<indexer>')
    .replace(/\bhttps:\/\/(?:devnet|testnet)\.cedra\.dev\b/g, '<node>')
    .replace(/\b(?:devnet|testnet)\b/g, '<network>');
}

/** Checks the programs and versions in the scripts of a page, and in scripts that are not run also variables and addresses. */
export function proveScripts(tasks: readonly Task[], {cli, sdk}: Pick<References, 'cli' | 'sdk'>): Outcome[] {
  const blocks = tasks
    .filter(({kind}) => kind === 'bash' || kind === 'commands')
    .map(({kind, block}) => ({block, runs: kind === 'bash'}));
  const scripts = blocks.map(({block}) => block.code);
  const assigned = assignedTexts(scripts);
  return blocks.map(({block, runs}) => {
    const variables = new Map([...assigned, ...assignedTexts([block.code])]);
    const failures = [
      ...(block.lang === 'bash' ? shellCommands(block.code) : []).flatMap(({words, line}) => {
        const problem = checkProgram(words) ?? (runs ? checkConfirmation(words, cli) : undefined);
        return problem ? [{...problem, line}] : [];
      }),
      ...(runs
        ? []
        : [
            ...unassigned(block.code, scripts).map((name) => ({
              problem: `nothing on this page assigns \`$${name}\``,
              hint: 'Assign it first, or correct its name.',
              line: undefined,
            })),
            ...checkAddresses(block.code, variables),
          ]),
      ...otherVersions(block.code, variables, sdk),
    ].map(({problem, hint, line}) => blockFailure(block, problem, {hint}, line));
    return {block, level: 'written', failures};
  });
}

/** Checks a block's `cedra …` commands against the command tree. */
export function commandFailures(block: Block, {references}: Pick<PageContext, 'references'>): Failure[] {
  return checkScript(block.code, references.cli).problems.map(({problem, hint, line, command}) =>
    blockFailure(block, problem, {ran: command, hint}, line),
  );
}

function failedCommand(block: Block, printed: Printed, page: PageContext): Failure {
  const died = page.localnet.died();
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

interface ScriptCheck {
  /** How many `cedra …` commands the script has. */
  commands: number;
  /** Each with its line in the script, from 0. */
  problems: (CommandProblem & {line: number; command: string})[];
}

/** Checks every `cedra …` command of a script against the command tree. */
export function checkScript(script: string, tree: CliReference): ScriptCheck {
  const check: ScriptCheck = {commands: 0, problems: []};
  for (const {words, line} of shellCommands(script)) {
    const at = words.findIndex((word) => /(^|\/)cedra$/.test(word));
    // `cedra` also occurs as a value: only as the command, or after a wrapper such as `npx` or `env`.
    if (at < 0 || !words.slice(0, at).every((word) => /^(npx|env|exec|nohup|sudo|-\S*|\w+=.*)$/.test(word)))
      continue;
    check.commands += 1;
    const problem = checkCommand(words.slice(at + 1), tree);
    if (problem) check.problems.push({...problem, line, command: words.join(' ')});
  }
  return check;
}
