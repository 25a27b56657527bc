import type {Block, Page, Task} from '@cedra-docs/proof/build';
import {
  blockFailure,
  defineLanguage,
  type Failure,
  type Language,
  type Outcome,
  shellCommands,
} from '@cedra-docs/proof';
import type {CliReference} from '../cli/model';
import {checkCommand, checkConfirmation, checkScript} from '../cli/check';
import {checkMember, type SdkReference} from '../sdk/check';
import {assignedTexts, checkAddresses, isRestOfLine, otherVersions, unassigned} from './check';

interface References {
  cli: CliReference;
  sdk: SdkReference;
}

/** Commands of the Cedra CLI, in scripts and in sentences, and members of the SDK in sentences. */
export const commands = (references: References): Language =>
  defineLanguage({
    check: (tasks) => proveScripts(tasks, references),
    checkSentences: (page) => proveInlineCode(page, references),
    run: (task, _, earlier) => (task.kind === 'commands' ? [compareNetworks(task, earlier)] : []),
  });

type Commands = Extract<Task, {kind: 'commands'}>;

/** Compares the commands of two tabs for devnet and testnet: they may differ in the network only. */
export function compareNetworks(task: Commands, earlier: readonly Task[]): Outcome {
  const {block} = task;
  const other = otherNetworkTab(task, earlier);
  const failures =
    other && forAnyNetwork(other.code) !== forAnyNetwork(block.code)
      ? [
          blockFailure(block, 'the devnet and testnet tabs differ in more than the network', {
            expected: forAnyNetwork(other.code),
            got: forAnyNetwork(block.code),
            hint: 'Only the network name and the addresses of its services may differ.',
          }),
        ]
      : [];
  return {block, level: 'checked', failures};
}

/** The block of the previous tab, when the two tabs are for devnet and testnet. */
function otherNetworkTab({why}: Commands, earlier: readonly Task[]): Block | undefined {
  const proven = earlier.filter(({kind}) => kind !== 'unproven');
  const before = proven.pop();
  if (before?.kind !== 'commands' || otherNetworkTab(before, proven)) return undefined;
  const networks = [before.why, why];
  return networks.includes('devnet') && networks.includes('testnet') ? before.block : undefined;
}

/** Replaces the parts of commands that differ between networks. */
function forAnyNetwork(code: string): string {
  return code
    .replace(/\bhttps:\/\/(?:dev)?faucet-api\.cedra\.dev\b/g, '<faucet>')
    .replace(/\bhttps:\/\/graphql(?:-devnet)?\.cedra\.dev\b/g, '<indexer>')
    .replace(/\bhttps:\/\/(?:devnet|testnet)\.cedra\.dev\b/g, '<node>')
    .replace(/\b(?:devnet|testnet)\b/g, '<network>');
}

/** Checks the versions in the scripts of a page, and in scripts that are not run also variables and addresses. */
function proveScripts(tasks: readonly Task[], {cli, sdk}: References): Outcome[] {
  const blocks = tasks
    .filter(({kind}) => kind === 'bash' || kind === 'commands')
    .map(({kind, block}) => ({block, runs: kind === 'bash'}));
  const scripts = blocks.map(({block}) => block.code);
  const assigned = assignedTexts(scripts);
  return blocks.map(({block, runs}) => {
    const variables = new Map([...assigned, ...assignedTexts([block.code])]);
    const failures = [
      ...(block.lang === 'bash' ? shellCommands(block.code) : []).flatMap((command) => {
        const {words, line} = command;
        if (isRestOfLine(words))
          return [
            {
              problem: `unknown program \`${words[0]}\``,
              hint: 'Join the line with the command it belongs to.',
              line,
            },
          ];
        const problem = runs || words[1] === 'init' ? checkConfirmation(command, cli) : undefined;
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
export function commandFailures(block: Block, cli: CliReference): Failure[] {
  return checkScript(block.code, cli).problems.map(({problem, hint, line, command}) =>
    blockFailure(block, problem, {ran: command, hint}, line),
  );
}

/** Checks commands (`cedra move test`) and SDK members (`cedra.getLedgerInfo`) in sentences. */
function proveInlineCode(page: Page, {cli, sdk}: References): Failure[] {
  return page.inlineCode.flatMap(({file, line, text}) => {
    const inText = shellCommands(text).filter(({words}) => words[0] === 'cedra');
    const problems = [
      ...inText.map(({words}) => checkCommand(words.slice(1), cli, true)),
      checkMember(text, sdk),
    ];
    return problems.flatMap((found) =>
      found ? [{file, line, problem: found.problem, ran: text, hint: found.hint}] : [],
    );
  });
}
