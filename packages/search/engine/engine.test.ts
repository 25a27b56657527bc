import {describe, expect, it} from 'vitest';
import {buildIndex, decompress, DEFAULT_LIMITS} from '../indexing/build';
import {Engine} from './engine';
import type {PageRecord, SectionRecord} from '../format/types';
import type {Vocabulary} from '../words/vocabulary';

const page = (
  path: string,
  title: string,
  content: string,
  sections: [heading: string, content: string, code?: string][] = [],
): PageRecord => ({
  path,
  title,
  description: '',
  lvl0: 'Test',
  sections: [
    {anchor: '', heading: title, depth: 1, content, code: ''},
    ...sections.map(([heading, text, code = '']) => ({
      anchor: heading.toLowerCase().replaceAll(' ', '-'),
      heading,
      depth: 2,
      content: text,
      code,
    })),
  ],
});

const pages: PageRecord[] = [
  page('/faucet', 'Get coins from the faucet', 'Ask for free coins on a test network.', [
    ['Errors', 'The faucet may be empty.'],
  ]),
  page('/fa', 'Your first fungible asset', 'Create, mint and burn.', [
    ['Transfer it', 'Call the framework.', '0x1::fungible_asset::transfer primary_fungible_store'],
    ['Access', 'Only the owner may mint.', 'ENOT_AUTHORIZED 0x10001'],
  ]),
  page('/validator', 'Set up a validator', 'Keys and stake.', [
    ['Delegation', 'Let others delegate their stake.'],
  ]),
  page('/sdk', 'TypeScript SDK', 'Sign and send a transaction.', [
    ['Read an account', 'Ask the node.', 'getAccountInfo'],
  ]),
  page('/cli', 'CLI reference', 'All commands.', [
    ['tool move publish', 'Publishes a package.', '--named-addresses --assume-yes'],
  ]),
];

const vocabulary: Vocabulary = {
  stopWords: ['a', 'an', 'of', 'how', 'to', 'not', 'the'],
  equivalent: [['deploy', 'publish']],
  related: {wallet: ['account']},
};

async function engineOf(records: PageRecord[], limits = DEFAULT_LIMITS, failing = new Set<string>()) {
  const {root, files} = buildIndex(records, vocabulary, limits);
  const loaded: string[] = [];
  const engine = await Engine.load(root, async (name) => {
    loaded.push(name);
    const file = files.find((candidate) => candidate.name === name);
    if (!file || failing.has(name)) throw new Error(`no ${name}`);
    return decompress(file);
  });
  return {engine, loaded, files};
}

async function hits(engine: Engine, query: string): Promise<string[]> {
  const {ranked} = await engine.search(query);
  return ranked.map(({doc}) => {
    const {path, anchor} = engine.headOf(doc);
    return anchor ? `${path}#${anchor}` : path;
  });
}

describe.each([
  ['in few files', DEFAULT_LIMITS],
  ['in many files', {shardPostings: 8, textCharacters: 50}],
])('the engine with an index %s', (_, limits) => {
  it.each([
    ['transfer', '/fa#transfer-it'],
    ['transferring', '/fa#transfer-it'],
    ['0x1::fungible_asset::transfer', '/fa#transfer-it'],
    ['fungible_asset::transfer', '/fa#transfer-it'],
    ['primaryFungibleStore', '/fa#transfer-it'],
    ['fungible', '/fa'],
    ['first fungible asset', '/fa'],
    ['getAccountInfo', '/sdk#read-an-account'],
    ['getAccount', '/sdk#read-an-account'],
    ['--named-addresses', '/cli#tool-move-publish'],
    ['tool move publish', '/cli#tool-move-publish'],
    ['ENOT_AUTHORIZED', '/fa#access'],
    ['not authorized', '/fa#access'],
    ['0x10001', '/fa#access'],
    ['fauc', '/faucet'],
    ['faucte', '/faucet'],
    ['fungable aset', '/fa'],
    ['validater', '/validator'],
    ['delegating', '/validator#delegation'],
    ['deploy a package', '/cli#tool-move-publish'],
    ['wallet', '/sdk#read-an-account'],
  ])('%s leads to %s', async (query, expected) => {
    const {engine} = await engineOf(pages, limits);
    expect((await hits(engine, query))[0]).toBe(expected);
  });

  it('finds a segment of a path after the page about it', async () => {
    const {engine} = await engineOf(pages, limits);
    expect((await hits(engine, 'fungible_asset')).slice(0, 2)).toEqual(['/fa', '/fa#transfer-it']);
  });

  it.each(['', '   ', 'qwxzyk', '!?', 'zzzzzzzzzz', '🤷'])('finds nothing for %j', async (query) => {
    const {engine} = await engineOf(pages, limits);
    expect(await hits(engine, query)).toEqual([]);
  });
});

