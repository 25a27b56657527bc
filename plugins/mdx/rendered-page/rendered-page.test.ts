import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {compileToJSX} from '@docusaurus/mdx-loader/lib/utils';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {repositoryPath, root} from '../../../lib/repository';
import checkedLinks from '../rehype/checked-links';
import {pageRenderer} from './';
import {addressProblem, isGenerated} from './addresses';
import {listedAddresses, readElements, repeatedIds} from './elements';

// In the documentation, because pages import parts and pictures by their paths.
const folder = mkdtempSync(path.join(root, 'docs/_test-'));
afterAll(() => {
  rmSync(folder, {recursive: true});
});
const render = pageRenderer(new Map([['docs/intro.mdx', '/intro']]));

/** What a page consists of, with its parts; places are `line` on the page and `file:line` elsewhere. */
async function read(text: string, parts: Record<string, string> = {}) {
  for (const [name, part] of Object.entries(parts)) writeFileSync(path.join(folder, name), part);
  const page = path.join(folder, 'page.mdx');
  writeFileSync(page, text);
  const file = repositoryPath(page);
  const {addresses, ids, complaints} = readElements(await render(file), file);
  const placeOf = (found: {file: string; line: number}) =>
    found.file === file ? String(found.line) : `${path.basename(found.file)}:${found.line}`;
  return {
    addresses: addresses.map((each) => `${placeOf(each)} ${each.value}`),
    problems: [...complaints, ...repeatedIds(ids)].map((each) => `${placeOf(each)} ${each.message}`),
  };
}

/** The places that a construct can have on a page, each with the text above it. */
const around: Record<string, (text: string, index: number) => string> = {
  'a paragraph': (text) => `Text ${text} and more.`,
  'a list': (text) => `- item\n- ${text}`,
  'a table': (text) => `| a | b |\n| - | - |\n| c | ${text} |`,
  'an HTML table': (text) => `<table><tbody><tr><td>${text}</td></tr></tbody></table>`,
  'a tab': (text) => `<Tabs>\n<TabItem value="a" label="A">\n\n${text}\n\n</TabItem>\n</Tabs>`,
  'a note': (text) => `:::note[Title]\n\n${text}\n\n:::`,
  'a step': (text) => `<Steps>\n\n1. ${text}\n\n</Steps>`,
  'a card': (text) => `<Card title="x">${text}</Card>`,
  'folded text': (text) => `<details>\n<summary>x</summary>\n\n${text}\n\n</details>`,
  'a footnote': (text, index) => `Text[^${index}].\n\n[^${index}]: ${text}`,
};

