/**
 * Reads the rules of testnet from its published genesis transaction, and writes the extract and the table that the
 * documentation shows:
 *
 *     npx tsx scripts/testnet-genesis.ts path/to/genesis.blob
 */
import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {AccountAddress, Deserializer, StructTag} from '@cedra-labs/ts-sdk';

const REPOSITORY = 'cedra-labs/cedra-networks';
const COMMIT = '697eacb46e3d1f1965dfceb7aec88a4db6db6b9f';
const FILE = 'testnet/genesis.blob';
const SHA256 = '890af7501e61f420e5241978e7a2493e5880210c3603875fc1f36a218211d374';

const FOLDER = join(__dirname, '../docs/nodes/_files');
export const EXTRACT = join(FOLDER, 'testnet-genesis.json');
export const TABLE = join(FOLDER, 'testnet-genesis.mdx');

type Integer = 'u8' | 'u32' | 'u64' | 'u128';
type LayoutField = readonly [name: string, type: Integer | 'bool' | 'variant'];

/** The resources to read, by type: their first fields, in the order of the framework's source. */
const LAYOUTS: Readonly<Record<string, readonly LayoutField[]>> = {
  '0x1::chain_id::ChainId': [['id', 'u8']],
  '0x1::block::BlockResource': [
    ['height', 'u64'],
    ['epoch_interval', 'u64'],
  ],
  '0x1::staking_config::StakingConfig': [
    ['minimum_stake', 'u64'],
    ['maximum_stake', 'u64'],
    ['recurring_lockup_duration_secs', 'u64'],
    ['allow_validator_set_change', 'bool'],
    ['rewards_rate', 'u64'],
    ['rewards_rate_denominator', 'u64'],
    ['voting_power_increase_limit', 'u64'],
  ],
  '0x1::cedra_governance::GovernanceConfig': [
    ['min_voting_threshold', 'u128'],
    ['required_proposer_stake', 'u64'],
    ['voting_duration_secs', 'u64'],
  ],
};

/** `0x1::execution_config::ExecutionConfig` holds bytes: `OnChainExecutionConfig` of `types/src/on_chain_config`. */
const EXECUTION_CONFIG = '0x1::execution_config::ExecutionConfig';
const EXECUTION_LAYOUT: readonly LayoutField[] = [
  ['version', 'variant'],
  ['transaction_shuffler_type', 'variant'],
  ['sender_spread_factor', 'u64'],
  ['platform_use_case_spread_factor', 'u64'],
  ['user_use_case_spread_factor', 'u64'],
  ['block_gas_limit_type', 'variant'],
  ['effective_block_gas_limit', 'u64'],
  ['execution_gas_effective_multiplier', 'u64'],
  ['io_gas_effective_multiplier', 'u64'],
  ['conflict_penalty_window', 'u32'],
  ['use_granular_resource_group_conflicts', 'bool'],
  ['use_module_publishing_block_conflict', 'bool'],
  ['has_block_output_limit', 'bool'],
  ['block_output_limit', 'u64'],
];

interface Validator {
  address: string;
  /** Voting power in octas. */
  votingPower: string;
  validatorNetwork: string[];
  fullNodeNetwork: string[];
}

/** What the documentation needs from the genesis transaction. */
export interface GenesisExtract {
  source: {repository: string; commit: string; file: string; bytes: number; sha256: string};
  /** Fields by type of resource, in the chain's units. Integers are text, because JSON numbers lose digits. */
  resources: Record<string, Record<string, string | boolean>>;
  /** Numbers of the enabled flags in `0x1::features::Features`. */
  features: number[];
  /** `active_validators` of `0x1::stake::ValidatorSet`. */
  validators: Validator[];
}

/**
 * Reads a genesis blob.
 * @throws Error when the blob is not the published one, lacks a resource, or has another layout.
 */
