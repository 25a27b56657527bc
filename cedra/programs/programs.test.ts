import {describe, expect, it} from 'vitest';
import {pageOf} from '../pages/test-page';
import {isProgram, programName, programsOf, runsHere, runsReceipt, type PageProgram} from './programs';

const fence = (head: string, code: string) => `\`\`\`${head}\n${code}\n\`\`\`\n\n`;

const decide = (text: string) => programsOf(pageOf(text));

/** What the last block of a page is: `Run`, or why not. */
function verdict(text: string): string {
  const last = decide(text).at(-1);
  if (!last) return 'no program';
  return isProgram(last) ? 'Run' : last.why;
}

describe('programsOf', () => {
  it.each([
    ['console.log(1)', 'Run'],
    [`import {Account} from '@cedra-labs/ts-sdk';\nconsole.log(Account)`, 'Run'],
    [`const api = 'http://127.0.0.1:8080/v1';\nconsole.log(await fetch(api))`, 'Run'],
    [`console.log({process: 1}.process)`, 'Run'],
    [`// process.exit\nconsole.log('Buffer')`, 'Run'],
    [`import type {Server} from 'node:http';\nlet a: Server | undefined;\nconsole.log(a)`, 'Run'],
    ['export const a = 1', 'prints nothing'],
    [`import {readFileSync} from 'node:fs';\nconsole.log(readFileSync('a'))`, 'imports node:fs'],
    [`import 'react';\nconsole.log(1)`, 'imports react'],
    [`export {a} from 'elsewhere';\nconsole.log(1)`, 'imports elsewhere'],
    ['console.log(process.argv)', 'uses process from Node.js'],
    [`console.log(Buffer.from('a'))`, 'uses Buffer from Node.js'],
    [`document.title = 'a';\nconsole.log(1)`, 'needs a page of its own'],
    [`console.log(await import('node:fs'))`, 'loads code by import() or import.meta'],
    ['console.log(import.meta.url)', 'loads code by import() or import.meta'],
    [
      `import {EphemeralKeyPair} from '@cedra-labs/ts-sdk';\nconsole.log(EphemeralKeyPair.generate())`,
      'creates a keyless account, which the SDK on this site leaves out',
    ],
    [`console.log(await fetch('http://127.0.0.1:4185'))`, 'requests http://127.0.0.1:4185'],
    [`import {a} from './a.js';\nconsole.log(a)`, 'imports ./a.js, which is not an earlier file on the page'],
  ])('decides about %s: %s', (code, expected) => {
    expect(verdict(fence('ts title="x.ts"', code))).toBe(expected);
  });

  it('decides about kinds of blocks', () => {
    expect(verdict(fence('tsx title="a.tsx"', 'export const a = <p />'))).toBe('is a React component');
    expect(verdict(fence('ts fails="no"', 'console.log(a)'))).toBe('must not compile');
    expect(verdict(fence('ts unproven="why"', 'console.log(1)'))).toBe('is not proven');
    expect(verdict(fence('bash', 'ls'))).toBe('no program');
  });

  it('includes the earlier files that a program imports, directly or indirectly', () => {
    const text =
      fence('ts title="lib/a.ts"', 'export const a = 1') +
      fence('ts title="b.ts"', `export {a} from './lib/a.js'`) +
      fence('ts title="other.ts"', 'export const c = 1') +
      fence('ts title="main.ts"', `import {a} from './b'\nconsole.log(a)`);
    expect(decide(text).at(-1)).toMatchObject({
      name: 'main.ts',
      files: {'b.ts': `export {a} from './lib/a.js'`, 'lib/a.ts': 'export const a = 1'},
    });
  });

  it('names the imported file that prevents Run', () => {
    const text =
      fence('ts title="a.ts"', `import {rmSync} from 'node:fs'\nexport const a = rmSync`) +
      fence('ts title="main.ts"', `import {a} from './a'\nconsole.log(a)`);
    expect(verdict(text)).toBe('imports node:fs (in a.ts)');
  });

  it('uses a file with its latest region', () => {
    const text =
      fence('ts title="a.ts"', '// region: x\nexport const a = 1\n// endregion: x') +
      fence('ts title="a.ts" region="x"', 'export const a = 2') +
      fence('ts title="main.ts"', `import {a} from './a'\nconsole.log(a)`);
    expect(decide(text).at(-1)).toMatchObject({files: {'a.ts': 'export const a = 2'}});
  });

  it('finds what a program printed in the proof', () => {
    const inline = fence('ts run', 'console.log(1)') + fence('text output', '1');
    expect(decide(inline)[0]).toMatchObject({name: 'program-1.ts', output: {code: '1'}});
    const file =
      fence('ts title="a.ts"', 'console.log(1)') + fence('bash', 'npx tsx a.ts') + fence('text output', '2');
    expect(decide(file)[0]).toMatchObject({output: {code: '2'}});
  });

  it('has no Try for an error that a node words differently for a browser', () => {
    const text =
      fence('bash', 'curl -s http://127.0.0.1:8080/v1/none') +
      fence('json output', '{"message":"not found","error_code":"web_framework_error"}');
    expect(decide(text)).toMatchObject([{why: 'gets a different response in a browser'}]);
  });

  it('has no Run for a program that shows how Node.js fails', () => {
    const text =
      fence('ts run', 'console.log(1)') + fence('text output', 'connect ECONNREFUSED 127.0.0.1:8090');
    expect(decide(text)[0]).toMatchObject({why: 'prints a Node.js error'});
  });

  it('knows what a localnet does not have', () => {
    const needs = (text: string) => decide(text).map((each) => 'needs' in each && each.needs);
    expect(needs(fence('ts title="a.ts"', 'console.log(Network.TESTNET)'))).toEqual(['Testnet']);
    expect(needs(fence('ts title="a.ts"', 'console.log(Network.LOCAL)'))).toEqual([false]);
    expect(needs(fence('bash', 'curl -s https://devnet.cedra.dev/v1'))).toEqual(['Devnet']);
    expect(needs(fence('bash', 'curl -s http://127.0.0.1:8080/v1'))).toEqual([false]);
    expect(needs(fence('graphql', '{ processor_status { processor } }'))).toEqual(['an indexer']);
  });

  describe('runsHere', () => {
    const text = (imported: string, output = '1') =>
      fence('ts title="a.ts"', imported) +
      fence('ts title="b.ts"', `import {a} from './a';\nconsole.log(a)`) +
      fence('bash', 'npx tsx b.ts') +
      fence('text output', output);
    function programOf(page: string): PageProgram {
      const program = decide(page).filter(isProgram).at(-1);
      if (!program) throw new Error('The page has no program.');
      return program;
    }
    const program = programOf(text('export const a = 1'));
    const receipt = (programs: readonly PageProgram[]) => ({
      date: '',
      page: '',
      rules: 'a',
      tools: {cli: '', commit: '', sdk: ''},
      runsHere: runsReceipt(programs),
      blocks: [],
    });

    it('holds for exactly the program that ran', () => {
      expect(runsHere(program, receipt([program]))).toBe(true);
      expect(runsHere(program, receipt([]))).toBe(false);
      expect(runsHere(program, undefined)).toBe(false);
    });

    it('no longer holds when an imported file or the output changes', () => {
      expect(runsHere(programOf(text('export const a = 2')), receipt([program]))).toBe(false);
      expect(runsHere(programOf(text('export const a = 1', '2')), receipt([program]))).toBe(false);
    });
  });

  it('names a program on the site', () => {
    const [program] = decide(fence('ts title="a.ts"', 'console.log(1)'));
    expect(program && isProgram(program) && programName('docs/sdks/index.mdx', program)).toBe(
      'sdks-index/a.ts',
    );
  });
});
