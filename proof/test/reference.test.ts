import {describe, expect, it} from 'vitest';
import {checkNodeConfig, isNodeConfig} from '../languages/data';
import {checkJson, checkQuery} from '../languages/graphql';
import {parseHelp} from '../reference/cli';
import {loadReferences} from '../reference/load';
import {checkMember} from '../reference/sdk';

const {sdk, nodeConfig} = loadReferences();

describe('parseHelp', () => {
  it('reads options with all their facts', () => {
    const command = parseHelp(
      'key make',
      `Makes a key

Longer text.

Usage: cedra key make [OPTIONS] --output-file <OUTPUT_FILE> [NAME]

Arguments:
  [NAME]
          Whose it is

Options:
      --key-type <KEY_TYPE>
          Kind of key

          [default: ed25519]

          Possible values:
          - ed25519: for signing
          - x25519:  for the network

      --seed [<SEED>...]
          Seeds [env: SEED=]

  -h, --help
          Print help
`,
    );
    expect(command).toMatchObject({about: 'Makes a key', details: 'Longer text.'});
    expect(command.arguments).toMatchObject([
      {value: {name: 'NAME', optional: true}, description: 'Whose it is'},
    ]);
    expect(command.options).toMatchObject([
      {
        long: 'key-type',
        default: 'ed25519',
        possibleValues: [
          {value: 'ed25519', description: 'for signing'},
          {value: 'x25519', description: 'for the network'},
        ],
      },
      {long: 'seed', env: 'SEED', value: {name: 'SEED', many: true, optional: true}},
    ]);
  });
});

describe('checkMember', () => {
  it('knows the SDK', () => {
    expect(checkMember('cedra.getLedgerInfo', sdk)).toBeUndefined();
    expect(checkMember('cedra.transaction.build.simple', sdk)).toBeUndefined();
    expect(checkMember('Account.generate()', sdk)).toBeUndefined();
    expect(checkMember('window.location', sdk)).toBeUndefined();
  });

  it('names what was probably meant', () => {
    expect(checkMember('cedra.getLedgerInfos()', sdk)?.hint).toBe('Did you mean `cedra.getLedgerInfo`?');
  });
});

describe('checkNodeConfig', () => {
  it('finds settings that do not exist, also in lists', () => {
    const config = {
      storage: {dir: '/data'},
      full_node_networks: [{network_id: 'public', listen_adress: 'x'}],
    };
    expect(isNodeConfig(config, nodeConfig)).toBe(true);
    expect(checkNodeConfig(config, nodeConfig)).toEqual([
      {
        problem: '`full_node_networks.0.listen_adress` is not a setting of a node',
        hint: 'Did you mean `listen_address`?',
      },
    ]);
  });

  it('leaves other YAML alone', () => {
    expect(isNodeConfig({services: {}, volumes: {}}, nodeConfig)).toBe(false);
  });
});

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

  it('holds a query to the limits of the public indexer', () => {
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
});

describe('checkJson', {timeout: 60_000}, () => {
  const query =
    'query Q($owner: String!, $rows: Int) { current_objects(where: { owner_address: { _eq: $owner }, is_deleted: { _eq: false } }, limit: 1) { object_address is_deleted last_transaction_version } }';
  const row = {object_address: '0x1', is_deleted: false, last_transaction_version: 7};
  const problems = (json: unknown): string => checkJson(query, json).join('; ');

  it('accepts a result that the query can have', () => {
    expect(problems({current_objects: [row]})).toBe('');
    expect(problems({data: {current_objects: []}})).toBe('');
  });

  it('refuses other fields, missing fields, and values of another type', () => {
    expect(problems({current_objects: [{...row, colour: 1}]})).toContain('does not select');
    expect(problems({current_objects: [{object_address: '0x1', is_deleted: false}]})).toContain('is missing');
    expect(problems({current_objects: [{...row, last_transaction_version: 'x'}]})).toContain('bigint');
    expect(problems({current_objects: [{...row, object_address: null}]})).toContain('cannot be null');
    expect(problems({current_objects: row})).toContain('not a list');
  });

  it("refuses rows that the query's own filter and limit exclude", () => {
    expect(problems({current_objects: [{...row, is_deleted: true}]})).toContain('filter');
    expect(problems({current_objects: [row, row]})).toContain('more than 1');
  });

  it('checks variables against their declarations', () => {
    expect(problems({owner: '0x1'})).toBe('');
    expect(problems({owner: 7})).toContain('$owner');
    expect(problems({owner: '0x1', creator: '0x2'})).toContain('declares no variable `$creator`');
    expect(problems({query: 'Q', variables: {rows: 1}})).toContain('`$owner` is missing');
  });
});
