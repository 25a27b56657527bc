import {parse as parseToml} from 'smol-toml';
import {describe, expect, it} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {pageOf} from '../pages/test-page';
import {checkNodeConfig, isNodeConfig, settings} from '../node/check';
import {peers} from '../shell/known-addresses';
import {parseHelp} from '../cli/generate';
import {loadReferences} from './references';
import {checkMember} from '../sdk/check';

const {sdk, nodeConfig} = loadReferences();

function dataProblems(text: string): string[] {
  const check = settings(nodeConfig);
  return pageOf(text).blocks.flatMap((block) =>
    check(block, [block.lang === 'toml' ? parseToml(block.code) : parseYaml(block.code)]).map(
      ({problem}) => problem,
    ),
  );
}

describe('parseHelp', () => {
  it('parses options with defaults, values and environment variables', () => {
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
  it('accepts members of the SDK', () => {
    expect(checkMember('cedra.getLedgerInfo', sdk)).toBeUndefined();
    expect(checkMember('cedra.transaction.build.simple', sdk)).toBeUndefined();
    expect(checkMember('Account.generate()', sdk)).toBeUndefined();
    expect(checkMember('window.location', sdk)).toBeUndefined();
  });

  it('suggests a similar name', () => {
    expect(checkMember('cedra.getLedgerInfos()', sdk)?.hint).toBe('Did you mean `cedra.getLedgerInfo`?');
  });
});

describe('the manifest of a Move package', () => {
  const problems = (title: string, lines: string): string[] =>
    dataProblems(`\`\`\`toml title="${title}"\n[package]\nname = "a"\n${lines}\n\`\`\`\n`);

  it('requires the package version that the CLI writes', () => {
    expect(problems('a/Move.toml', 'version = "1.0.0"')).toEqual([]);
    expect(problems('a/Move.toml', 'version = "1.0.1"')).toEqual(['the package version is 1.0.1']);
    expect(problems('Move.toml', '')).toEqual(['the package version is missing']);
    expect(problems('Cargo.toml', 'version = "0.1.0"')).toEqual([]);
  });

  it('finds an address that lost its header', () => {
    expect(problems('Move.toml', 'version = "1.0.0"\n[addresses]\nboard = "_"')).toEqual([]);
    expect(problems('Move.toml', 'version = "1.0.0"\nboard = "_"')).toEqual(['`board` is not a package key']);
  });

  it('checks the location of framework packages', () => {
    const packageAt = (name: string, folder: string, more = 'rev = "mainnet"'): string =>
      `version = "1.0.0"\n[dependencies]\n${name} = { git = "https://github.com/cedra-labs/cedra-framework.git", subdir = "${folder}", ${more} }`;
    expect(problems('Move.toml', packageAt('MoveStdlib', 'move-stdlib'))).toEqual([]);
    expect(problems('Move.toml', packageAt('MoveStdlib', 'cedra-stdlib'))).toHaveLength(1);
    expect(problems('Move.toml', packageAt('MoveStdlab', 'move-stdlib'))).toHaveLength(1);
    expect(problems('Move.toml', packageAt('MoveStdlib', 'move-stdlib', 'rev = "main"'))).toHaveLength(1);
    expect(
      problems('Move.toml', 'version = "1.0.0"\n[dependencies]\nRates = { local = "../rates" }'),
    ).toEqual([]);
  });
});

describe('the nodes that a configuration names', () => {
  const problems = (address: string): string[] =>
    dataProblems(`\`\`\`yaml\nseeds:\n  a:\n    addresses:\n      - ${address}\n\`\`\`\n`);

  it('are reviewed, on this machine, or at example.com', () => {
    const [seed = ''] = peers;
    expect(problems(seed)).toEqual([]);
    expect(problems('/ip4/127.0.0.1/tcp/6181')).toEqual([]);
    expect(problems('/dns/validator.example.com/tcp/6181/noise-ik/KEY/handshake/0')).toEqual([]);
    const other = seed.replace('6165', '6166');
    expect(problems(other)).toEqual([`${other} is not a known address`]);
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
        problem: '`full_node_networks.0.listen_adress` is not a node setting',
        hint: 'Did you mean `listen_address`?',
      },
    ]);
  });

  it('ignores other YAML', () => {
    expect(isNodeConfig({services: {}, volumes: {}}, nodeConfig)).toBe(false);
  });
});
