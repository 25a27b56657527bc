import {describe, expect, it, vi} from 'vitest';
import {pageOf} from '../pages/test-page';
import {bashFence, classifier, dataFence, typescriptFence} from '../pages/tasks';
import type {Failure} from '../execution/outcome';
import type {DetailedPageOutcome} from '../execution/prove';
import {changesOf} from './mutations';
import {
  judgeMutants,
  type Mutant,
  type MutantRules,
  partFor,
  sampleMutants,
  scores,
  withChange,
} from './mutants';

const rules: MutantRules = {
  classify: classifier({fences: [bashFence(), typescriptFence, dataFence], manual: 'the manual'}),
  detectors: ({kind}) => (kind === 'bash' ? undefined : (other) => other.kind === kind),
};

function changed(lang: string, code: string, meta = {}): string[] {
  return changesOf({code, lang, meta}).map(({kind, after}) => `${kind}: ${after ?? ''}`);
}

describe('changes of a block', () => {
  it('increments and decrements numbers, also typed ones, but not below zero', () => {
    expect(changed('rust', 'let x = 100u64;')).toEqual([
      'number: let x = 101u64;',
      'number: let x = 99u64;',
      'line: ',
    ]);
    expect(changed('rust', 'x = 0;')).toContain('number: x = 1;');
    expect(changed('rust', 'x = 0;')).not.toContain('number: x = -1;');
  });

  it('replaces comparisons, boolean operators and truth values', () => {
    const found = changed('rust', 'if (a == b || c < d && !true) {');
    expect(found).toEqual([
      'operator: if (a != b || c < d && !true) {',
      'operator: if (a == b && c < d && !true) {',
      'operator: if (a == b || c <= d && !true) {',
      'operator: if (a == b || c < d || !true) {',
      'operator: if (a == b || c < d && !false) {',
      'line: ',
    ]);
  });

  it('does not mistake redirections of a script for comparisons', () => {
    expect(changed('bash', 'echo a > b').filter((each) => each.startsWith('operator'))).toEqual([]);
    expect(changed('bash', '[ $a -eq 1 ]')).toContain('operator: [ $a -ne 1 ]');
  });

  it('does not mistake the streams of a redirection for numbers', () => {
    expect(changed('bash', 'echo a > b 2> c 3>&1').filter((each) => each.startsWith('number'))).toEqual([]);
    expect(changed('bash', 'echo 2 > c')).toContain('number: echo 3 > c');
  });

  it('changes a letter of a string', () => {
    expect(changed('rust', 'const NAME: vector<u8> = b"Coral";')).toContain(
      'letter: const NAME: vector<u8> = b"Coqal";',
    );
  });

  it('removes a flag of a command, but keeps its value', () => {
    expect(changed('bash', 'git clone --depth 1')).toContain('flag: git clone  1');
  });

  it('changes the fixed text of an output, but not marked values', () => {
    const output = {output: true};
    expect(changed('text', 'Gas used: ‹12›', output)).toEqual([
      'letter: Gqs used: ‹12›',
      'letter: Gas usqd: ‹12›',
      'line: ',
    ]);
    expect(changed('text', '…', output)).toEqual([]);
    expect(changed('text', `0x${'ab'.repeat(32)}`, output)).toEqual([]);
  });

  it('removes no line next to a line …', () => {
    const left = changesOf({code: 'one\n…\ntwo\nthree', lang: 'text', meta: {output: true}})
      .filter(({kind}) => kind === 'line')
      .map(({before}) => before);
    expect(left).toEqual(['three']);
  });

  it('keeps a line that the project names', () => {
    const keepsLine = (lines: readonly string[], at: number): boolean => lines[at] === 'assert(a && b)';
    const kinds = (line: string): string[] =>
      changesOf({code: line, lang: 'ts', meta: {}}, keepsLine).map(({kind}) => kind);
    expect(kinds('assert(a && c)')).toEqual(['operator', 'line']);
    expect(kinds('assert(a && b)')).toEqual([]);
  });

  it('changes no comments, and no commands that end processes or delete files', () => {
    expect(changed('rust', '// costs 100')).toEqual([]);
    expect(changed('bash', '# wait 5 seconds')).toEqual([]);
    expect(changed('bash', 'kill 100')).toEqual([]);
    expect(changed('bash', 'rm -r data')).toEqual([]);
  });
});

