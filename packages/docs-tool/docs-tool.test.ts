import {describe, expect, it} from 'vitest';
import {indexFiles} from './build';
import {pack, unpack} from './data';
import {excerpt} from './excerpt';
import {Library} from './library';
import {readTool, searchTool} from './page-tools';
import {runProgram} from './program';
import {callTool, InputError, type Program, type Tool} from './tool';

const page = `# Start

> Begin here.

## Install {#install}

Install the tool with your package manager. It needs a network once.

\`\`\`bash
# Not a heading
install the tool
\`\`\`

## Faucet

Ask the faucet for coins.
`;

const records = [
  {
    path: '/start',
    title: 'Start',
    description: 'Begin here.',
    lvl0: 'Guides',
    sections: [
      {anchor: '', heading: 'Start', depth: 1, content: 'Begin here.', code: ''},
      {
        anchor: 'install',
        heading: 'Install',
        depth: 2,
        content: 'Install the tool with a package manager.',
        code: '',
      },
      {
        anchor: 'faucet',
        heading: 'Faucet',
        depth: 2,
        content: 'Ask for coins.',
        code: '',
        phrases: ['get money'],
      },
    ],
  },
];
const {root, files} = indexFiles(records, {stopWords: ['the'], equivalent: [], related: {}});
const index = new Map(files.map(({name, data}) => [name, data]));
const lines = page.split('\n');
const faucet = lines.indexOf('## Faucet');
const docs = {
  site: 'https://docs.example.org/base/',
  files: {'index.md': '# Home', 'start.md': page, 'llms.txt': '# All pages'},
  places: {
    '/': {},
    '/start': {
      install: ['start.md', lines.indexOf('## Install {#install}'), faucet] as const,
      faucet: ['start.md', faucet, lines.length] as const,
    },
  },
  index: root,
};
const library = new Library(docs, index);

describe('Library', () => {
  it.each([
    '/start',
    'start',
    'start.md',
    './start/',
    'docs/start.mdx',
    'https://docs.example.org/base/start',
    'https://docs.example.org/base/start.html?a=b',
  ])('reads a page by the address %s', (address) => {
    expect(library.read(address)).toEqual({address: 'https://docs.example.org/base/start', markdown: page});
  });

  it('reads a section, the first page and a file without a page', () => {
    expect(library.read('/start#faucet')?.markdown).toBe('## Faucet\n\nAsk the faucet for coins.');
    expect(library.read('/start#install')?.markdown).toContain('# Not a heading');
    expect(library.read('/')?.markdown).toBe('# Home');
    expect(library.read('llms.txt')?.markdown).toBe('# All pages');
  });

  it.each([
    '../../../etc/passwd',
    '/etc/passwd',
    'file:///etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '__proto__',
    'constructor',
    '/start#__proto__',
    '/start#constructor',
    '/start#%',
    '\0',
  ])('reads nothing else: %j', (address) => {
    expect(library.read(address)).toBeUndefined();
  });

  it('finds sections by words and by phrases, with their addresses and an excerpt', async () => {
    const [hit] = await library.search('get money');
    expect(hit).toEqual({
      title: 'Start › Faucet',
      address: 'https://docs.example.org/base/start#faucet',
      excerpt: 'Ask the faucet for coins.',
    });
    expect(await library.search('zzz')).toEqual([]);
  });
});

describe('excerpt', () => {
  it('is the sentence with most words of the query, without marks', () => {
    const text = 'First **one**. The [faucet](https://x.org) gives `coins`. Last one.';
    expect(excerpt(text, 'coin faucets')).toBe('The faucet gives coins . Last one.');
  });

  it('is prose if there is some, else code', () => {
    expect(excerpt(page, 'install tool')).toMatch(/^Install the tool with your package manager\. It needs/);
    expect(excerpt('```bash\nrun it\n```\n', 'run')).toBe('run it');
    expect(excerpt('', 'run')).toBe('');
  });
});

