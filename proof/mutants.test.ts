import {sampleMutants} from '@packages/proof';
import type {Task} from '@packages/proof/build';
import {describe, expect, it} from 'vitest';
import {pageOf} from '../markdown/pages/page-of';
import {classify} from '../markdown/pages/tasks';
import {mutantRules} from './mutants';

describe('changes of Move code', () => {
  const changed = (code: string): string[] =>
    sampleMutants([pageOf(`\`\`\`move\n${code}\n\`\`\`\n`)], 1000, 1, mutantRules).map(
      ({kind, after}) => `${kind}: ${after ?? ''}`,
    );

  it('removes assertions of functions, but not those of unit tests', () => {
    const code = (attribute: string): string =>
      `${attribute}\n// Why\nfun f() {\n    let x = a();\n    assert!(x == y, E);\n}`;
    expect(changed(code('#[view]')).filter((each) => each === 'line: ')).toHaveLength(4);
    expect(changed(code('#[test]')).filter((each) => each === 'line: ')).toHaveLength(3);
    expect(changed(code('#[test]'))).toContain('operator:     assert!(x != y, E);');
    const both = code('#[test]').replace('x == y', 'x && y');
    expect(changed(both).filter((each) => each.startsWith('operator'))).toEqual([]);
    expect(changed(both.replace('#[test]', '#[view]'))).toContain('operator:     assert!(x || y, E);');
  });
});

describe('the part of a page that can notice a change', () => {
  const taskOf = (head: string): Task => {
    const [task] = classify(pageOf(`\`\`\`${head}\n{}\n\`\`\`\n`));
    if (!task) throw new Error(`\`${head}\` is no task`);
    return task;
  };
  const command = taskOf('bash');
  const fragment = taskOf('move');
  const moveFile = taskOf('move title="sources/a.move"');
  const data = taskOf('json');
  const part = (task: Task): Task[] =>
    [command, fragment, moveFile, data].filter((other) => mutantRules.detectors?.(task)?.(other));

  it('is the Move of the page for a fragment, and the data for data', () => {
    expect(part(fragment)).toEqual([fragment, moveFile]);
    expect(part(data)).toEqual([data]);
  });

  it('is the whole page for commands and files', () => {
    expect([command, moveFile].map((task) => mutantRules.detectors?.(task))).toEqual([undefined, undefined]);
  });
});

describe('an equivalent change', () => {
  /** The reason of the change that turns a line into `after`. */
  const reason = (source: string, before: string, after: string | undefined): string | undefined => {
    const page = pageOf(source);
    const block = page.blocks.find(({code}) => code.split('\n').includes(before));
    const line = block?.code.split('\n').indexOf(before);
    const mutants = sampleMutants([page], 1000, 1, {classify});
    const mutant = mutants.find((each) => each.block === block && each.line === line && each.after === after);
    if (!mutant) throw new Error(`no change of ${before} to ${after}`);
    return mutantRules.equivalence?.(mutant);
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
    const output =
      fence('bash', 'run') + fence('text output', 'Transaction submitted: https://a\n{\n  "a": 1\n}');
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