const text = `
\`\`\`bash
echo 41
\`\`\`

\`\`\`text output
41
\`\`\`

\`\`\`ts
const answer = 42;
\`\`\`

\`\`\`json
{"answer": 42}
\`\`\`
`;

describe('a sample of mutants', () => {
  const page = pageOf(text);
  const shown = (seed: number): string[] =>
    sampleMutants([page], 5, seed, rules).map(({line, before, after}) => `${line} ${before} ${after}`);

  it('is the same for the same seed, and differs for other seeds', () => {
    expect(shown(1)).toEqual(shown(1));
    expect(shown(1)).not.toEqual(shown(2));
  });

  it('draws each change once, and ends when no changes remain', () => {
    const all = sampleMutants([page], 1000, 1, rules).map(({block, after}) => `${block.index} ${after}`);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(5);
  });

  it('changes one block in a copy of the page', () => {
    const before = structuredClone(page);
    const [mutant] = sampleMutants([page], 1, 7, rules).map(withChange);
    const codes = mutant?.blocks.map(({code}) => code);
    expect(codes?.filter((code, index) => code !== page.blocks[index]?.code)).toHaveLength(1);
    expect(page).toEqual(before);
  });

  it('changes the same line in the code with region marks', () => {
    const marked = pageOf('```toml title="a.toml"\n# region: a\nb = 1\n# endregion: a\n```\n');
    const texts = sampleMutants([marked], 100, 1, rules).map(
      (mutant) => withChange(mutant).blocks[0]?.marked,
    );
    expect(texts).toContain('# region: a\nb = 2\n# endregion: a');
  });
});

describe('the part of a page that can notice a change', () => {
  const page = pageOf(text);
  const languages = (index: number): string[] => partFor(page, index, rules).blocks.map(({lang}) => lang);

  it('is the whole page for a command and its output', () => {
    expect(languages(0)).toHaveLength(4);
    expect(languages(1)).toHaveLength(4);
  });

  it('is the tasks that the project names', () => {
    expect(languages(2)).toEqual(['ts']);
    expect(languages(3)).toEqual(['json']);
  });
});

describe('a failure of the network', () => {
  const page = pageOf(text);
  const external: Failure = {file: 'page.mdx', line: 1, problem: 'npm stalled', external: true};
  const proof = (...failures: Failure[]): DetailedPageOutcome => ({
    file: 'page.mdx',
    outcomes: [],
    failures,
    seconds: 0,
    comparisons: new Map(),
  });
  /** Judges mutants of a block; the first proof fails, and all others succeed. */
  const judged = async (index: number, count = 1): Promise<string[]> => {
    const prove = vi
      .fn<() => Promise<DetailedPageOutcome>>()
      .mockResolvedValue(proof())
      .mockResolvedValueOnce(proof(external));
    const isChanged = ({block, after}: Mutant): boolean => block.index === index && after !== undefined;
    const mutants = sampleMutants([page], 1000, 1, rules).filter(isChanged);
    const options = {rules, jobs: 1, deadline: Infinity, judged: () => undefined, prove};
    const verdicts = await judgeMutants(mutants.slice(0, count), options);
    return verdicts.map(({verdict}) => verdict);
  };

  it('kills no mutant when it ends the proof of the part that should detect the change', async () => {
    expect(await judged(3)).toEqual(['survived']);
  });

  it('in the proof of the unchanged page decides nothing about the next mutant', async () => {
    expect(await judged(1, 2)).toEqual(['undecided', 'survived']);
  });
});

describe('the score', () => {
  it('ignores equivalent and undecided mutants', () => {
    const [mutant] = sampleMutants([pageOf(text)], 1, 1, rules) as [Mutant];
    const verdicts = (['killed', 'survived', 'equivalent', 'undecided'] as const).map((verdict) => ({
      mutant,
      verdict,
    }));
    expect(scores(verdicts, () => 'all')).toEqual([{name: 'all', killed: 1, total: 2}]);
  });
});
