import {describe, expect, it} from 'vitest';
import {blockHash} from '@cedra-docs/proof/build';
import {classify} from './tasks';
import {loadPage} from './page';
import {pageOf} from './test-page';
import {findPages} from './files';

const fence = '```';

describe('loadPage', () => {
  it('reads position, meta and tabs of a block', () => {
    const page = pageOf(`# Title

<NetworkTabs>
<TabItem value="testnet">

:::note

${fence}bash title="a b.sh" fails {1,3}
ls
${fence}

:::

</TabItem>
</NetworkTabs>
`);
    expect(page.blocks).toHaveLength(1);
    expect(page.blocks[0]).toMatchObject({
      line: 8,
      lang: 'bash',
      meta: {title: 'a b.sh', fails: true, '{}': '{1,3}'},
      tabs: [{group: 'network', value: 'testnet'}],
      code: 'ls',
    });
  });

  it('reads the blocks of an imported partial as part of the page', () => {
    const page = pageOf(`import Setup from './_setup.mdx';\n\n<Setup />\n\n${fence}bash\nlast\n${fence}\n`, {
      '_setup.mdx': `${fence}bash\nfirst\n${fence}\n`,
    });
    expect(page.blocks.map(({code}) => code)).toEqual(['first', 'last']);
    expect(page.blocks[0]?.file).toMatch(/_setup\.mdx$/);
  });

  it('does not read an import inside a code fence as an import', () => {
    const code = "import Setup from './_no-such-file.mdx';";
    expect(pageOf(`${fence}mdx\n${code}\n${fence}\n`).blocks.map((block) => block.code)).toEqual([code]);
  });

  it('names file, line and column of a syntax error, also in a partial', () => {
    expect(() => pageOf('First.\n\nA {brace.\n')).toThrow(/\/page\.mdx:3:10: Unexpected end of file/);
    const files = {'_part.mdx': 'A <b>tag.\n'};
    expect(() => pageOf("import Part from './_part.mdx';\n\n<Part />\n", files)).toThrow(
      /\/_part\.mdx:1:1: Expected a closing tag for `<b>`/,
    );
  });

  it('reads the line ends of Windows like those of other systems', () => {
    const text = `# A\n\n${fence}move title="a.move"\n// region: b\nmodule 0x1::a {}\n// endregion: b\n${fence}\n`;
    const blocks = (source: string) => pageOf(source).blocks.map(({file: _, ...block}) => block);
    expect(blocks(text.replaceAll('\n', '\r\n'))).toEqual(blocks(text));
    expect(blockHash('bash', '', 'a\r\nb')).toBe(blockHash('bash', '', 'a\nb'));
  });

  it('collects inline code', () => {
    expect(pageOf('Run `cedra info` twice.').inlineCode).toMatchObject([{line: 1, text: 'cedra info'}]);
  });
});

describe('classify', () => {
  const kinds = (text: string): string[] => classify(pageOf(text)).map(({kind}) => kind);
  const one = (info: string, code = 'x'): string => `${fence}${info}\n${code}\n${fence}\n`;

  it('assigns a task to every kind of block', () => {
    expect(kinds(one('bash'))).toEqual(['bash']);
    expect(kinds(one('bash') + one('text output'))).toEqual(['bash', 'output']);
    expect(kinds(one('js title="a.mjs"'))).toEqual(['file']);
    expect(kinds(one('move') + one('ts') + one('json') + one('graphql'))).toEqual([
      'move',
      'typescript',
      'data',
      'graphql',
    ]);
    expect(kinds(one('typescript') + one('shell'))).toEqual(['typescript', 'bash']);
    expect(kinds(one('rust unproven="no crate here"'))).toEqual(['unproven']);
    expect(kinds(one('mermaid alt="a diagram"'))).toEqual([]);
  });

  it('only checks commands that change the machine or another network', () => {
    expect(kinds(one('bash', 'sudo apt-get install git'))).toEqual(['commands']);
    expect(
      kinds(`<NetworkTabs>\n<TabItem value="devnet">\n\n${one('bash')}\n</TabItem>\n</NetworkTabs>\n`),
    ).toEqual(['commands']);
  });

  it('reports every block that it does not understand', () => {
    expect(kinds(one('text'))).toEqual(['unknown']);
    expect(kinds(one(''))).toEqual(['unknown']);
    expect(kinds(one('bash skip'))).toEqual(['unknown']);
    expect(kinds(one('rust unproven'))).toEqual(['unknown']);
    expect(kinds(one('ts fails="TS2339"'))).toEqual(['unknown']);
    expect(kinds(one('move fails'))).toEqual(['unknown']);
    expect(kinds(one('bash', ' '))).toEqual(['unknown']);
    expect(kinds(one('ts title="a.ts" {-1}', 'a\n// region: b\n// endregion: b'))).toEqual(['unknown']);
    expect(kinds(one('text output'))).toEqual(['unknown']);
    expect(kinds(one('json') + one('text output'))).toEqual(['data', 'unknown']);
  });

  it('rejects JSON after a command that is not marked as its output, because it would not be compared', () => {
    const json = '{"gas_estimate": 99999}';
    const [, task] = classify(pageOf(`${one('bash')}It prints:\n\n${one('json', json)}`));
    expect(task).toMatchObject({
      kind: 'unknown',
      block: {line: 6},
      hint: expect.stringContaining('Write ```json output') as string,
    });
    expect(kinds(one('ts run') + one('json', json))).toEqual(['typescript', 'unknown']);
    expect(kinds(one('bash checked="Docker"') + one('json', json))).toEqual(['commands', 'unknown']);
    expect(kinds(one('bash') + one('json output', json))).toEqual(['bash', 'output']);
    expect(kinds(one('bash') + one('json unproven="a setting"', json))).toEqual(['bash', 'unproven']);
    expect(kinds(one('bash') + one('text output') + one('json', json))).toEqual(['bash', 'output', 'data']);
  });

  it('marks the output of a command that is not run as unproven', () => {
    expect(kinds(one('bash checked="needs Docker"') + one('text output'))).toEqual(['commands', 'unproven']);
  });
});

it('no block of the site shows a mark of a region', () => {
  const blocks = findPages().flatMap((page) => loadPage(page).blocks);
  expect(blocks.filter(({marked: text}) => text !== undefined).length).toBeGreaterThan(0);
  const shown = blocks.filter(({code}) => /\b(?:end)?region:/.test(code));
  expect(shown.map(({file: page, line}) => `${page}:${line}`)).toEqual([]);
});