describe('readElements', () => {
  const constructs: Record<string, string> = {
    '[a](/gone)': '/gone',
    '<a href="/gone">a</a>': '/gone',
    '<a href={`/go${"ne"}`}>a</a>': '/gone',
    '<Link to="/gone">a</Link>': '/gone',
    '<img src="/gone.png" alt="a" />': '/gone.png',
    '<img srcSet="/a.png 1x, /gone.png 2x" alt="a" />': '/gone.png',
    '<video poster="/gone.png" />': '/gone.png',
    '<i style={{background: "url(/gone.png)"}} />': '/gone.png',
    '<i dangerouslySetInnerHTML={{__html: "<a href=\'/gone\'>a</a>"}} />': '/gone',
    '<Card title="b" href="/gone" />': '/gone',
    '{[\'/gone\'].map((href) => <a key="a" href={href}>a</a>)}': '/gone',
  };

  it.each(Object.entries(around))('finds links and pictures in %s', async (_name, place) => {
    const written = Object.keys(constructs);
    const lines = ["import Link from '@docusaurus/Link';", ...written.map(place)].join('\n\n').split('\n');
    const {addresses} = await read(lines.join('\n'));
    for (const [construct, address] of Object.entries(constructs))
      expect(addresses).toContain(`${lines.findIndex((line) => line.includes(construct)) + 1} ${address}`);
  });

  it('finds addresses of references, parts, local components and lists that components get', async () => {
    const {addresses} = await read(
      [
        "import Part from './_part.mdx';",
        '',
        'export const Own = () => <a href="/own">a</a>;',
        '',
        '[a][b] <Part /> <Own /> <Card links={[{href: "/listed"}]} />',
        '',
        '[b]: /reference',
      ].join('\n'),
      {'_part.mdx': 'Text\n\n[a](/part)\n'},
    );
    expect(addresses).toEqual(
      expect.arrayContaining(['5 /reference', '_part.mdx:3 /part', '3 /own', '5 /listed']),
    );
  });

  const faults: Record<string, [text: string, problem: RegExp]> = {
    'a picture that is missing': ['![x](./missing.png)', /^1 \.\/missing\.png: no picture/],
    'a page file that is missing': ['[x](./missing.mdx)', /^1 \.\/missing\.mdx: no page or file/],
    'a % without digits': ['[x](/100%)', /^1 \/100%: a % needs two digits/],
    'an import of a missing file': [
      "import A from './_gone.mdx';\n\n<A />",
      /^1 \.\/_gone\.mdx does not exist/,
    ],
    'an import below a text': ["Text\nimport A from './_gone.mdx'\n\n<A />", /^4 <A> is no component/],
    'an unknown component': ['Text\n\n<Callout>x</Callout>', /^3 <Callout> is no component/],
    'an unknown member': ['<Icons.Gone />', /^1 <Icons> is no component/],
    'a name in braces': ['Text\n\nReplace {name}.', /^3 \{name\} cannot be rendered: name is not defined/],
    'an object in braces': ["{{a: 'b'}}", /^1 \{\{a: 'b'\}\} is an object/],
    'a function in braces': ['{parseInt}', /^1 \{parseInt\} is an object|^1 \{parseInt\}/],
    'a style as a text': ['<p style="color: red">x</p>', /^1 style="color: red" cannot be rendered/],
    'an empty element with text': ['<img alt="x">y</img>', /^1 <img> cannot have content/],
    'a note with a title after its kind': [
      'Text\n\n:::note My title\n\nx\n\n:::',
      /^3 the note is not recognised; write :::note\[My title\]/,
    ],
    'a note of an unknown kind': [':::notice\n\nx\n\n:::', /^1 :::notice is no kind of note; write one of /],
    'a note without its end': ['Text\n\n:::tip\n\nx', /^3 the note has no end/],
    'a note of GitHub': ['Text\n\n> [!WARNING]\n> x', /^3 the note is not recognised; write :::warning,/],
    'a note of MkDocs': ['!!! abstract\n\n    x', /^1 the note is not recognised; write :::note,/],
    'a footnote without a text': ['Text\n\nA claim[^a].', /^3 \[\^a\] has no text/],
    'a footnote that no text names': ['Text\n\n[^a]: x', /^3 the footnote would not be shown/],
    'an object in a list': ['{[{a: 1}]}', /^1 \{\[\{a: 1\}\]\} is an object/],
    'a tab without its content': [
      '<Tabs values={[{value: "a", label: "A"}, {value: "b", label: "B"}]}>\n<TabItem value="a">a</TabItem>\n</Tabs>',
      /^1 no <TabItem> has the value "b"/,
    ],
    'two ids, one of folded text': [
      '<details id="a">\n<summary>x</summary>\n\ny\n\n</details>\n\n## A {/* #a */}',
      /^8 the id "a" is used twice/,
    ],
    'a word that becomes a directive': ['See a:b[c] there.', /^1 :b\[c\] would not be shown/],
    'a reference without a definition': [
      'See [the page][gone].',
      /^1 \[the page\]\[gone\] has no definition/,
    ],
    'a tab without a value': ['<Tabs>\n<TabItem label="A">a</TabItem>\n</Tabs>', /^2 <TabItem> has no value/],
    'two tabs with a value': [
      '<Tabs>\n<TabItem value="a">a</TabItem>\n<TabItem value="a">b</TabItem>\n</Tabs>',
      /^3 two tabs have the value "a"/,
    ],
    'text between tabs': [
      '<Tabs>\n\nText\n\n<TabItem value="a">a</TabItem>\n</Tabs>',
      /^3 only <TabItem> may stand/,
    ],
    'a heading in a tab': [
      '<Tabs>\n<TabItem value="a">\n\n## A\n\n</TabItem>\n</Tabs>',
      /^4 a heading in a tab/,
    ],
    'a heading of an emoji': ['Text\n\n## 🎉', /^3 the id of the heading would be empty/],
    'two elements with an id': ['<p id="a">x</p>\n\n## A {/* #a */}', /^3 the id "a" is used twice/],
    'an element without its end': ['Text\n\n<Steps>\n\nx\n', /^3 .*<Steps>.*; end the element/],
    'a line break of HTML': ['Text\n\na<br>b', /^3 .*<br>.*; end the element: <br \/>/],
    'an id in braces': [
      'Text\n\n## A {#old-id}',
      /^3 .*; write the id of the heading as \{\/\* #old-id \*\/\}/,
    ],
    'a type with two parameters': [
      'Text\n\nA Table<K, V>.',
      /^3 .*; a < begins an element; put code in backticks/,
    ],
  };

  it.each(Object.entries(faults))(
    'reports %s with its line and a way out',
    async (_name, [text, problem]) => {
      expect((await read(text)).problems).toEqual([expect.stringMatching(problem)]);
    },
  );

  it('reports all of them, also those in parts', async () => {
    const {problems} = await read(
      "import Part from './_part.mdx';\n\n<Part />\n\n## A {/* #same */}\n\n{one} {two} <Three />\n",
      {'_part.mdx': '### B {/* #same */}\n\n{four} <Five />\n'},
    );
    const places = problems.map((problem) => problem.split(' ').slice(0, 2).join(' ')).sort();
    expect(places).toEqual([
      '5 the',
      '7 <Three>',
      '7 {one}',
      '7 {two}',
      '_part.mdx:3 <Five>',
      '_part.mdx:3 {four}',
    ]);
  });

  it('accepts what real pages have', async () => {
    const text = [
      '# Hooks {/* #hooks */}',
      ':::tip[A **bold** title]',
      'At 10:30pm, `{name}`, \\{name}, a\\:b, https://a.example, $5 and x[0][1].',
      ':::',
      '{/* a comment */}',
      '<details open>\n<summary>More</summary>\n\ntext<br />more\n\n</details>',
      '<Tabs groupId="os">\n{/* two systems */}\n  <TabItem value="a" label="A">a</TabItem>\n<TabItem value="b">\n\n- b\n\n</TabItem>\n</Tabs>',
      '<p style={{color: "red"}}>{1 + 1}{true}{null}{["a", "b"]}</p>',
      '> [!quote] and [a link][ref], [^1]',
      '```ts\n{name} <Callout> :::note x\n```',
      '[^1]: A footnote.\n\n[ref]: /intro',
      '![mark](/img/mark.svg)',
    ].join('\n\n');
    expect((await read(text)).problems).toEqual([]);
  });
});

describe('addressProblem', () => {
  const site = {
    url: 'https://docs.example',
    baseUrl: '/base/',
    isPage: (route: string) => ['/', '/move', '/move/basics'].includes(route),
    hasId: (route: string, id: string) => route === '/move' && id === 'a b',
    isFile: (file: string) => file === '/img/a.png',
  };
  const problem = async (address: string) => (await addressProblem(address, '/move/basics', site))?.message;

  it.each([
    '/move',
    '/move/',
    '/move?os=macos',
    '/move#a%20b',
    '/move#a%20b:~:text=x',
    '#',
    './basics',
    '..',
    '/img/a.png',
    'https://docs.example/base/move',
    '//docs.example/base/',
    'https://elsewhere.example/gone',
    'mailto:a@b.example',
    'pathname:///img/a.png',
    'data:,',
    '',
    'https://docs.example/another-site',
  ])('accepts %s', async (address) => {
    expect(await problem(address)).toBeUndefined();
  });

  it.each([
    '/gone',
    'gone',
    '../gone',
    '/move#gone',
    '#gone',
    '/move#100%',
    '/100%',
    '/img/gone.png',
    'https://docs.example/base/gone',
    '//docs.example/base/gone',
    'http://docs.example/base/gone',
    'pathname:///img/gone.png',
    'https://',
    'intro.mdx',
  ])('rejects %s', async (address) => {
    expect(await problem(address)).toContain(address);
  });
});

it('listedAddresses reads the addresses of pictures in several sizes', () => {
  expect(listedAddresses('/a.png 1x, /b.png?w=1,2 2x,  /c.png')).toEqual([
    '/a.png',
    '/b.png?w=1,2',
    '/c.png',
  ]);
});

it('isGenerated knows the files that a build adds, and no pages', () => {
  expect(['/llms.txt', '/agents.md', '/cedra-docs.tgz', '/proof/blocks.jsonl'].every(isGenerated)).toBe(true);
  expect(['/gone', '/gone.md', '/img/gone.png', '/proof'].some(isGenerated)).toBe(false);
});

it('checkedLinks makes the build check links that are written as HTML', async () => {
  const {content} = await compileToJSX({
    filePath: path.join(folder, 'links.mdx'),
    fileContent: '<a href="/gone">x</a> <b>y</b>',
    frontMatter: {},
    options: {
      siteDir: root,
      staticDirs: [],
      rehypePlugins: [checkedLinks],
      markdownConfig: {format: 'mdx', mdx1Compat: {}, anchors: {}, hooks: {}},
    } as never,
    compilerName: 'server',
  });
  expect(content).toContain('_jsx(_components.a');
  expect(content).toContain('_jsx("b"');
});
