// `npm run bench -- docs-tool`: size, start and calls of the command-line tool and MCP server.
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {TOOL_NAME} from '../src/site/product';
import {percentile} from './percentile';

/** Inputs of each tool. */
const inputs: Record<string, Record<string, string>[]> = {
  search: ['estimate gas', 'how do I mint an NFT', 'msg.sender', 'transfr coins', 'localnet'].map(
    (words) => ({words}),
  ),
  read: ['/intro', '/move/errors', '/move/errors#0x1-coin', '/cli/usage#cedra-move-test'].map((address) => ({
    address,
  })),
  proven_example: ['0x1::primary_fungible_store::transfer', 'cedra move publish', 'cedra.view'].map(
    (name) => ({name}),
  ),
  explain_error: ['EINSUFFICIENT_BALANCE(0x10004)', 'something unknown', 'log line\n'.repeat(10_000)].map(
    (text) => ({text}),
  ),
  check_command: ['cedra move publish --assume-yes', 'cedra move publsh'].map((line) => ({line})),
  check_query: ['{ current_objects(limit: 1) { object_address } }', '{ current_objects { colour } }'].map(
    (query) => ({query}),
  ),
  check_rest: ['GET /v1/accounts/0x1', 'GET /v1/acounts/0x1'].map((request) => ({request})),
  check_sdk: ['cedra.getLedgerInfo()', 'cedra.getLedgerInfos()'].map((name) => ({name})),
  framework: ['0x1::coin::transfer', 'coin::transferr'].map((name) => ({name})),
  report_problem: [{text: 'a typo'}],
};

const ROUNDS = 20;

const time = async (task: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await task();
  return performance.now() - start;
};

const shown = (times: readonly number[]) =>
  [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(1).padStart(7)).join('');

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-tool-'));
  const archive = path.resolve(`build/${TOOL_NAME}.tgz`);
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  const program = path.join(folder, 'package/program.js');
  console.log(`${(statSync(archive).size / 1000).toFixed(0)} KB packed\nms          p50    p95    max`);
  const command = Array.from({length: 10}, () => {
    const start = performance.now();
    execFileSync(process.execPath, [program, 'search', 'estimate gas']);
    return performance.now() - start;
  });
  console.log(`command ${shown(command)}`);
  const starts: number[] = [];
  const connect = async (): Promise<Client> => {
    const client = new Client({name: 'bench', version: '1.0.0'});
    const transport = new StdioClientTransport({command: process.execPath, args: [program, 'mcp']});
    starts.push(await time(() => client.connect(transport)));
    return client;
  };
  for (let round = 0; round < 10; round += 1) await (await connect()).close();
  console.log(`start   ${shown(starts)}`);
  const client = await connect();
  // As long as an assistant needs to read the list.
  await client.listTools();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const all: number[] = [];
  for (const [name, list] of Object.entries(inputs)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const input of list) times.push(await time(() => client.callTool({name, arguments: input})));
    console.log(`${name.padEnd(15)} ${shown(times)}`);
    all.push(...times);
  }
  console.log(`all calls       ${shown(all)}`);
  await client.close();
  rmSync(folder, {recursive: true});
}

void main();
