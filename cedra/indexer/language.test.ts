import {parse} from 'graphql';
import {describe, expect, it} from 'vitest';
import {pageOf} from '../pages/test-page';
import {classify} from '../pages/tasks';
import {checkQuery as check} from './check';
import {executeQuery, indexerSchema} from './engine';
import {proveQueries} from './language';

const checkQuery = (query: string) => check(query, indexerSchema());

// Reading the schema takes a few seconds, once.
describe('checkQuery', {timeout: 60_000}, () => {
  it('validates against the indexer schema', () => {
    expect(
      checkQuery(
        'query($w: current_objects_bool_exp) { current_objects(where: $w, limit: 1) { object_address } }',
      ),
    ).toEqual([]);
    expect(checkQuery('{ current_objects { colour } }')).toMatchObject([{line: 0}]);
    expect(checkQuery('{ current_objects {')).toHaveLength(1);
  });

  it('enforces the limits of the public indexer', () => {
    expect(checkQuery('{ current_objects(limit: 100) { object_address } }')).toEqual([]);
    expect(checkQuery('{ current_objects(limit: 101) { object_address } }')[0]?.message).toContain(
      '100 rows',
    );
    const deep =
      '{ current_token_ownerships_v2 { current_token_data { current_collection { cdn_asset_uris { cdn_image_uri } } } } }';
    expect(checkQuery(deep)).toEqual([]);
    expect(checkQuery('query($a: String!) { current_objects(limit: $b) { object_address } }')).not.toEqual(
      [],
    );
  });

  it('requires the largest limit in a query that continues after a row', () => {
    const page = (limit: string, order = 'transaction_version'): string =>
      `query ($v: bigint!) { events(where: { transaction_version: { _gt: $v } }, order_by: { ${order}: asc }${limit}) { data } }`;
    expect(checkQuery(page(', limit: 100'))).toEqual([]);
    expect(checkQuery(page(', limit: 99'))[0]?.message).toContain('continues after a row');
    expect(checkQuery(page(''))[0]?.message).toContain('continues after a row');
    expect(checkQuery(page(', limit: 99', 'event_index'))).toEqual([]);
  });
});

// Named by letters, so that a test shows which rows are left, and in which order.
const rows = [
  {object_address: 'a', owner_address: 'x', last_transaction_version: 3, is_deleted: false},
  {object_address: 'b', owner_address: 'y', last_transaction_version: 1, is_deleted: false},
  {object_address: 'c', owner_address: 'x', last_transaction_version: 2, is_deleted: true},
  {object_address: 'd', owner_address: 'x', last_transaction_version: 2, is_deleted: null},
];

describe('a result', {timeout: 60_000}, () => {
  const select = (args: string, variables = {}, declared = ''): string => {
    const query = `query ${declared} { current_objects${args} { object_address } }`;
    const {data, errors} = executeQuery(parse(query), variables, {current_objects: rows});
    const found = (data as {current_objects: {object_address: string}[]} | undefined)?.current_objects;
    return found?.map((row) => row.object_address).join('') ?? errors.join();
  };

  it.each([
    ['', 'abcd'],
    ['(where: {owner_address: {_eq: "x"}})', 'acd'],
    ['(where: {owner_address: {_neq: "x"}})', 'b'],
    ['(where: {last_transaction_version: {_gt: 2}})', 'a'],
    ['(where: {last_transaction_version: {_gte: 2}})', 'acd'],
    ['(where: {last_transaction_version: {_lt: 2}})', 'b'],
    ['(where: {last_transaction_version: {_lte: 2, _gt: 1}})', 'cd'],
    ['(where: {object_address: {_in: ["a", "d"]}})', 'ad'],
    ['(where: {object_address: {_nin: ["a", "d"]}})', 'bc'],
    ['(where: {is_deleted: {_is_null: true}})', 'd'],
    ['(where: {_or: [{object_address: {_eq: "a"}}, {is_deleted: {_eq: true}}]})', 'ac'],
    ['(where: {_and: [{owner_address: {_eq: "x"}}, {is_deleted: {_eq: true}}]})', 'c'],
    ['(where: {_not: {owner_address: {_eq: "x"}}})', 'b'],
  ])('filters by %s', (args, found) => {
    expect(select(args)).toBe(found);
  });

  it('compares nothing with null', () => {
    expect(select('(where: {is_deleted: {_neq: true}})')).toBe('ab');
  });

  it('sorts by several columns, and keeps the first of each distinct value', () => {
    const order = 'order_by: [{last_transaction_version: asc}, {object_address: desc}]';
    expect(select(`(${order})`)).toBe('bdca');
    expect(select(`(${order}, limit: 2, offset: 1)`)).toBe('dc');
    expect(select('(order_by: {owner_address: asc}, distinct_on: owner_address)')).toBe('ab');
    expect(select('(order_by: {is_deleted: desc})')).toBe('dcab');
  });

  it('uses variables, and rejects missing ones and wrong types', () => {
    const where = '(where: {last_transaction_version: {_eq: $v}})';
    expect(select(where, {v: 1}, '($v: bigint!)')).toBe('b');
    expect(select(where, {}, '($v: bigint!)')).toContain('"$v" of required type');
    expect(select(where, {v: '1'}, '($v: bigint!)')).toContain('not of type bigint');
  });

  it('counts rows and different values, and adds up', () => {
    const query = `{
      all: current_fungible_asset_balances_aggregate { aggregate { count sum { amount } } }
      owners: current_fungible_asset_balances_aggregate { aggregate { count(columns: owner_address, distinct: true) } }
    }`;
    const balances = [
      {owner_address: 'x', amount: 1},
      {owner_address: 'y', amount: 2},
      {owner_address: 'x', amount: 4},
    ];
    expect(executeQuery(parse(query), {}, {current_fungible_asset_balances: balances}).data).toEqual({
      all: {aggregate: {count: 3, sum: {amount: 7}}},
      owners: {aggregate: {count: 2}},
    });
  });

  it('filters by related rows', () => {
    const tokens = [
      {owner_address: 'x', current_token_data: {collection_id: 'c'}},
      {owner_address: 'y', current_token_data: {collection_id: 'd'}},
      {owner_address: 'z'},
    ];
    const query =
      '{ current_token_ownerships_v2(where: {current_token_data: {collection_id: {_eq: "d"}}}) { owner_address } }';
    expect(executeQuery(parse(query), {}, {current_token_ownerships_v2: tokens}).data).toEqual({
      current_token_ownerships_v2: [{owner_address: 'y'}],
    });
  });

  it('finds JSON in JSON', () => {
    const events = [
      {data: {a: 1, b: {c: [1, 2]}}, type: 'one'},
      {data: {a: 2}, type: 'two'},
    ];
    const find = (contains: unknown): unknown =>
      executeQuery(
        parse('query ($c: jsonb!) { events(where: {data: {_contains: $c}}) { type } }'),
        {c: contains},
        {events},
      ).data;
    expect(find({b: {c: [2]}})).toEqual({events: [{type: 'one'}]});
    expect(find({a: 2})).toEqual({events: [{type: 'two'}]});
    expect(find({a: 3})).toEqual({events: []});
  });
});

