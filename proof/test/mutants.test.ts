import {describe, expect, it, vi} from 'vitest';
import {changesOf} from '../mutations';
import {equivalence, judgeMutants, partFor, sampleMutants, scores, withChange, type Mutant} from '../mutants';
import type {Failure} from '../outcome';
import type {PageProof} from '../prove';
import {pageOf} from '../../markdown/page-of';

function changed(lang: string, code: string, meta = {}): string[] {
  return changesOf({code, lang, meta}).map(({kind, after}) => `${kind}: ${after ?? ''}`);
}

describe('changes of a block', () => {
  it('increments and decrements numbers, also typed ones, but not below zero', () => {
    expect(changed('move', 'let x = 100u64;')).toEqual([
      'number: let x = 101u64;',
      'number: let x = 99u64;',
      'line: ',
    ]);
    expect(changed('move', 'x = 0;')).toContain('number: x = 1;');
    expect(changed('move', 'x = 0;')).not.toContain('number: x = -1;');
  });

  it('replaces comparisons, boolean operators and truth values', () => {
    const found = changed('move', 'if (a == b || c < d && !true) {');
    expect(found).toEqual([
      'operator: if (a != b || c < d && !true) {',
      'operator: if (a == b && c < d && !true) {',
      'operator: if (a == b || c <= d && !true) {',
      'operator: if (a == b || c < d || !true) {',
      'operator: if (a == b || c < d && !false) {',
      'line: ',
    ]);
  });

  it('does not take redirections of a script for comparisons', () => {
    expect(changed('bash', 'echo a > b').filter((each) => each.startsWith('operator'))).toEqual([]);
    expect(changed('bash', '[ $a -eq 1 ]')).toContain('operator: [ $a -ne 1 ]');
  });

  it('does not take the streams of a redirection for numbers', () => {
    expect(changed('bash', 'echo a > b 2> c 3>&1').filter((each) => each.startsWith('number'))).toEqual([]);
    expect(changed('bash', 'echo 2 > c')).toContain('number: echo 3 > c');
  });

  it('changes a letter of a string', () => {
    expect(changed('move', 'const NAME: vector<u8> = b"Cedra";')).toContain(
      'letter: const NAME: vector<u8> = b"Ceqra";',
    );
  });

  it('removes a flag of a command, but keeps its value', () => {
    expect(changed('bash', 'cedra init --network local')).toContain('flag: cedra init  local');
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

  it('removes assertions of functions, but not those of unit tests', () => {
    const code = (attribute: string): string =>
      `${attribute}\n// Why\nfun f() {\n    let x = a();\n    assert!(x == y, E);\n}`;
    expect(changed('move', code('#[view]')).filter((each) => each === 'line: ')).toHaveLength(4);
    expect(changed('move', code('#[test]')).filter((each) => each === 'line: ')).toHaveLength(3);
    expect(changed('move', code('#[test]'))).toContain('operator:     assert!(x != y, E);');
    const both = code('#[test]').replace('x == y', 'x && y');
    expect(changed('move', both).filter((each) => each.startsWith('operator'))).toEqual([]);
    expect(changed('move', both.replace('#[test]', '#[view]'))).toContain(
      'operator:     assert!(x || y, E);',
    );
  });

  it('changes no comments, and no commands that end processes or delete files', () => {
    expect(changed('move', '// costs 100')).toEqual([]);
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

\`\`\`move
const ANSWER: u64 = 42;
\`\`\`

\`\`\`json
{"answer": 42}
\`\`\`
`;

describe('a sample of mutants', () => {
  const page = pageOf(text);
  const shown = (seed: number): string[] =>
    sampleMutants([page], 5, seed).map(({line, before, after}) => `${line} ${before} ${after}`);

  it('is the same for the same seed, and another one for another seed', () => {
    expect(shown(1)).toEqual(shown(1));
    expect(shown(1)).not.toEqual(shown(2));
  });

  it('draws each change once, and ends when there are no more', () => {
    const all = sampleMutants([page], 1000, 1).map(({block, after}) => `${block.index} ${after}`);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(5);
  });

  it('changes one block in a copy of the page', () => {
    const before = structuredClone(page);
    const [mutant] = sampleMutants([page], 1, 7).map(withChange);
    const codes = mutant?.blocks.map(({code}) => code);
    expect(codes?.filter((code, index) => code !== page.blocks[index]?.code)).toHaveLength(1);
    expect(page).toEqual(before);
  });

  it('changes the same line in the code with region marks', () => {
    const marked = pageOf('```toml title="a.toml"\n# region: a\nb = 1\n# endregion: a\n```\n');
    const texts = sampleMutants([marked], 100, 1).map((mutant) => withChange(mutant).blocks[0]?.marked);
    expect(texts).toContain('# region: a\nb = 2\n# endregion: a');
  });
});

describe('the part of a page that can notice a change', () => {
  const page = pageOf(text);
  const languages = (index: number): string[] => partFor(page, index).blocks.map(({lang}) => lang);

  it('is the whole page for a command and its output', () => {
    expect(languages(0)).toHaveLength(4);
    expect(languages(1)).toHaveLength(4);
  });

  it('is the Move fragments for a fragment, and the data for data', () => {
    expect(languages(2)).toEqual(['move']);
    expect(languages(3)).toEqual(['json']);
  });

  it('is the Move fragments and the Move files for a fragment beside files', () => {
    const withFile = pageOf(`${text}\n\`\`\`move title="sources/a.move"\nmodule 0x1::a {}\n\`\`\`\n`);
    expect(partFor(withFile, 2).blocks.map(({lang}) => lang)).toEqual(['move', 'move']);
  });
});

describe('an equivalent change', () => {
  /** The reason of the change that turns a line of the first block into `after`. */
  const reason = (source: string, before: string, after: string | undefined): string | undefined => {
    const page = pageOf(source);
    const [block] = page.blocks as [Mutant['block']];
    const line = block.code.split('\n').indexOf(before);
    const change = changesOf(block).find((each) => each.line === line && each.after === after);
    if (!change) throw new Error(`no change of ${before} to ${after}`);
    return equivalence({page, block, ...change});
  };
  const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;

  it('is a literal in code that must not compile, and no other change of it', () => {
    const failing = fence('move fails="undeclared"', 'let x = 1;\nlet y = b"ab";\nlet z = a && b;');
    expect(reason(failing, 'let x = 1;', 'let x = 2;')).toContain('never runs');
    expect(reason(failing, 'let y = b"ab";', 'let y = b"aq";')).toContain('never runs');
    expect(reason(failing, 'let z = a && b;', 'let z = a || b;')).toBeUndefined();
    expect(reason(failing, 'let x = 1;', undefined)).toBeUndefined();
    expect(reason(fence('move', 'let x = 1;'), 'let x = 1;', 'let x = 2;')).toBeUndefined();
  });

  it('is another limit of a query, or none, and no other number', () => {
    const query = fence(
      'graphql',
      '{\n  events(\n    where: { a: { _gt: 1 } }\n    limit: 25\n  ) { data }\n}',
    );
    expect(reason(query, '    limit: 25', '    limit: 24')).toContain('limit');
    expect(reason(query, '    limit: 25', undefined)).toContain('limit');
    expect(reason(query, '    where: { a: { _gt: 1 } }', '    where: { a: { _gt: 2 } }')).toBeUndefined();
    expect(reason(query, '    where: { a: { _gt: 1 } }', undefined)).toBeUndefined();
    const program = fence('ts', 'const query = `{ events(limit: 25) { data } }`;\nlet limit = 25;');
    expect(
      reason(
        program,
        'const query = `{ events(limit: 25) { data } }`;',
        'const query = `{ events(limit: 24) { data } }`;',
      ),
    ).toContain('limit');
    expect(reason(program, 'let limit = 25;', 'let limit = 24;')).toBeUndefined();
  });

  it('is a removed message of a transaction in an output, and no other removed line of it', () => {
    const output = fence('text output', 'Transaction submitted: https://a\n{\n  "a": 1\n}');
    expect(reason(output, 'Transaction submitted: https://a', undefined)).toContain('this message');
    expect(reason(output, '  "a": 1', undefined)).toBeUndefined();
  });

  it('is another deadline after the current time', () => {
    const script = fence('bash', 'call u64:$(($(date +%s) + 60))\ncall u64:$((6 + 60))');
    const [deadline, sum] = ['call u64:$(($(date +%s) + 60))', 'call u64:$((6 + 60))'];
    expect(reason(script, deadline, deadline.replace('60', '61'))).toContain('deadline');
    expect(reason(script, sum, sum.replace('60', '61'))).toBeUndefined();
    const expiry = 'const expiry = Math.floor(Date.now() / 1000) + 60;';
    expect(reason(fence('ts', expiry), expiry, expiry.replace('60', '61'))).toContain('deadline');
    expect(reason(fence('ts', expiry), expiry, expiry.replace('1000', '1001'))).toBeUndefined();
  });

  it('is another address of this machine', () => {
    const script = fence('bash', 'ping 127.0.0.1\nping 10.0.0.1');
    expect(reason(script, 'ping 127.0.0.1', 'ping 127.1.0.1')).toContain('same machine');
    expect(reason(script, 'ping 10.0.0.1', 'ping 10.1.0.1')).toBeUndefined();
  });

  it('is another number of an error, if it is no other error’s', () => {
    const errors = fence('move', 'const E_A: u64 = 1;\nconst E_B: u64 = 2;\nconst MAX: u64 = 5;');
    expect(reason(errors, 'const E_B: u64 = 2;', 'const E_B: u64 = 3;')).toContain('any number');
    expect(reason(errors, 'const E_B: u64 = 2;', 'const E_B: u64 = 1;')).toBeUndefined();
    expect(reason(errors, 'const MAX: u64 = 5;', 'const MAX: u64 = 6;')).toBeUndefined();
  });

  it('is another name in a unit test that nothing else mentions', () => {
    const code = '#[test]\nfun a() {\n    make(b"OTHER");\n}\nfun b() {\n    make(b"OWN");\n}';
    const [used, renamed] = ['    make(b"OTHER");', '    make(b"OTQER");'];
    expect(reason(fence('move', code), used, renamed)).toContain('unit test');
    expect(reason(fence('move', code) + fence('text', 'OTHER'), used, renamed)).toBeUndefined();
    expect(reason(fence('move', code), '    make(b"OWN");', '    make(b"OQN");')).toBeUndefined();
  });

  it('is a removed command without an output block', () => {
    const commands = 'one --a\ntwo | \\\n  three\nfor x in 1; do\n  four\ndone';
    expect(reason(fence('bash', commands), 'one --a', undefined)).toContain('remaining commands');
    expect(reason(fence('bash', commands), 'one --a', 'one ')).toBeUndefined();
    expect(reason(fence('bash', 'npm install tsx'), 'npm install tsx', undefined)).toBeUndefined();
    expect(reason(fence('bash', commands), 'two | \\', undefined)).toBeUndefined();
    expect(reason(fence('bash', commands), '  four', undefined)).toBeUndefined();
    expect(reason(fence('bash', commands) + fence('text output', 'x'), 'one --a', undefined)).toBeUndefined();
  });
});

describe('a failure of the network', () => {
  const page = pageOf(text);
  const external: Failure = {file: 'page.mdx', line: 1, problem: 'npm stalled', external: true};
  const proof = (...failures: Failure[]): PageProof => ({
    file: 'page.mdx',
    outcomes: [],
    failures,
    seconds: 0,
    comparisons: new Map(),
  });
  /** Judges mutants of a block; the first proof fails, and all others succeed. */
  const judged = async (index: number, count = 1): Promise<string[]> => {
    const prove = vi
      .fn<() => Promise<PageProof>>()
      .mockResolvedValue(proof())
      .mockResolvedValueOnce(proof(external));
    const isChanged = ({block, after}: Mutant): boolean => block.index === index && after !== undefined;
    const mutants = sampleMutants([page], 1000, 1).filter(isChanged);
    const options = {jobs: 1, deadline: Infinity, judged: () => undefined, prove};
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
    const [mutant] = sampleMutants([pageOf(text)], 1, 1) as [Mutant];
    const verdicts = (['killed', 'survived', 'equivalent', 'undecided'] as const).map((verdict) => ({
      mutant,
      verdict,
    }));
    expect(scores(verdicts, () => 'all')).toEqual([{name: 'all', killed: 1, total: 2}]);
  });
});