describe('ranking', () => {
  const variants = [
    page('/exact', 'One', 'staker'),
    page('/prefix', 'Two', 'stakers'),
    page('/other', 'Three', 'nothing'),
  ];

  it('ranks a word above words of which it is a prefix', async () => {
    const {engine} = await engineOf(variants);
    expect(await hits(engine, 'staker')).toEqual(['/exact', '/prefix']);
  });

  it('corrects only words that are not in the index', async () => {
    const {engine} = await engineOf([page('/a', 'One', 'coin'), page('/b', 'Two', 'join')]);
    expect(await hits(engine, 'coin ')).toEqual(['/a']);
    expect(await hits(engine, 'toin ')).toEqual(expect.arrayContaining(['/a', '/b']));
  });

  it('prefers corrections with one typo to those with two', async () => {
    const {engine} = await engineOf([page('/two', 'One', 'tranzaction'), page('/one', 'Two', 'transaction')]);
    expect(await hits(engine, 'transactoon ')).toEqual(['/one']);
    expect(await hits(engine, 'tronsactoon ')).toEqual(['/one']);
  });

  it('ranks sections with all words above sections with most words', async () => {
    const {engine} = await engineOf([
      page('/most', 'One', 'alpha beta alpha beta alpha beta'),
      page('/all', 'Two', 'alpha beta gamma and many words more that make the section longer than the other'),
      page('/one', 'Three', 'alpha'),
    ]);
    expect(await hits(engine, 'alpha beta gamma')).toEqual(['/all', '/most']);
  });

  it('ranks the page with that title first', async () => {
    const {engine} = await engineOf([
      page('/prose', 'Networks', 'glossary glossary glossary glossary'),
      page('/g', 'Glossary', 'Words.'),
    ]);
    expect((await hits(engine, 'glossary'))[0]).toBe('/g');
  });
});

describe('an index in many files', () => {
  it('loads each file once', async () => {
    const {engine, loaded} = await engineOf(pages, {...DEFAULT_LIMITS, shardPostings: 8});
    await hits(engine, 'validator');
    const first = loaded.length;
    await hits(engine, 'validator');
    expect(loaded).toHaveLength(first);
    expect(new Set(loaded).size).toBe(first);
  });

  it('finds a single letter in the list of its prefix', async () => {
    const many = Array.from({length: 40}, (_, at) =>
      page(`/${at}`, `Page ${at}`, `va${String.fromCharCode(97 + (at % 26))}x word`),
    );
    const limits = {...DEFAULT_LIMITS, shardPostings: 8};
    const {engine, loaded} = await engineOf(many, limits);
    expect(new Set(await hits(engine, 'v')).size).toBe(40);
    expect(loaded.length).toBeLessThanOrEqual(4);
    const {engine: unlisted} = await engineOf(many, {...limits, shardPostings: 10_000});
    expect(new Set(await hits(unlisted, 'v'))).toEqual(new Set(await hits(engine, 'v')));
  });

  it('corrects typos with the list of words, and loads only the ranges of the corrections', async () => {
    const {engine, loaded} = await engineOf(pages, {...DEFAULT_LIMITS, shardPostings: 1});
    expect((await hits(engine, 'delagation'))[0]).toBe('/validator#delegation');
    expect(loaded.length).toBeLessThan(12);
  });

  it('loads a file again after a failure', async () => {
    const failing = new Set<string>();
    const {engine, files} = await engineOf(pages, DEFAULT_LIMITS, failing);
    for (const {name} of files) failing.add(name);
    await expect(engine.contentOf(0)).rejects.toThrow(/^no /);
    failing.clear();
    await expect(engine.contentOf(0)).resolves.toContain('free coins');
  });
});

describe('reference entries', () => {
  const entry = (heading: string, kind: 'name' | 'api' | 'term', content = ''): SectionRecord => ({
    anchor: heading,
    heading,
    depth: 3,
    content,
    code: '',
    entry: kind,
  });
  const withEntries = (record: PageRecord, ...entries: SectionRecord[]): PageRecord => ({
    ...record,
    sections: [...record.sections, ...entries],
  });
  const records = [
    ...pages,
    withEntries(
      page('/glossary', 'Glossary', 'All terms.'),
      entry('Faucet', 'term', 'Gives coins on a test network.'),
      entry('Mempool', 'term', 'Where a transaction waits, after the faucet.'),
    ),
    withEntries(
      page('/errors', 'Errors', 'All errors.'),
      entry('EFAUCET_EMPTY', 'name', 'The faucet is empty.'),
    ),
  ];

  it('rank a page about a term before its definition, and the definition before other sections', async () => {
    const {engine} = await engineOf(records);
    expect((await hits(engine, 'faucet'))[0]).toBe('/faucet');
    expect((await hits(engine, 'mempool'))[0]).toBe('/glossary#Mempool');
  });

  it('rank the entry of a name first', async () => {
    const {engine} = await engineOf(records);
    expect((await hits(engine, 'EFAUCET_EMPTY'))[0]).toBe('/errors#EFAUCET_EMPTY');
    expect((await hits(engine, 'faucet empty'))[0]).not.toBe('/glossary#Faucet');
  });
});
