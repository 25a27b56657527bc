import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {callTool} from '@cedra-docs/docs-tool';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {loadPage} from '../../../cedra/pages/page';
import {readWords} from '../../search-index/words';
import {pageSources} from '../../search-index/sources';
import {toolData} from './data';
import {placesOf} from './places';
import type {ToolData} from './program/data';
import {patternsOf} from './program/examples';
import {docsProgram} from './program/tools';

const text = `# Write your first contract

> Head

Intro.

## Publish it {x}

\`\`\`bash
# Not a heading
\`\`\`

### \`Call\` it

Text.

## Next
`;

const written = {
  route: '/getting-started/counter',
  files: [['getting-started/counter.md', text] as const],
  headings: [],
};
const section = (anchor: string, heading: string, depth: number) => ({
  anchor,
  heading,
  depth,
  content: '',
  code: '',
});

describe('placesOf', () => {
  const headings = [
    {id: 'publish', title: 'Publish it {x}'},
    {id: 'call', title: 'Call it'},
    {id: 'empty', title: 'Is not in the Markdown'},
    {id: 'next', title: 'Next'},
  ];

  it('finds the lines of a section with what is below it', () => {
    expect(placesOf({...written, headings}, undefined)).toEqual({
      publish: ['getting-started/counter.md', 6, 16],
      call: ['getting-started/counter.md', 12, 16],
      empty: ['getting-started/counter.md', 0, 18],
      next: ['getting-started/counter.md', 16, 18],
    });
  });

  it('finds the file of a section of a long page, and the section of an entry', () => {
    const files = [
      ['errors.md', '# Errors\n\nList.\n'] as const,
      ['errors/coin.md', '# 0x1::coin\n\n## More\n\nText.\n'] as const,
    ];
    const record = {
      path: '/errors',
      title: 'Errors',
      description: '',
      lvl0: '',
      sections: [section('', 'Errors', 1), section('coin', '0x1::coin', 3), section('coin-E1', 'E1', 4)],
    };
    const places = placesOf({route: '/errors', files, headings: [{id: 'more', title: 'More'}]}, record);
    expect(places).toEqual({
      coin: ['errors/coin.md', 0, 6],
      more: ['errors/coin.md', 2, 6],
      'coin-E1': ['errors/coin.md', 0, 6],
    });
  });
});

