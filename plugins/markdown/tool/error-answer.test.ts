import {describe, expect, it, vi} from 'vitest';
import type {SearchClient} from '@cedra-docs/search/browser';
import type {Library} from '@cedra-docs/docs-tool';
import {errors} from '../../../cedra/errors/data';
import {lookUp} from '../../../cedra/errors/lookup';
import {answerOf, withErrorAnswer} from '../../../src/error-answer/errorAnswer';
import type {ToolData} from './program/data';
import {errorTool} from './program/errors';

const all = errors();
const explain = (text: string) => lookUp(text, all, []);
const loadExplain = vi.hoisted(() => vi.fn());
vi.mock('@site/src/error-answer/explainError', async (original) => ({
  ...(await original<object>()),
  loadExplain,
}));

const hit = {objectID: 'a', url: 'https://docs.example/a', hierarchy: {lvl0: 'A', lvl1: 'A'}};
const client = {
  search: async () => ({results: [{query: '', page: 0, nbHits: 1, hits: [hit]}]}),
} as unknown as SearchClient;

async function firstHit(message: string) {
  const query = message.slice(0, 64);
  const answering = withErrorAnswer(client, () => message, 'https://docs.example/');
  const {results} = await answering.search({requests: [{query, indexName: 'docs'}]});
  return results[0]?.hits[0];
}

const MESSAGES = [
  '{\n  "Error": "Simulation failed with status: Move abort in 0x1::fungible_asset: EINSUFFICIENT_BALANCE(0x10004): Insufficient balance"\n}',
  'CedraApiError: Request to [Fullnode]: POST http://127.0.0.1:8080/v1/transactions failed with: {"message":"Invalid transaction: Type: Validation Code: SEQUENCE_NUMBER_TOO_OLD"}',
  '\u001b[31merror\u001b[0m: match not exhaustive\n  ┌─ /home/eva/a.move:3:4\n  │\n3 │ match (x) {\n  │ ^^^',
  'Error: connect ECONNREFUSED 127.0.0.1:8090',
  'bash: ./scripts/dev_setup.sh: Permission denied',
  'Move abort in 0x5ab::subs: EALREADY_PULLED(0x7): This period was paid already',
];

describe('the answer to an error', () => {
  it.each(MESSAGES)('is the first hit, and the same as in the docs tool: %j', async (message) => {
    loadExplain.mockResolvedValue(explain);
    const [expected] = explain(message);
    const first = await firstHit(message);
    expect(first && answerOf(first)).toEqual(expected);
    const library = {addressOf: (route: string) => route, search: async () => []} as unknown as Library;
    const {data} = await errorTool({errors: all, pageErrors: []} as unknown as ToolData, library).run({
      text: message,
    });
    const [found] = (data as {findings: {name: string; cause: string}[]}).findings;
    expect(found).toMatchObject({name: expected?.name, cause: expected?.cause});
  });

  it('is not stored with the recent searches', async () => {
    loadExplain.mockResolvedValue(explain);
    const first = await firstHit(MESSAGES[0] ?? '');
    expect(Object.keys(first ?? {})).toEqual(Object.keys(JSON.parse(JSON.stringify(first)) as object));
    expect(first && answerOf({...first})).toBeDefined();
  });

  it('is not given to a question, and nothing is loaded for it', async () => {
    loadExplain.mockClear();
    expect(await firstHit('how do I send coins to somebody')).toBe(hit);
    expect(loadExplain).not.toHaveBeenCalled();
  });

  it('is missing when the explanations cannot be loaded, and asked for again', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    loadExplain.mockRejectedValueOnce(new Error('offline'));
    expect(await firstHit(MESSAGES[0] ?? '')).toBe(hit);
    expect(warn).toHaveBeenCalled();
  });
});
