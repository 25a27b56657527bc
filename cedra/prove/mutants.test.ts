import {sampleMutants} from '@cedra-docs/proof';
import type {Task} from '@cedra-docs/proof/build';
import {describe, expect, it} from 'vitest';
import {pageOf} from '../pages/test-page';
import {classify} from '../pages/tasks';
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