describe('the tools', {timeout: 60_000}, () => {
  let folder: string;
  afterAll(() => {
    rmSync(folder, {recursive: true});
  });
  let data: ToolData;
  let call: (name: string, input: Record<string, string>) => ReturnType<typeof callTool>;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'docs-tool-'));
    const file = join(folder, 'page.mdx');
    writeFileSync(file, '## Publish it {/* #publish */}\n\n```bash\ncedra move publish --assume-yes\n```\n');
    const page = loadPage(file);
    const record = {
      path: '/getting-started/counter',
      title: 'Write your first contract',
      description: '',
      lvl0: 'Guides',
      sections: [
        section('', 'Write your first contract', 1),
        {...section('publish', 'Publish it', 2), content: 'Put the module on the chain.'},
      ],
    };
    const found = toolData({
      name: 'cedra-docs',
      title: 'Docs',
      version: '1.0.0',
      site: 'https://docs.example.org/',
      written: {
        pages: [{...written, headings: [{id: 'publish', title: 'Publish it {x}'}]}],
        indexes: [['llms.txt', '# All']],
      },
      records: [record],
      vocabulary: readWords(pageSources(process.cwd()).wordsFile),
      pages: [
        {
          route: '/getting-started/counter',
          title: 'Counter',
          page,
          receipt: {
            date: '2026-11-21',
            page: '',
            rules: '',
            tools: {cli: '1.0.0', commit: 'c6ac59a5', sdk: '2.2.8'},
            blocks: page.blocks.map(({hash}) => `${hash} ran`),
          },
        },
      ],
    });
    data = found.data;
    const {tools} = docsProgram(data, new Map(found.files.map((each) => [each.name, each.data])));
    call = async (name, input) => {
      const tool = tools.find((each) => each.name === name);
      if (!tool) throw new Error(`no tool ${name}`);
      return callTool(tool, input);
    };
  }, 60_000);

  it('search and read', async () => {
    expect((await call('search', {words: 'put on chain'})).text).toContain(
      '/getting-started/counter#publish',
    );
    expect((await call('read', {address: '/getting-started/counter#publish'})).text).toMatch(
      /^## Publish it/,
    );
    expect((await call('read', {address: 'llms.txt'})).text).toBe('# All');
  });

  it('proven_example shows proven code with level, date, tools and id', async () => {
    const {text: shown, data: found} = await call('proven_example', {name: 'cedra move publish'});
    expect(shown).toMatch(
      /Proof: ran on \d{4}-\d\d-\d\d with Cedra CLI \S+ \(commit \w+\), ts-sdk \S+.*; block [0-9a-f]{12}/,
    );
    expect(shown).toContain('```bash\n');
    expect(found?.examples).not.toEqual([]);
    expect(await call('proven_example', {name: 'cedra move publsh'})).toMatchObject({isFound: false});
    for (const {level} of data.examples) expect(['ran', 'compiled', 'typed', 'checked']).toContain(level);
  });

  it('explain_error explains, and searches for what it does not know', async () => {
    const message = 'Move abort in 0x1::fungible_asset: EINSUFFICIENT_BALANCE(0x10004): Insufficient balance';
    const known = await call('explain_error', {text: `${'log\n'.repeat(1_000)}${message}\n`});
    expect(known.text).toMatch(/^## EINSUFFICIENT_BALANCE \(0x10004\)\n\nFrom: 0x1::fungible_asset\n/);
    expect(known.text).toContain(
      'https://docs.example.org/move/errors#0x1-fungible_asset-EINSUFFICIENT_BALANCE-0x10004',
    );
    const unknown = await call('explain_error', {text: 'publish: counter'});
    expect(unknown.text).toMatch(
      /^This text has no error that the documentation explains\. The search finds:/,
    );
    expect(unknown.isFound).toBe(false);
  });

  it('check_command knows the commands, and never runs one', async () => {
    expect((await call('check_command', {line: 'move test'})).text).toContain(
      'Usage: cedra move test [OPTIONS]\nhttps://docs.example.org/cli/usage#cedra-move-test',
    );
    expect(await call('check_command', {line: 'cedra move tset'})).toMatchObject({
      text: 'Wrong: `cedra move` has no subcommand `tset`. Did you mean `cedra move test`?',
      data: {isValid: false},
    });
    expect((await call('check_command', {line: 'cedra info; cedra inof && rm -rf /'})).isFound).toBe(false);
    await expect(call('check_command', {line: 'aptos move test'})).rejects.toThrow('`cedra move test`');
    await expect(call('check_command', {line: '$(touch /tmp/x)'})).rejects.toThrow('no command');
  });

  it('check_query validates against schema and limits', async () => {
    const query = (rows: string) =>
      call('check_query', {query: `{ current_objects${rows} { object_address } }`});
    expect((await query('(limit: 100)')).data).toMatchObject({isValid: true});
    expect((await query('(limit: 101)')).text).toContain('at most 100 rows');
    expect((await query('(limt: 1)')).text).toMatch(
      /^Wrong: line 1: Unknown argument "limt".*Did you mean "limit"\?/,
    );
    await expect(call('check_query', {query: '{a'.repeat(9_000)})).rejects.toThrow('nested too deeply');
  });

  it('check_rest reads methods with paths, addresses and curl', async () => {
    const rest = (request: string) => call('check_rest', {request});
    expect((await rest('GET /v1/accounts/0x1/resources?limit=10')).text).toContain(
      '/indexer#rest-get-account-resources',
    );
    expect((await rest('https://testnet.cedra.dev/v1/info')).isFound).toBeUndefined();
    expect((await rest('https://testnet.cedra.dev/info')).text).toContain('has no `/v1`');
    expect((await rest("curl -s -X POST 'http://127.0.0.1:8080/v1/view' -d '{}'")).isFound).toBeUndefined();
    expect((await rest('curl http://127.0.0.1:8080/v1/view')).text).toContain('Send `POST /v1/view`');
    await expect(rest('accounts')).rejects.toThrow('Write a method and a path');
    await expect(rest('https://faucet-api.cedra.dev/mint')).rejects.toThrow('faucet');
  });

  it('check_sdk and framework', async () => {
    expect((await call('check_sdk', {name: 'cedra.view({payload})'})).text).toContain(
      '/sdks/typescript-sdk#sdk-view',
    );
    expect((await call('check_sdk', {name: 'cedra.veiw()'})).text).toContain('Did you mean `cedra.view`?');
    expect((await call('framework', {name: '0x1::coin::transfer'})).text).toContain(
      '/move/modules#0x1-coin-transfer',
    );
    expect(await call('framework', {name: '0x1::coin::transfre'})).toMatchObject({isFound: false});
  });

  it('check_sdk and framework know the names of Aptos', async () => {
    for (const [name, here] of [
      ['AptosConfig', 'CedraConfig'],
      ['aptos.getAccountAPTAmount({accountAddress})', 'cedra.getAccountCEDRAAmount({accountAddress})'],
      ['AptosApiError', 'CedraApiError'],
    ] as const) {
      const answer = await call('check_sdk', {name});
      expect(answer.text, name).toContain(`Here it is \`${here}\`.`);
      expect(answer.data, name).toMatchObject({isValid: false});
    }
    for (const [name, here] of [
      ['aptos_framework::aptos_account::transfer', '0x1::cedra_account::transfer'],
      ['0x1::aptos_coin::AptosCoin', '0x1::cedra_coin::CedraCoin'],
      ['aptos_account', '0x1::cedra_account'],
    ] as const) {
      const answer = await call('framework', {name});
      expect(answer.text, name).toContain(`The framework has no \`${name}\`. Here it is \`${here}\`.`);
      expect(answer.text, name).toContain('```move');
    }
    // A name that neither has is not renamed.
    expect((await call('check_sdk', {name: 'AptosNothing'})).text).not.toContain('Here it is');
  });

  it('report_problem only returns a link to the form', async () => {
    const {data: found} = await call('report_problem', {
      text: 'a&b=<c>\nmore',
      page: '/getting-started/counter#publish',
    });
    const url = new URL(found?.url as string);
    expect(url.origin + url.pathname).toBe('https://github.com/cedra-labs/docs/issues/new');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      template: 'page.yml',
      title: 'a&b=<c>',
      page: 'https://docs.example.org/getting-started/counter',
      happened: 'a&b=<c>\nmore',
    });
    const long = await call('report_problem', {text: '€'.repeat(50_000)});
    expect(String(long.data?.url).length).toBeLessThanOrEqual(7_500);
    await expect(call('report_problem', {text: 'a', page: 'https://evil.example/x'})).rejects.toThrow(
      'no page',
    );
  });
});

describe('patternsOf', () => {
  const uses = (name: string, code: string) => patternsOf(name).some((pattern) => pattern.test(code));

  it.each([
    ['0x1::coin::transfer', 'coin::transfer<A>(a, b)', 'coin::transfer_from(a)'],
    ['cedra move publish', 'cedra  move publish --x', 'cedra move publishes'],
    [
      'GET /accounts/{address}/resources',
      'curl $N/v1/accounts/0x1/resources?limit=1',
      'curl $N/v1/accounts/0x1/resource/x',
    ],
    ['/v1/info', 'curl $N/v1/info', 'curl $N/v1/infos'],
    ['cedra.getLedgerInfo()', 'await client.getLedgerInfo()', 'await cedra.getLedgerInfos()'],
    ['EINSUFFICIENT_BALANCE', 'EINSUFFICIENT_BALANCE(0x1)', 'EINSUFFICIENT_BALANCES'],
    ['a+(b', 'x a+(b y', 'aab'],
  ])('%s is in %j and not in %j', (name, code, other) => {
    expect(uses(name, code)).toBe(true);
    expect(uses(name, other)).toBe(false);
  });
});