export function readGenesis(blob: Uint8Array): GenesisExtract {
  const sha256 = createHash('sha256').update(blob).digest('hex');
  if (sha256 !== SHA256) {
    throw new Error(
      `The SHA-256 of the blob is ${sha256}, expected ${SHA256}. Take ${FILE} of ` +
        `https://github.com/${REPOSITORY} at commit ${COMMIT}. If testnet has a new genesis, ` +
        'change the constants at the top of scripts/testnet-genesis.ts.',
    );
  }
  const resources = readResources(new Deserializer(blob));
  const open = (type: string): Deserializer => {
    const bytes = resources.get(type);
    if (!bytes) throw new Error(`The genesis has no ${type} at address 0x1.`);
    return new Deserializer(bytes);
  };
  const fields = Object.entries(LAYOUTS).map(
    ([type, layout]) => [type, readFields(open(type), layout)] as const,
  );
  const execution = new Deserializer(open(EXECUTION_CONFIG).deserializeBytes());
  return {
    source: {repository: REPOSITORY, commit: COMMIT, file: FILE, bytes: blob.length, sha256},
    resources: {
      ...Object.fromEntries(fields),
      [EXECUTION_CONFIG]: readFields(execution, EXECUTION_LAYOUT),
    },
    features: readFeatures(open('0x1::features::Features')),
    validators: readValidators(open('0x1::stake::ValidatorSet')),
  };
}

/** The resources that a genesis transaction writes at address 0x1, by type. */
function readResources(from: Deserializer): Map<string, Uint8Array> {
  readVariant(from, 'Transaction', {1: 'GenesisTransaction'});
  readVariant(from, 'WriteSetPayload', {0: 'Direct'});
  readVariant(from, 'WriteSet', {0: 'V0'});
  const found = new Map<string, Uint8Array>();
  for (let left = from.deserializeUleb128AsU32(); left > 0; left -= 1) {
    const key = readVariant(from, 'StateKey', {0: 'AccessPath', 1: 'TableItem'});
    const owner = AccountAddress.deserialize(from);
    const path = new Deserializer(from.deserializeBytes());
    readVariant(from, 'WriteOp', {0: 'Creation', 1: 'Modification'});
    const value = from.deserializeBytes();
    if (key === 'TableItem' || !owner.equals(AccountAddress.ONE)) continue;
    const kind = readVariant(path, 'Path', {0: 'Code', 1: 'Resource', 2: 'ResourceGroup'});
    if (kind !== 'Resource') continue;
    const {address, moduleName, name} = StructTag.deserialize(path);
    found.set(`${address.toString()}::${moduleName.identifier}::${name.identifier}`, value);
  }
  return found;
}

/**
 * Reads which variant of an enum follows.
 * @throws Error when it is none of `names`.
 */
function readVariant(from: Deserializer, type: string, names: Readonly<Record<number, string>>): string {
  const index = from.deserializeUleb128AsU32();
  const name = names[index];
  if (!name) throw new Error(`${type} has variant ${index}, expected ${Object.values(names).join(' or ')}.`);
  return name;
}

function readFields(from: Deserializer, layout: readonly LayoutField[]): Record<string, string | boolean> {
  const read = {
    u8: () => String(from.deserializeU8()),
    u32: () => String(from.deserializeU32()),
    u64: () => String(from.deserializeU64()),
    u128: () => String(from.deserializeU128()),
    bool: () => from.deserializeBool(),
    variant: () => String(from.deserializeUleb128AsU32()),
  };
  return Object.fromEntries(layout.map(([name, type]) => [name, read[type]()]));
}

/** The numbers of the enabled flags in a bit field, in which bit 0 of the first byte is flag 0. */
function readFeatures(from: Deserializer): number[] {
  const bytes = from.deserializeBytes();
  const flags = Array.from({length: bytes.length * 8}, (_, flag) => flag);
  return flags.filter((flag) => ((bytes[flag >> 3] ?? 0) >> (flag & 7)) & 1);
}

function readValidators(from: Deserializer): Validator[] {
  from.deserializeU8(); // consensus_scheme
  return Array.from({length: from.deserializeUleb128AsU32()}, () => {
    const address = AccountAddress.deserialize(from).toStringLong();
    const votingPower = String(from.deserializeU64());
    from.deserializeBytes(); // consensus_pubkey
    const validatorNetwork = readNetworkAddresses(from.deserializeBytes());
    const fullNodeNetwork = readNetworkAddresses(from.deserializeBytes());
    from.deserializeU64(); // validator_index
    return {address, votingPower, validatorNetwork, fullNodeNetwork};
  });
}

