import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {lineMarks, withoutRemoved} from '@cedra-docs/proof/build';
import {codeOf} from '../../src/theme/CodeBlock/codeOf';
import {highlight} from './highlight';

describe('highlight', () => {
  it('colours Move', async () => {
    expect(await highlight('public fun f(v: &vector<u64>) {}', 'move')).toBe(
      '<c-k>public</c-k> <c-k>fun</c-k> ' +
        '<c-f>f</c-f>(v: &amp;<c-t>vector</c-t>&lt;<c-t>u64</c-t>&gt;) {}',
    );
  });

  it.each(['bash', 'diff', 'graphql', 'ini', 'json', 'powershell', 'rust', 'toml', 'ts', 'tsx', 'yaml'])(
    'colours %s',
    async (language) => {
      const code = '# "a" 1 true\n+ {"a": [1, "b"]} // x\nfn main() { let a = "b"; }\nexport A=1\nkey: "x"';
      expect(await highlight(code, language)).toMatch(/<c-[a-z]>/);
    },
  );

  it('does not colour an unknown language', async () => {
    expect(await highlight('a < b', 'text')).toBe('a &lt; b');
  });

  it('marks whole lines', async () => {
    const marks = new Map([
      [2, 'marked'],
      [3, 'added'],
    ] as const);
    expect(await highlight('a\nb\nc', 'text', marks)).toBe(
      'a\n<span class="code-marked">b\n</span><span class="code-added">c</span>',
    );
  });

  it.each([
    ['{-1}', 'b\nc'],
    ['{2,-3}', 'a\nb'],
    ['{+1,-2-3}', 'a'],
  ])('shows removed lines that are not copied: %s', async (meta, copied) => {
    const html = await highlight('a\nb\nc', 'text', lineMarks(meta));
    expect(html.replace(/<[^>]*>/g, '')).toBe('a\nb\nc');
    expect(html).toContain('<del class="code-removed">');
    expect(codeOf(html)).toBe(copied);
    expect(withoutRemoved('a\nb\nc', meta)).toBe(copied);
  });

  it('closes every element within its line', async () => {
    for (const line of (await highlight('/* a\n b */ fun f() {}', 'move')).split('\n')) {
      expect(line.match(/<c-/g)?.length).toBe(line.match(/<\/c-/g)?.length);
    }
  });

  it('keeps every character of the code', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({unit: fc.constantFrom(...'a1 \n"\'/*<>&{}()#@:-_=\\$`'.split(''))}),
        fc.constantFrom('move', 'ts', 'bash', 'json', 'yaml', 'text'),
        async (code, language) => {
          expect(codeOf(await highlight(code, language, new Map([[1, 'added']])))).toBe(code);
        },
      ),
    );
  });
});
