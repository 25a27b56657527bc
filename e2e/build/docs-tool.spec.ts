// The command-line tool and MCP server that is served with the site, from its archive.
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {expect, test} from '@playwright/test';
import {built} from '../_helpers/build';
import {sites} from '../_helpers/sites';

const archive = path.resolve(sites.plain.directory, 'cedra-docs.tgz');
let folder: string;
let program: string;

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-tool-'));
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  program = path.join(folder, 'package/program.js');
});

test.afterAll(() => rmSync(folder, {recursive: true}));

const run = (...words: string[]) => {
  const {status, stdout, stderr} = spawnSync(process.execPath, [program, ...words], {
    cwd: folder,
    encoding: 'utf8',
    input: 'Move abort in 0x1::coin: EINSUFFICIENT_BALANCE(0x10006)',
  });
  return {status, stdout, stderr};
};

test('S10.docs-tool: The archive is small and needs no package, and the pages for programs name it', () => {
  expect(statSync(archive).size).toBeLessThanOrEqual(1_050_000);
  expect(readdirSync(path.join(folder, 'package')).sort()).toEqual([
    'NOTICES.txt',
    'README.md',
    'data.br',
    'package.json',
    'program.js',
  ]);
  // For everybody, whatever the umask of the build.
  const list = execFileSync('tar', ['-tvzf', archive], {encoding: 'utf8'}).trim().split('\n');
  for (const line of list) expect(line).toMatch(/^-rw[-x]r-[-x]r-[-x] /);
  for (const file of ['llms.txt', 'agents.md']) expect(built(file)).toContain('/cedra-docs.tgz help`');
});

test('S10.docs-tool: The command line answers, and its exit code says whether something exists', () => {
  expect(run('help').stdout).toMatch(/^Usage: npx -y https:\/\/\S+\/cedra-docs\.tgz <command> <text>$/m);
  expect(run('search', 'faucet')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^- .+\n {2}https:\/\/\S+/),
  });
  expect(run('read', '/getting-started/counter').stdout).toBe(built('getting-started/counter.md'));
  expect(run('read', '/gas-tokens#quote').stdout).toMatch(/^#+ \w/);
  expect(run('explain_error', '-').stdout).toContain('/move/errors#0x1-coin-EINSUFFICIENT_BALANCE-0x10006');
  expect(run('check_command', 'cedra move publsh').status).toBe(1);
  expect(run('check_command', 'cedra', 'move', 'publish', '--assume-yes').status).toBe(0);
  expect(run('dance')).toMatchObject({status: 2, stdout: ''});
});

/** Connects to the MCP server as an assistant does. */
async function connect(): Promise<Client> {
  const client = new Client({name: 'test', version: '1.0.0'});
  const command = {command: process.execPath, args: [program, 'mcp'], cwd: folder};
  await client.connect(new StdioClientTransport(command));
  return client;
}

/** An input for each tool, and a part of the answer. */
const calls: Record<string, [input: Record<string, string>, answer: RegExp]> = {
  search: [{words: 'faucet'}, /https:\/\/\S+#/],
  read: [{address: '/move/errors#0x1-coin'}, /EINSUFFICIENT_BALANCE/],
  proven_example: [{name: 'cedra move publish'}, /Proof: ran on .* with Cedra CLI .*; block [0-9a-f]{12}/],
  explain_error: [{text: 'SEQUENCE_NUMBER_TOO_OLD'}, /move\/errors#SEQUENCE_NUMBER_TOO_OLD/],
  check_command: [{line: 'cedra move tset'}, /Did you mean `cedra move test`/],
  check_query: [{query: '{ current_objects(limt: 1) { object_address } }'}, /Did you mean "limit"/],
  check_rest: [{request: 'GET /v1/acounts/0x1'}, /GET \/v1\/accounts\/\{address\}/],
  check_sdk: [{name: 'cedra.getLedgerInfos'}, /cedra\.getLedgerInfo`/],
  framework: [{name: '0x1::coin::transfer'}, /fun transfer<CoinType>/],
  report_problem: [{text: 'A typo', page: '/intro'}, /issues\/new\?template=page\.yml&title=A\+typo/],
};

test('S10.docs-tool: An assistant lists the tools and calls each of them', async () => {
  const client = await connect();
  const {tools} = await client.listTools();
  expect(tools.map(({name}) => name)).toEqual(Object.keys(calls));
  for (const [name, [input, answer]] of Object.entries(calls)) {
    const {content, isError} = await client.callTool({name, arguments: input});
    expect(content, name).toEqual([{type: 'text', text: expect.stringMatching(answer)}]);
    expect(isError, name).toBeFalsy();
  }
  await client.close();
});

test('S10.docs-tool: Hostile input is answered, never run, opened or requested', async () => {
  const client = await connect();
  const {tools} = await client.listTools();
  const hostile = [
    '../../../../../../etc/passwd',
    'file:///etc/passwd',
    'http://127.0.0.1:9/x',
    '$(touch hacked) `touch hacked`; touch hacked | touch hacked && touch hacked > hacked',
    '__proto__',
    '\0\u202e\ud800',
    '{'.repeat(19_000),
    '('.repeat(3_900),
    'a'.repeat(1_000_000),
  ];
  for (const {name, inputSchema} of tools) {
    for (const text of hostile) {
      const [argument = ''] = inputSchema.required ?? [];
      const {content} = await client.callTool({name, arguments: {[argument]: text}});
      const [answer] = content as {text: string}[];
      expect(answer?.text, `${name} ${text.slice(0, 40)}`).toBeTruthy();
      expect(answer?.text).not.toContain('root:x:0');
    }
  }
  for (const wrong of [{}, {words: 1}, {words: 'a', other: 'b'}])
    expect(await client.callTool({name: 'search', arguments: wrong})).toMatchObject({isError: true});
  await expect(client.callTool({name: 'run', arguments: {}})).rejects.toThrow(/run/);
  // It still answers.
  const {content} = await client.callTool({name: 'explain_error', arguments: {text: 'a\n'.repeat(500_000)}});
  expect(JSON.stringify(content)).toContain('This text has no error');
  expect(existsSync(path.join(folder, 'hacked'))).toBe(false);
  expect(readdirSync(folder)).toEqual(['package']);
  await client.close();
});
