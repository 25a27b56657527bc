import {tmpdir} from 'node:os';
import {describe, expect, it} from 'vitest';
import {loadPage} from '../../pages/page';
import {pageOf} from '../../pages/test-page';
import {buildProblem, judgeRun} from './browser';
import {provablePrograms} from './receipts';

const fence = (head: string, code: string) => `\`\`\`${head}\n${code}\n\`\`\`\n\n`;
const done = 'The program has ended. Network: Localnet.';

/** The problems of the first program of a page that printed this. */
function problems(text: string, printed: string, state = done): string[] {
  const [program] = provablePrograms(pageOf(text));
  if (!program) throw new Error('The page has no program.');
  return judgeRun(program, {state, lines: [{level: 'log', text: `${printed}\n`}]}, tmpdir()).map(
    ({problem}) => problem,
  );
}

describe('a program in the browser', () => {
  const program = fence('ts run', 'console.log(1)') + fence('text output', 'number ‹12›');

  it('fails when the output differs from the page', () => {
    expect(problems(program, 'number 345')).toEqual([]);
    expect(problems(program, 'text 345')).toEqual(['the output is not what the page shows']);
  });

  it('fails when the program does not end', () => {
    expect(problems(program, 'number 1', 'The program failed on Localnet.')).toEqual([
      'the program failed in the browser',
    ]);
    expect(problems(program, 'number 1', 'Stopped after 60 seconds')).toHaveLength(1);
  });

  it('passes without an output block', () => {
    expect(problems(fence('ts run', 'console.log(1)'), 'anything')).toEqual([]);
  });
});

describe('a request in the browser', () => {
  const ledger = '200 after 3 ms\ncontent-type: application/json\nx-cedra-chain-id: 4\n{\n  "chain_id": 4\n}';
  const curl = 'curl -s http://127.0.0.1:8080/v1';

  it('fails when the response differs from the output of the command', () => {
    const page = (code: string, output: string) => fence('bash', code) + fence('json output', output);
    expect(problems(page(curl, '{"chain_id":4}'), ledger)).toEqual([]);
    expect(problems(page(curl, '{"chain_id":5}'), ledger)).toHaveLength(1);
    expect(problems(page(`${curl} | tr -d '{}'`, '"chain_id":4'), ledger)).toEqual([]);
  });

  it('may be rejected only if the page shows an error', () => {
    const refused = '404 after 3 ms\ncontent-type: application/json\n{\n  "message": "not found"\n}';
    expect(problems(fence('bash', curl), ledger)).toEqual([]);
    expect(problems(fence('bash', curl), refused)).toEqual(['the request returned status 404']);
    expect(problems(fence('bash', curl) + fence('json output', '{"message":"not found"}'), refused)).toEqual(
      [],
    );
  });

  it('is compared with the output of cedra move view', () => {
    const view = fence('bash', 'cedra move view --function-id 0x1::a::b');
    const response = '200 after 3 ms\ncontent-type: application/json\n[\n  "3600"\n]';
    expect(problems(view + fence('json output', '{\n  "Result": [\n    "3600"\n  ]\n}'), response)).toEqual(
      [],
    );
    expect(problems(view + fence('json output', '{\n  "Result": [\n    "1"\n  ]\n}'), response)).toHaveLength(
      1,
    );
    const failing = view + fence('json output', '{\n  "Error": "API error: no module"\n}');
    expect(problems(failing, '400 after 3 ms\n{\n  "message": "no module"\n}')).toEqual([]);
    expect(problems(failing, response)).toHaveLength(1);
  });

  it('may get other numbers for the trial account', () => {
    const balance = fence('bash', `${curl}/accounts/$ME/balance`) + fence('text output', '400000000');
    expect(problems(balance, '200 after 3 ms\ncontent-type: application/json\n300000000')).toEqual([]);
    expect(problems(balance, '200 after 3 ms\ncontent-type: application/json\nnull')).toHaveLength(1);
  });
});

describe('buildProblem', () => {
  const page = loadPage('docs/intro.mdx');

  it('says how to build the site', () => {
    expect(buildProblem([page], Date.now() + 60_000)).toBeUndefined();
    expect(buildProblem([page], 0)).toMatch(/older than .*intro\.mdx.*npm run build/);
  });
});