describe('a page with queries', {timeout: 60_000}, () => {
  const query =
    '```graphql\n{ num_active_delegator_per_pool(where: { num_active_delegator: { _gt: 1 } }) { num_active_delegator } }\n```\n';
  const problems = (text: string): string[] =>
    proveQueries(classify(pageOf(text))).flatMap(({failures}) => failures.map(({problem}) => problem));
  const result = (count: number): string =>
    `\n\`\`\`json\n{"num_active_delegator_per_pool": [{"num_active_delegator": ${count}}]}\n\`\`\`\n`;

  it('must show the result of each query', () => {
    expect(problems(query + result(31))).toEqual([]);
    expect(problems(query + result(32))).toEqual([
      expect.stringContaining('differs from what the query returns'),
    ]);
    expect(problems(query)).toEqual(['the query has no result']);
  });

  it('must lose no row between the pages of a query', () => {
    const page = (
      where: string,
      columns = 'transaction_version event_index',
      variables = '',
    ) => `\`\`\`graphql
query ($version: bigint!${variables}) {
  fungible_asset_activities(
    where: {type: {_eq: "0x1::fungible_asset::Deposit"}, ${where}}
    order_by: [{transaction_version: asc}, {event_index: asc}]
    limit: 100
  ) { ${columns} }
}
\`\`\`

\`\`\`json
{"version": -1${variables ? ', "index": -1' : ''}}
\`\`\`

\`\`\`json
{}
\`\`\`
`;
    const paging = (text: string) => problems(text).filter((each) => each.includes('page'));
    const both =
      '_or: [{transaction_version: {_gt: $version}}, {transaction_version: {_eq: $version}, event_index: {_gt: $index}}]';
    expect(paging(page(both, undefined, ', $index: bigint!'))).toEqual([]);
    expect(paging(page('transaction_version: {_gt: $version}'))).toEqual([
      expect.stringContaining('at the border of a page are lost'),
    ]);
    expect(paging(page(both, 'transaction_version', ', $index: bigint!'))).toEqual([
      expect.stringContaining('`event_index`, which the query does not return'),
    ]);
  });

  it('must have valid queries in programs and requests', () => {
    const program = (table: string): string =>
      `\`\`\`ts\nconst q = \`query { ${table} { processor } }\`;\n\`\`\`\n`;
    const request = (table: string): string =>
      `\`\`\`bash\ncurl -d '{"query": "{ ${table} { processor } }"}'\n\`\`\`\n`;
    expect(problems(program('processor_status') + request('processor_status'))).toEqual([]);
    expect(problems(program('processor_stat'))).toEqual([expect.stringContaining('in this code is invalid')]);
    expect(problems(request('processor_stat'))).toEqual([expect.stringContaining('in this code is invalid')]);
  });
});
