import type {MutantRules, Mutant} from '@packages/proof';
import type {Task} from '@packages/proof/build';
import {classify} from '../markdown/pages/tasks';

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
    reason: 'either limit is larger than the result, and an example may have any limit',
    holds: ({block, before, after = ''}) =>
      ['graphql', 'ts'].includes(block.lang) && withoutLimit(before) === withoutLimit(after),
  },
  {
    reason: 'an output may show the result of a transaction without this message',
    holds: ({block, kind, before}) =>
      kind === 'line' && block.meta.output === true && before.startsWith('Transaction submitted: '),
  },
  {
    reason: 'a deadline may be any later time',
    holds: ({before, after = ''}) => withoutDelay(before) === withoutDelay(after),
  },
  {
    reason: 'all addresses of the network 127 are the same machine',
    holds: ({before, after = ''}) => withoutLoopback(before) === withoutLoopback(after),
  },
  {
    reason: 'an error may have any number that no other error of the block has',
    holds: ({block, before, after}) => {
      const other = errorNumber.exec(after ?? '')?.[1];
      const taken = block.code.split('\n').map((line) => errorNumber.exec(line)?.[1]);
      return errorNumber.test(before) && other !== undefined && !taken.includes(other);
    },
  },
  {
    reason: 'a unit test may give its object any name that nothing else on the page mentions',
    holds: ({page, block: {code, lang}, kind, line, before, after}) => {
      const name = lang === 'move' && kind === 'letter' ? changedString(before, after) : undefined;
      if (name === undefined || !isInTest(code.split('\n'), line)) return false;
      return (
        page.blocks
          .map((each) => each.code)
          .join('\n')
          .split(name).length === 2
      );
    },
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

/** The byte string of which a letter changes between two versions of a line. */
function changedString(before: string, after: string | undefined): string | undefined {
  const strings = (line = ''): string[] => [...line.matchAll(/b"([^"]*)"/g)].map(([, text = '']) => text);
  const others = strings(after);
  return strings(before).find((text, at) => text !== others[at]);
}

const withoutDelay = (line: string): string =>
  line.replace(/(?<=\b(?:date \+%s|Date\.now\(\) \/ 1000)\) \+ )\d+/g, '');

const withoutLoopback = (line: string): string => line.replace(/\b127(?:\.\d+){3}\b/g, '127.0.0.1');

const withoutLimit = (line: string): string => line.replace(/\blimit: \d+/, '').trim();

const errorNumber = /^\s*const E\w+: u64 = (\d+);/;
