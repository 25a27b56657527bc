import {describe, expect, it} from 'vitest';
import {parseMdx} from '@cedra-docs/proof/build';
import {addHeadingIds, repairMarkdown} from './repairs';
import {render, rendersAlike} from './rendered';

describe('repairMarkdown', () => {
  // Sentences that real pages have, which rules for Markdown want to change.
  const sentences = {
    'an address in a sentence': 'The explorer is at https://explorer.example for now.',
    'an address in a cell': '| a | b |\n| - | - |\n| https://a.example | x |',
    'an address in an expression': 'See {"https://a.example"} and {/* https://b.example */}.',
    'a mail address': 'Write to team@a.example.',
    'a number at the start of a line': '#1 of the list\n\n#tag',
    'a call with an index': 'Then f(x)[0] is the first.',
    'code that begins with a space': 'The prefix is ` a`, the suffix `b `.',
    'a link with spaces inside': 'Read[ the guide ](/intro).',
    'lists of two kinds': '* a\n\n- b',
    'blank lines in a template': '<Card title={`a\n\n\nb`} />',
    'a tab in a template': '<Card title={`a\tb`} />',
    'spaces at the end of a line': 'first  \nsecond   \nthird ',
    'a fence in a list': '- a\n  ```\n  x\n  ```\n- b',
    'names with underscores': '*a* and _b_, snake_case_name, __dirname and __c__',
    'a definition that only a component uses': '<Card title="x">[text][x]</Card>\n\n[x]: /intro',
  };

  it.each(Object.entries(sentences))('keeps what a reader sees: %s', async (_name, sentence) => {
    const page = `Text.\n\n${sentence}\n\n<TabItem value="a">\n\n${sentence}\n\n</TabItem>\n`;
    const {text} = await repairMarkdown(page);
    expect(() => parseMdx(text)).not.toThrow();
    expect(rendersAlike(render(page), render(text))).toBe(true);
  });

  it('repairs the rest of a page with a sentence that it leaves, and names that one', async () => {
    expect(await repairMarkdown('#1 of the list\n\n\n\n## A\ntext\n')).toEqual({
      text: '#1 of the list\n\n## A\n\ntext\n',
      refused: [{line: 1, rule: 'MD018/no-missing-space-atx'}],
    });
  });

  it('leaves a page that cannot be parsed', async () => {
    const page = 'A {broken\n\n\n\ntext';
    expect((await repairMarkdown(page)).text).toBe(page);
  });
});

describe('addHeadingIds', () => {
  it('adds ids to headings, and to nothing that only looks like one', () => {
    const page = '## A\n\n## A\n\n~~~text\n## no heading\n~~~\n\n{`\n## no heading\n`}\n';
    const {text, refused} = addHeadingIds(page);
    expect(text).toBe(page.replace('## A', '## A {/* #a */}').replace('\n## A\n', '\n## A {/* #a-1 */}\n'));
    expect(refused.map(({line}) => line)).toEqual([6, 10]);
  });

  it('adds no empty id to a heading without letters', () => {
    expect(addHeadingIds('## 🎉\n')).toEqual({
      text: '## 🎉\n',
      refused: [{line: 1, rule: 'write-heading-ids'}],
    });
  });
});

describe('rendersAlike', () => {
  const alike = (before: string, after: string) => rendersAlike(render(before), render(after));

  it('allows new ids, and no other ids than before', () => {
    expect(alike('## A', '## A {/* #a */}')).toBe(true);
    expect(alike('## A {/* #a */}', '## A {/* #b */}')).toBe(false);
    expect(alike('## A {/* #a */}', '## A')).toBe(false);
  });

  it('sees code, its language and its title', () => {
    expect(alike('```ts title="a"\nx\n```', '~~~ts title="a"\nx\n~~~')).toBe(true);
    expect(alike('```ts title="a"\nx\n```', '```ts title="b"\nx\n```')).toBe(false);
    expect(alike('```\na\n\n\nb\n```', '```\na\n\nb\n```')).toBe(false);
  });
});
