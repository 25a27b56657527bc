import {describe, expect, it} from 'vitest';
import {pageOf} from '../../cedra/pages/test-page';
import {classify} from '../../cedra/pages/tasks';
import {coverageProblems, offered, shownNames, type Names} from './coverage';

const names: Names = {
  commands: ['move test', 'node run-localnet'],
  endpoints: ['GET /transactions', 'POST /transactions', 'GET /accounts/{address}'],
  methods: ['getLedgerInfo', 'transaction.build.simple'],
};
const none: Names = {commands: [], endpoints: [], methods: []};

describe('shownNames', () => {
  const run = (page: string) => shownNames(classify(pageOf(page)), names);

  it('finds what blocks run, and nothing in blocks that fail or are only checked', () => {
    expect(run('```bash\ncedra move test --filter a | tail -1\n```\n').commands).toEqual(['move test']);
    expect(run('```bash checked="no"\ncedra move test\n```\n')).toEqual(none);
    expect(run('```bash fails\ncedra move test\n```\n')).toEqual(none);
    expect(run('```ts run\nawait cedra\n  .getLedgerInfo();\n```\n').methods).toEqual(['getLedgerInfo']);
    expect(run('```ts title="a.ts"\ncedra.transaction.build.simple({});\n```\n').methods).toEqual([
      'transaction.build.simple',
    ]);
    expect(run('```ts\ncedra.getLedgerInfo();\n```\n')).toEqual(none);
  });

  it('distinguishes endpoints by method and path', () => {
    const endpoints = (command: string) => run(`\`\`\`bash\n${command}\n\`\`\`\n`).endpoints;
    expect(endpoints('curl -s "http://127.0.0.1:8080/v1/transactions?limit=1"')).toEqual([
      'GET /transactions',
    ]);
    expect(endpoints('curl -s $API/transactions -d @signed.json')).toEqual(['POST /transactions']);
    expect(endpoints('curl -s $API/accounts/$ME | jq .')).toEqual(['GET /accounts/{address}']);
    expect(endpoints('curl -s $API/accounts/$ME/resources')).toEqual([]);
  });
});

describe('coverageProblems', () => {
  const problems = (text: string, run: Names = none) =>
    coverageProblems(text, names, run).map(({line, level, message}) => `${line} ${level} ${message}`);
  const all = Object.entries(names).map(([kind, list]) => `  ${kind}: ${JSON.stringify(list)}`);

  it('accepts what a block runs, and what has a reason', () => {
    expect(problems('[]', names)).toEqual([]);
    expect(problems(['- reason: no network', ...all].join('\n'))).toEqual([]);
  });

  it('advises on what is missing or no longer true', () => {
    expect(problems('[]', {...names, commands: ['move test']})).toEqual([
      '1 warning no block runs "node run-localnet"; add a block, or list it here below commands',
    ]);
    expect(problems('- reason: slow\n  commands: [move test]', names)).toEqual([
      '2 warning a block runs "move test"; remove it here',
    ]);
  });

  it('rejects names that the tools do not have, and missing reasons', () => {
    expect(problems('- reason: old\n  commands: [move tset]', names)).toEqual([
      '2 error the reference data has no "move tset" among its commands; remove it',
    ]);
    expect(problems('- commands: [move test]', {...names, commands: ['node run-localnet']})).toEqual([
      '1 error has no reason; add "reason: …"',
    ]);
    expect(problems('commands: []', names)).toEqual([
      '1 error is not a list; begin each entry with "- reason: …"',
    ]);
  });
});

it('reads all commands, endpoints and methods from the reference data', () => {
  const {commands, endpoints, methods} = offered();
  expect(commands).toContain('move test');
  expect(endpoints).toContain('POST /view');
  expect(methods).toContain('transaction.build.simple');
  expect(methods.filter((name) => name.includes('getAccountInfo'))).toEqual(['getAccountInfo']);
});
