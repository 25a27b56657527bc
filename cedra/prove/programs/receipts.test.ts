import {describe, expect, it} from 'vitest';
import {pageOf} from '../../pages/test-page';
import {runsReceipt} from '../../programs/programs';
import {makeReceipt} from '../receipts';
import {provablePrograms, waitingPrograms, withRuns} from './receipts';

const tools = {cli: '1.0.0', commit: 'c6ac59a5', sdk: '2.2.8'};

describe('receipts of programs that ran in a browser', () => {
  const program = '```ts run\nconsole.log(1)\n```\n';
  const page = {...pageOf(program), file: 'docs/page.mdx'};
  const outcomes = page.blocks.map((block) => ({block, level: 'ran' as const, failures: []}));
  const outcome = {file: page.file, outcomes, failures: [], seconds: 1};
  const without = makeReceipt(page, outcome, tools, undefined);
  const receipt = {...without, runsHere: runsReceipt(provablePrograms(page))};

  it('are missing for a program that did not run; the message names line and program', () => {
    expect(waitingPrograms([page], {'docs/page.mdx': receipt})).toEqual([]);
    const [waiting] = waitingPrograms([page], {'docs/page.mdx': without});
    expect(waiting).toMatchObject({line: 1, problem: 'the program waits for its proof in a browser'});
    const request = pageOf('## Read `it` {/* #read */}\n\n```bash\ncurl -s http://127.0.0.1:8080/v1\n```\n');
    expect(waitingPrograms([request], {})).toMatchObject([
      {line: 3, problem: 'the request below “Read it” waits for its proof in a browser'},
    ]);
  });

  it('are not needed for programs that need more than a localnet', () => {
    const query = pageOf('```graphql\n{ processor_status { processor } }\n```\n');
    expect(waitingPrograms([query], {})).toEqual([]);
  });

  it('are kept by a new proof of the page, but not with new tools', () => {
    expect(withRuns(receipt, without)).toEqual(receipt);
    expect(withRuns(receipt, {...without, tools: {...tools, sdk: '3.0.0'}})).not.toHaveProperty('runsHere');
  });
});
