import {compileFunction} from 'node:vm';
import {ModuleKind, ScriptTarget, transpileModule} from 'typescript';
import {describe, expect, it} from 'vitest';
import {requestProgram} from './requests';

/** Runs the program of a command with a fake `fetch`: what it requests, and what it prints. */
async function run(script: string, response: Response = Response.json({a: 1})) {
  const program = requestProgram(script);
  if (!program || !('code' in program)) throw new Error(`no program: ${JSON.stringify(program)}`);
  const {outputText: code} = transpileModule(program.code, {
    compilerOptions: {module: ModuleKind.CommonJS, target: ScriptTarget.ES2022},
  });
  const requests: [url: string, options?: RequestInit][] = [];
  const printed: string[] = [];
  const evaluate = compileFunction(`return (async () => {${code}\n})()`, [
    'require',
    'exports',
    'fetch',
    'console',
  ]) as (...values: unknown[]) => Promise<void>;
  await evaluate(
    () => ({account: {accountAddress: '0xabc'}}),
    {},
    async (url: string, options?: RequestInit) => {
      requests.push([url, options]);
      return response;
    },
    {log: (text: string) => printed.push(text)},
  );
  return {requests, printed};
}

const node = 'http://127.0.0.1:8080/v1';

describe('requestProgram', () => {
  it('sends the request of curl, and prints status, time, headers that matter and formatted JSON', async () => {
    const headers = {'x-cedra-epoch': '7', server: 'a'};
    const {requests, printed} = await run(`curl -s ${node} | jq .a`, Response.json({a: 1}, {headers}));
    expect(requests).toEqual([[node, undefined]]);
    expect(printed).toEqual([
      expect.stringMatching(/^200 after \d+ ms$/),
      'content-type: application/json',
      'x-cedra-epoch: 7',
      '{\n  "a": 1\n}',
    ]);
  });

  it('prints text that is not JSON unchanged', async () => {
    const {printed} = await run(
      `curl ${node}/spec`,
      new Response('<p>', {headers: {'content-type': 'text/html'}}),
    );
    expect(printed.at(-1)).toBe('<p>');
  });

  it('sends method, headers and body with curl', async () => {
    const {requests} = await run(
      `curl -s -X POST '${node}/view' -H 'Content-Type: application/json' \\\n  -d '{"a": ["it\\u0027s"]}'`,
    );
    expect(requests).toEqual([
      [
        `${node}/view`,
        {method: 'POST', headers: {'content-type': 'application/json'}, body: `{"a":["it's"]}`},
      ],
    ]);
  });

  it('replaces the reader’s address by the trial account', async () => {
    const mint = await run('curl -X POST "http://127.0.0.1:8081/mint?address=$ME&amount=1"');
    expect(mint.requests[0]?.[0]).toBe('http://127.0.0.1:8081/mint?address=0xabc&amount=1');
    const fund = await run(`curl http://127.0.0.1:8081/fund -d "{\\"address\\": \\"$ME\\"}"`);
    expect(fund.requests[0]?.[1]?.body).toBe('{"address":"0xabc"}');
    const assigned = await run(`ME=0x$(cat a)\ncurl -s "${node}/accounts/$ME"`);
    expect(assigned.requests[0]?.[0]).toBe(`${node}/accounts/0xabc`);
  });

  it('fills in variables that the script assigns', async () => {
    const {requests} = await run(`API=${node} AT=0x1\ncurl -s "$API/accounts/\${AT}" | jq .`);
    expect(requests[0]?.[0]).toBe(`${node}/accounts/0x1`);
  });

  it('sends a view with the types of the REST API', async () => {
    const {requests} = await run(
      'cedra move view --function-id 0x1::a::b --type-args 0x1::c::D 0x1::e::F --args u8:1 u64:2 bool:true string:x address:0x1 address:default',
    );
    expect(requests[0]?.[0]).toBe(`${node}/view`);
    expect(JSON.parse(requests[0]?.[1]?.body as string)).toEqual({
      function: '0x1::a::b',
      type_arguments: ['0x1::c::D', '0x1::e::F'],
      arguments: [1, '2', true, 'x', '0x1', '0xabc'],
    });
  });

  it('sends a view to the address that the command names', async () => {
    const {requests} = await run('cedra move view --url https://devnet.cedra.dev --function-id 0x1::a::b');
    expect(requests[0]?.[0]).toBe('https://devnet.cedra.dev/v1/view');
  });

  it.each([
    ['curl -s http://127.0.0.1:8070/', 'requests http://127.0.0.1:8070'],
    [`curl -s -o a.json ${node}`, 'uses -o with curl'],
    [`curl -s ${node}/spec.json | jq .info`, 'has a response that is too long to show'],
    [`curl -s ${node} > a.json`, 'is more than one request'],
    [`curl -s "${node}/accounts/$POOL"`, 'uses $POOL in the shell'],
    [`SENDER=0x$(cat a)\ncurl -s "${node}/accounts/$SENDER/transactions"`, 'uses $SENDER in the shell'],
    [`curl -s ${node}/accounts/$ME/module/coins`, 'asks for a module that the page publishes'],
    [`curl -s "${node}/accounts/$(cat a)"`, 'uses $( in the shell'],
    [`for a in 1 2; do curl -s ${node}; done`, 'is more than one request'],
    ['cedra move view --function-id default::a::b', 'calls a module that the page publishes'],
    ['cedra move view --function-id 0x1::a::b --args address:bob', 'passes address:bob'],
    [
      'cedra move run --function-id 0x1::a::b\ncedra move view --function-id 0x1::a::b',
      'runs several commands',
    ],
  ])('has no program for %s', (script, why) => {
    expect(requestProgram(script)).toEqual({why});
  });

  it('says nothing about other commands', () => {
    expect(requestProgram('cedra move test')).toBeUndefined();
  });
});
