import {describe, expect, it} from 'vitest';
import {stripSpecs, stripTestFriends} from '../framework/source';
import {inPageLines, parseDiagnostics, showsMessages} from './compiler';
import {wrapFragment} from './fragment';
import {splitUnits, withoutComments} from './syntax';
import {findEqualErrors, findUnused} from './lint';
import {pageOf} from '../pages/test-page';
import {classify} from '../pages/tasks';

describe('stripSpecs', () => {
  it('removes spec blocks and nothing else', () => {
    const source = `fun f() {\n    spec { assert x == "}"; };\n    // spec { stays }\n    let s = b"spec {";\n}\nspec f { aborts_if false; }\nspec module { fun g(): bool { true } }\n`;
    expect(stripSpecs(source)).toBe(
      'fun f() {\n    \n    // spec { stays }\n    let s = b"spec {";\n}\n\n\n',
    );
  });

  it('removes friend declarations of test modules', () => {
    expect(stripTestFriends('    #[test_only]\n    friend std::mem_tests;\n    friend std::a;\n')).toBe(
      '    friend std::a;\n',
    );
  });
});

describe('withoutComments', () => {
  it('handles nested comments and strings', () => {
    expect(withoutComments('a /* b /* c */ d */ e "// f" // g')).toBe('a  e "// f" ');
  });
});

describe('splitUnits', () => {
  const kinds = (code: string): string[] =>
    splitUnits(code).map(({kind, names}) => [kind, ...names].join(' '));

  it('distinguishes items and statements', () => {
    expect(
      kinds('use std::signer;\nstruct A has key { x: u64 }\npublic(package) fun f() {}\nlet a = 1;'),
    ).toEqual(['use signer', 'item A', 'item f', 'statement']);
    expect(kinds('#[view]\n/// Why\npublic fun g(): u64 { 1 }')).toEqual(['item g']);
    expect(kinds('struct P(u64) has copy;\nstruct Q {} has drop;\nconst E: u64 = 1; // why')).toEqual([
      'item P',
      'item Q',
      'item E',
    ]);
    expect(kinds('module a::b { fun f() {} }\nscript { fun main() {} }')).toEqual(['module a::b', 'script']);
  });

  it('finds the names that a use imports', () => {
    expect(splitUnits('use std::option::{Self, Option as Maybe};')[0]?.names).toEqual(['option', 'Maybe']);
  });
});

describe('wrapFragment', () => {
  const wrap = (code: string, earlier = ''): string => {
    const [block] = pageOf(`\`\`\`move\n${code}\n\`\`\`\n`).blocks;
    if (!block) throw new Error('no block');
    return wrapFragment(block, splitUnits(code), splitUnits(earlier), []).text;
  };

  it('puts statements into a function with the parameters they use', () => {
    expect(wrap('move_to(account, x)')).toContain('fun example(account: &signer) {\nmove_to(account, x)\n;}');
  });

  it('adds the latest earlier declaration and its dependencies', () => {
    const text = wrap('f();', 'const C: u64 = 1;\nfun f(): u64 { 0 }\nfun f(): u64 { C }\nfun unused() {}');
    expect(text).toContain('{ C }');
    expect(text).toContain('const C');
    expect(text).not.toContain('{ 0 }');
    expect(text).not.toContain('unused');
  });

  it('adds acquires around statements that touch a resource', () => {
    expect(wrap('R[addr].x = 1;', 'struct R has key { x: u64 }')).toContain('(addr: address) acquires R {');
  });
});

describe('findUnused', () => {
  const problems = (...blocks: string[]): string[] =>
    findUnused(classify(pageOf(blocks.map((code) => `\`\`\`move\n${code}\n\`\`\`\n`).join('\n')))).flatMap(
      ({failures}) => failures.map(({problem}) => problem),
    );

  it('finds a unit test that has lost its attribute, in a fragment and in a module', () => {
    const test = 'fun one_is_one() { assert!(1 == 1); }';
    expect(problems(test)).toEqual(['nothing on this page calls the private function `one_is_one`']);
    expect(problems(`module 0x1::a { ${test} }`)).toHaveLength(1);
    expect(problems(`#[test]\n${test}`)).toEqual([]);
    expect(problems(`#[test]\n#[expected_failure]\n${test}`)).toEqual([]);
  });

  it('accepts functions that other blocks call or that are public', () => {
    expect(problems('fun f() {}', 'f();')).toEqual([]);
    expect(problems('fun f() {}', '// f')).toHaveLength(1);
    expect(problems('fun f() { f() }')).toHaveLength(1);
    expect(problems('public fun f() {}', 'entry fun g() {}', '#[view] fun h() {}')).toEqual([]);
    expect(problems('module 0x1::a { fun init_module(_: &signer) {} }')).toEqual([]);
  });
});

describe('findEqualErrors', () => {
  const problems = (code: string): string[] =>
    findEqualErrors(classify(pageOf(`\`\`\`move\n${code}\n\`\`\`\n`))).flatMap(({failures}) =>
      failures.map(({problem}) => problem),
    );
  const errors = (first: number, second: number): string =>
    `/// One\nconst EONE: u64 = ${first};\nconst E_TWO: u64 = ${second};`;

  it('finds errors with the same number in a module and in a fragment', () => {
    expect(problems(errors(1, 1))).toEqual(['`EONE` and `E_TWO` have the same number']);
    expect(problems(`module 0x1::a {\n${errors(1, 1)}\n}`)).toHaveLength(1);
  });

  it('accepts other numbers, other modules and other constants', () => {
    expect(problems(errors(1, 2))).toEqual([]);
    expect(
      problems('module 0x1::a {\nconst EA: u64 = 1;\n}\nmodule 0x1::b {\nconst EB: u64 = 1;\n}'),
    ).toEqual([]);
    expect(problems('const EONE: u64 = 1;\nconst STEP: u64 = 1;')).toEqual([]);
  });
});

describe('compiler messages', () => {
  const output = `\u001b[1merror\u001b[0m: undeclared \`y\`
  ┌─ /tmp/x/sources/block_12.move:2:37
  │
2 │     let x = y;
  │             ^

warning: unused
  ┌─ /tmp/x/sources/block_12.move:3:1

{
  "Error": "Move compilation failed"
}`;

  it('are parsed with their location', () => {
    expect(parseDiagnostics(output)).toMatchObject([
      {message: 'undeclared `y`', file: 'block_12.move', line: 2},
    ]);
  });

  it('are compared whole: only the name of the file and the width of the margin may differ', () => {
    const text = inPageLines(parseDiagnostics(output)[0]?.text ?? '', {lines: [-1, 8, 9]});
    const shown = (place: string, line: number, name = 'y'): string =>
      `error: undeclared \`${name}\`\n   ┌─ sources/mine.move:${place}\n   │\n ${line} │     let x = y;\n   │             ^`;
    expect(showsMessages(shown('9:37', 9), text)).toBe(true);
    for (const [why, other] of [
      ['line', shown('8:37', 9)],
      ['column', shown('9:13', 9)],
      ['margin', shown('9:37', 8)],
      ['message', shown('9:37', 9, 'z')],
      ['part of the message', 'error: undeclared `y`'],
      ['an error more', `${shown('9:37', 9)}\n\nerror: unused`],
    ] as const)
      expect(showsMessages(other, text), why).toBe(false);
  });
});