/** Reads a `Vec<NetworkAddress>` (`types/src/network_address`); each address is a byte string with a list of protocols. */
function readNetworkAddresses(bytes: Uint8Array): string[] {
  const from = new Deserializer(bytes);
  return Array.from({length: from.deserializeUleb128AsU32()}, () => {
    const address = new Deserializer(from.deserializeBytes());
    const protocols = Array.from({length: address.deserializeUleb128AsU32()}, () => readProtocol(address));
    return protocols.join('');
  });
}

function readProtocol(from: Deserializer): string {
  switch (readVariant(from, 'Protocol', {2: 'Dns', 5: 'Tcp', 7: 'NoiseIK', 8: 'Handshake'})) {
    case 'Dns':
      return `/dns/${from.deserializeStr()}`;
    case 'Tcp':
      return `/tcp/${from.deserializeU16()}`;
    case 'NoiseIK':
      return `/noise-ik/0x${Buffer.from(from.deserializeBytes()).toString('hex')}`;
    default:
      return `/handshake/${from.deserializeU8()}`;
  }
}

const number = (value: string): string => BigInt(value).toLocaleString('en-US');
const cedra = (octas: string): string => `${number(String(BigInt(octas) / 100_000_000n))} Cedra`;
const hours = (seconds: string): string => `${number(seconds)} s (${Number(seconds) / 3600} hours)`;

/** Rows of the table: rule, module and struct at 0x1, field, and how to write the number. */
const ROWS: readonly (readonly [
  rule: string,
  type: string,
  field: string,
  write: (value: string) => string,
])[] = [
  ['chain id', 'chain_id::ChainId', 'id', number],
  [
    'length of an epoch',
    'block::BlockResource',
    'epoch_interval',
    (microseconds) => hours(String(BigInt(microseconds) / 1_000_000n)),
  ],
  ['minimum stake of a validator', 'staking_config::StakingConfig', 'minimum_stake', cedra],
  ['maximum stake of a validator', 'staking_config::StakingConfig', 'maximum_stake', cedra],
  ['lockup', 'staking_config::StakingConfig', 'recurring_lockup_duration_secs', hours],
  [
    'maximum growth of all voting power in an epoch',
    'staking_config::StakingConfig',
    'voting_power_increase_limit',
    (percent) => `${percent} %`,
  ],
  [
    'reward for each octa and epoch',
    'staking_config::StakingConfig',
    'rewards_rate',
    (rate) => `${number(rate)} / 10⁹`,
  ],
  ['voting period', 'cedra_governance::GovernanceConfig', 'voting_duration_secs', hours],
  ['minimum votes for a proposal', 'cedra_governance::GovernanceConfig', 'min_voting_threshold', cedra],
  ['minimum stake of a proposer', 'cedra_governance::GovernanceConfig', 'required_proposer_stake', cedra],
  [
    'maximum gas of a block',
    'execution_config::ExecutionConfig',
    'effective_block_gas_limit',
    (gas) => `${number(gas)} units`,
  ],
  [
    'maximum output of a block',
    'execution_config::ExecutionConfig',
    'block_output_limit',
    (bytes) => `${Number(bytes) / 2 ** 20} MiB`,
  ],
];

/**
 * The table of an extract, as Markdown.
 * @throws Error when a row's field is not in the extract.
 */
export function makeTable({resources}: GenesisExtract): string {
  const rows = ROWS.map(([rule, type, field, write]) => {
    const value = resources[`0x1::${type}`]?.[field];
    if (typeof value !== 'string') throw new Error(`The extract has no number ${field} in 0x1::${type}.`);
    return `| ${rule} | ${write(value)} | \`${type}\`, \`${field}\` |`;
  });
  return ['| Rule | At genesis | Resource of `0x1`, field |', '| --- | --- | --- |', ...rows, ''].join('\n');
}

if (require.main === module) {
  const [path] = process.argv.slice(2);
  if (!path) throw new Error('Name the blob: npx tsx scripts/testnet-genesis.ts path/to/genesis.blob');
  const extract = readGenesis(readFileSync(path));
  writeFileSync(EXTRACT, `${JSON.stringify(extract, null, 2)}\n`);
  writeFileSync(TABLE, makeTable(extract));
}