describe('the tools for pages', () => {
  it('search lists hits, and says when there are none', async () => {
    const answer = await callTool(searchTool(library), {words: 'install'});
    expect(answer.text).toContain('- Start › Install\n  https://docs.example.org/base/start#install');
    expect(answer.data?.hits).toHaveLength(1);
    expect(await callTool(searchTool(library), {words: 'zzz'})).toMatchObject({isFound: false});
  });

  it('read suggests sections of the page, or other pages', async () => {
    const read = (address: string) => callTool(readTool(library), {address});
    expect((await read('/start')).text).toBe(page);
    expect((await read('/start#nothing')).text).toContain('- https://docs.example.org/base/start#install');
    expect(await read('/guides/faucet')).toMatchObject({
      text: expect.stringContaining('There is no page /guides/faucet.') as string,
      isFound: false,
    });
    expect((await read('/guides/faucet')).text).toContain('/start#faucet');
  });
});

describe('pack', () => {
  it('is read back by unpack', () => {
    const data = [
      {name: 'a.bin', data: Uint8Array.of(0, 255, 10)},
      {name: 'b.bin', data: Uint8Array.of(7)},
    ];
    const {data: read, files: found} = unpack(Buffer.from(pack({text: '‹ä›'}, data)));
    expect(read).toEqual({text: '‹ä›'});
    expect([...found].map(([name, bytes]) => [name, [...bytes]])).toEqual([
      ['a.bin', [0, 255, 10]],
      ['b.bin', [7]],
    ]);
  });
});

const echo: Tool = {
  name: 'say_it',
  title: 'Say it',
  description: 'Says it.',
  arguments: [
    {name: 'text', description: 'what to say', maxLength: 100},
    {name: 'page', description: 'where', isOptional: true},
  ],
  run({text = '', page: where}) {
    if (text === 'deep') throw new RangeError('Maximum call stack size exceeded');
    if (text === 'bug') throw new TypeError('a bug');
    return {text: where === undefined ? text : `${text} at ${where}`, ...(text === 'no' && {isFound: false})};
  },
};

describe('callTool', () => {
  it.each([
    [null, 'takes an object with "text", "page"'],
    [['a'], 'takes an object'],
    ['a', 'takes an object'],
    [{}, 'needs the argument "text": what to say'],
    [{text: ' '}, 'needs the argument "text"'],
    [{text: 1}, 'The argument "text" of say_it is a text'],
    [{text: 'a', other: 'b'}, 'has no argument "other"'],
    [{text: 'a'.repeat(101)}, 'has 101 characters, at most 100'],
    [{text: 'deep'}, 'nested too deeply'],
  ])('refuses %j', async (input, message) => {
    const call = callTool(echo, input);
    await expect(call).rejects.toThrow(message);
    await expect(call).rejects.toBeInstanceOf(InputError);
  });

  it('does not hide a bug', async () => {
    await expect(callTool(echo, {text: 'bug'})).rejects.toBeInstanceOf(TypeError);
  });
});

describe('runProgram', () => {
  const program: Program = {
    name: 'docs',
    title: 'Docs',
    version: '1.2.3',
    command: 'npx docs',
    instructions: '',
    tools: [echo],
  };
  async function run(...words: string[]) {
    let [out, error] = ['', ''];
    const code = await runProgram(program, words, {
      write: (text) => (out += text),
      writeError: (text) => (error += text),
      readInput: async () => 'from input',
    });
    return {code, out, error};
  }

  it('passes all words to the first argument, and options to the others', async () => {
    expect(await run('say_it', 'a', '--flag', 'b c')).toEqual({code: 0, out: 'a --flag "b c"\n', error: ''});
    expect(await run('say-it', 'a', '--page', '/x', 'b')).toMatchObject({out: 'a b at /x\n'});
    expect(await run('say_it', '-')).toMatchObject({out: 'from input\n'});
  });

  it('writes no characters that a terminal would obey', async () => {
    expect(await run('say_it', 'a\u001b[2Jb\u202ec\td')).toMatchObject({out: 'a[2Jbc\td\n'});
  });

  it('ends with 1 for something that does not exist, with 2 for a wrong command line', async () => {
    expect(await run('say_it', 'no')).toMatchObject({code: 1});
    expect(await run('say_it')).toMatchObject({code: 2, error: expect.stringContaining('needs') as string});
    expect(await run('sing')).toMatchObject({
      code: 2,
      error: expect.stringContaining('say_it, mcp') as string,
    });
  });

  it('has a help and a version', async () => {
    expect((await run()).out).toContain('say_it <text> [--page <page>]');
    expect(await run('--version')).toEqual({code: 0, out: '1.2.3\n', error: ''});
  });
});
