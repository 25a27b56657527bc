import type {MutantRules, Mutant} from '@cedra-docs/proof';
import type {Task} from '@cedra-docs/proof/build';
import {classify} from '../pages/tasks';

export const mutantRules: MutantRules = {classify, keepsLine: isTestAssertion, detectors, equivalence};

const isStatic = ({kind}: Task): boolean => ['commands', 'data', 'graphql'].includes(kind);

const isMove = ({kind, block: {lang}}: Task): boolean =>
  kind === 'move' || (kind === 'file' && lang === 'move');

/** Queries, data and commands that are only checked need no localnet, and Move fragments need only the page's Move. */
function detectors(task: Task): ((other: Task) => boolean) | undefined {
  if (isStatic(task)) return isStatic;
  return task.kind === 'move' ? isMove : undefined;
}

/** Whether a line is a complete assertion in a Move function with the attribute `#[test]`. */
function isTestAssertion(lines: readonly string[], at: number): boolean {
  return /^\s*assert!\(.*\);$/.test(lines[at] ?? '') && isInTest(lines, at);
}

/** Whether a line is in a Move function with the attribute `#[test]`. */
function isInTest(lines: readonly string[], at: number): boolean {
  let head = at;
  while (head > 0 && !/\bfun \w+/.test(lines[head] ?? '')) head -= 1;
  let first = head;
  while (first > 0 && /^\s*(?:#\[|\/\/)/.test(lines[first - 1] ?? '')) first -= 1;
  return lines.slice(first, head).some((line) => /#\[test\b/.test(line));
}

/** Why an undetected change leaves the page correct; undefined when it does not. README.md lists the rules. */
function equivalence(mutant: Mutant): string | undefined {
  return equivalences.find(({holds}) => holds(mutant))?.reason;
}

const equivalences: readonly {reason: string; holds: (mutant: Mutant) => boolean}[] = [
  {
    reason: 'this code never runs, and the compiler says the same about it',
    holds: ({block: {lang, meta}, kind}) =>
      lang === 'move' && meta.fails !== undefined && (kind === 'number' || kind === 'letter'),
  },
  {
    reason: 'the remaining commands do what the page says, and the page shows no output of the removed one',
    holds: ({page, block, kind, line, before}) => {
      const above = block.code.split('\n')[line - 1] ?? '';
      const isWhole =
        /^\S/.test(before) && ![above, before].some((each) => /(?:\\|\||&&|\bdo|\{|\()$/.test(each));
      const showsOutput = page.blocks[block.index + 1]?.meta.output === true;
      // The run provides the SDK, so a page passes without the command that installs it.
      const prepares = /^npm (?:install|pkg) /.test(before);
      return kind === 'line' && block.lang === 'bash' && isWhole && !showsOutput && !prepares;
    },
  },
];
