import {grouped} from '@site/src/grouped';
import {toHex} from '@site/src/hex';
import {count, DecodeError, BcsReader, toInteger, type BcsField} from './reader';

export interface DecodedTransaction {
  kind: 'Signed transaction' | 'Raw transaction' | 'Signing message';
  rows: BcsField[];
}

/** A signing message begins with one of these: SHA3-256 of `CEDRA::` and the name. */
const seeds: Record<string, 'RawTransaction' | 'RawTransactionWithData'> = {
  '028b8f5d3262a1882c1b02695dc46cad843f449e67320a73fc70a878ac15ddc1': 'RawTransaction',
  dc1cd51bc0103d1c06a90c8ad02db5b5b1c4e4dab7a1f3a96b3a93d7b0cd3159: 'RawTransactionWithData',
};

const chains: Record<string, string> = {1: 'mainnet', 2: 'testnet', 3: 'devnet', 4: 'local network'};
const MAX_TYPE_DEPTH = 8;
const MAX_U64 = 2n ** 64n - 1n;

/**
 * Decodes a signed transaction, a raw transaction or a signing message. Not supported, because hardly anyone sends
 * them: scripts, multi-Ed25519 and keyless accounts.
 * @throws DecodeError naming the first byte that is wrong
 */
export function decodeTransaction(bytes: Uint8Array): DecodedTransaction {
  if (bytes.length === 0) throw new DecodeError(0, 'the input is empty.');
  // Nothing in the bytes says whether there is a fee asset: try both, and report the error that is further on.
  const failures: DecodeError[] = [];
  for (const hasFeeAsset of [false, true]) {
    try {
      return decodeAs(bytes, hasFeeAsset);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      failures.push(error);
    }
  }
  throw failures.reduce((furthest, failure) => (failure.offset > furthest.offset ? failure : furthest));
}

function decodeAs(bytes: Uint8Array, hasFeeAsset: boolean): DecodedTransaction {
  const reader = new BcsReader(bytes);
  const seed = seeds[toHex(bytes.subarray(0, 32))];
  if (seed)
    reader.fixed('Domain separator', 'hash', 32, () => ({
      value: `SHA3-256 of “CEDRA::${seed}”`,
      note: 'Keeps a signature for a transaction from being valid for anything else.',
    }));
  if (seed === 'RawTransactionWithData') rawTransactionWithData(reader, hasFeeAsset);
  else rawTransaction(reader, hasFeeAsset);
  const isSigned = seed === undefined && reader.left > 0;
  if (isSigned) reader.group('Authenticator', 'enum', () => transactionAuthenticator(reader));
  if (reader.left > 0)
    throw new DecodeError(
      reader.offset,
      `the transaction ends here, but ${count(reader.left, 'byte')} follow.`,
    );
  return {
    kind: seed ? 'Signing message' : isSigned ? 'Signed transaction' : 'Raw transaction',
    rows: reader.rows,
  };
}

/* The structures, in the order of their fields. Source: `types/src/transaction` of the network. */

function rawTransaction(reader: BcsReader, hasFeeAsset: boolean): void {
  reader.address('Sender', 'The account that the transaction acts on behalf of.');
  reader.integer('Sequence number', 8, (value) =>
    value === MAX_U64
      ? {value: 'none (all bits set)', note: 'An orderless transaction: the payload has a nonce instead.'}
      : {note: 'The number of earlier transactions of the sender, without orderless ones.'},
  );
  reader.group('Payload', 'enum', () => payload(reader));
  reader.integer('Max gas amount', 8, () => ({
    note: 'The maximum number of gas units that the transaction may use.',
  }));
  reader.integer('Gas unit price', 8, (value) => ({
    value: `${grouped(value)} octas`,
    note: 'What each gas unit costs. A higher price usually goes first.',
  }));
  reader.integer('Expiration time', 8, (value) => ({
    value: `${grouped(value)}${toDate(value)}`,
    note: 'Seconds since 1970. From this block time on, the transaction is invalid.',
  }));
  reader.integer('Chain id', 1, (value) => ({
    value: [String(value), chains[String(value)] ?? ''].filter(Boolean).join(', '),
    note: 'Keeps a transaction for one network from being used on another.',
  }));
  if (hasFeeAsset)
    reader.group(
      'Fee asset',
      'TypeTag',
      () => typeTag(reader),
      'The asset in which the fee is paid. Nodes before release 1.0.2 and CLIs before 1.0.3 do not support this field.',
    );
}

function rawTransactionWithData(reader: BcsReader, hasFeeAsset: boolean): void {
  const kind = reader.variant('Kind', ['MultiAgent', 'MultiAgentWithFeePayer']);
  rawTransaction(reader, hasFeeAsset);
  reader.list('Secondary signers', 'address', (index) => reader.address(`Secondary signer ${index}`));
  if (kind === 'MultiAgentWithFeePayer')
    reader.address('Fee payer', 'Zero when the sender signs before the fee payer is known.');
}

function payload(reader: BcsReader): string {
  switch (reader.variant('Kind', [undefined, undefined, 'EntryFunction', 'Multisig', 'Payload'])) {
    case 'EntryFunction':
      return entryFunction(reader);
    case 'Multisig': {
      const account = reader.address('Multisig account');
      const call = reader.option('Call', 'MultisigTransactionPayload', () => {
        reader.variant('Kind', ['EntryFunction']);
        return entryFunction(reader);
      });
      return `Multisig ${account}: ${call ?? 'the call stored on chain'}`;
    }
    case 'Payload': {
      reader.variant('Version', ['V1']);
      const call = reader.group('Executable', 'enum', () => {
        const kind = reader.variant('Kind', [undefined, 'EntryFunction', 'Empty']);
        return kind === 'Empty' ? kind : entryFunction(reader);
      });
      reader.group('Extra config', 'enum', () => {
        reader.variant('Version', ['V1']);
        const multisig = reader.option('Multisig account', 'address', () => reader.address('Address'));
        const nonce = reader.option('Replay protection nonce', 'u64', () =>
          reader.integer('Nonce', 8, () => ({note: 'Prevents replay, in place of the sequence number.'})),
        );
        return [multisig && `multisig ${multisig}`, nonce && `nonce ${nonce}`].filter(Boolean).join(', ');
      });
      return call;
    }
  }
}

function entryFunction(reader: BcsReader): string {
  const address = reader.address('Module address');
  const module = reader.text('Module name');
  const name = reader.text('Function name');
  const types = typeArguments(reader);
  reader.list('Arguments', 'bytes', (index) =>
    reader.bytes(
      `Argument ${index}`,
      index === 0 ? 'Encoded as the function declares it; the type itself is not sent.' : undefined,
      guessValue,
    ),
  );
  return `${shorten(address)}::${module}::${name}${types}`;
}

// prettier-ignore
const types = ['bool', 'u8', 'u64', 'u128', 'address', 'signer', 'vector', 'struct', 'u16', 'u32', 'u256'] as const;

function typeArguments(reader: BcsReader, depth = 0): string {
  const found = reader.list('Type arguments', 'TypeTag', (index) =>
    reader.group(`Type argument ${index}`, 'TypeTag', () => typeTag(reader, depth)),
  );
  return found.length > 0 ? `<${found.join(', ')}>` : '';
}

function typeTag(reader: BcsReader, depth = 0): string {
  if (depth > MAX_TYPE_DEPTH)
    throw new DecodeError(reader.offset, `types are nested more than ${MAX_TYPE_DEPTH} deep.`);
  const kind = reader.variant('Type', types);
  if (kind === 'vector')
    return `vector<${reader.group('Element type', 'TypeTag', () => typeTag(reader, depth + 1))}>`;
  if (kind !== 'struct') return kind;
  const address = reader.address('Address');
  const module = reader.text('Module');
  const name = reader.text('Name');
  return `${shorten(address)}::${module}::${name}${typeArguments(reader, depth + 1)}`;
}

function transactionAuthenticator(reader: BcsReader): string {
  const kind = reader.variant('Kind', ['Ed25519', undefined, 'MultiAgent', 'FeePayer', 'SingleSender']);
  if (kind === 'Ed25519') {
    ed25519(reader);
    return kind;
  }
  const authenticator = (label: string): string =>
    reader.group(label, 'enum', () => accountAuthenticator(reader));
  authenticator('Sender');
  if (kind === 'SingleSender') return kind;
  reader.list('Secondary signer addresses', 'address', (index) =>
    reader.address(`Secondary signer ${index}`),
  );
  reader.list('Secondary signers', 'enum', (index) => authenticator(`Secondary signer ${index}`));
  if (kind === 'FeePayer') {
    reader.address('Fee payer address', 'The account that pays the fee in place of the sender.');
    authenticator('Fee payer');
  }
  return kind;
}

function accountAuthenticator(reader: BcsReader): string {
  const kind = reader.variant('Kind', ['Ed25519', undefined, 'SingleKey']);
  if (kind === 'Ed25519') {
    ed25519(reader);
    return kind;
  }
  const withScheme = (label: string): string =>
    reader.group(label, 'enum', () => {
      const scheme = reader.variant('Kind', ['Ed25519', 'Secp256k1Ecdsa']);
      reader.bytes(label);
      return scheme;
    });
  const scheme = withScheme('Public key');
  withScheme('Signature');
  return `SingleKey, ${scheme}`;
}

function ed25519(reader: BcsReader): void {
  reader.bytes('Public key', 'With a zero byte after it, its SHA3-256 hash must be the authentication key.');
  reader.bytes('Signature', 'Over the signing message.');
}

/** Guesses the type of an argument; only the function's declaration says for certain. */
function guessValue(bytes: Uint8Array): string {
  const hex = `0x${toHex(bytes)}`;
  const integer = {1: 'u8', 8: 'u64', 16: 'u128'}[bytes.length];
  if (integer) return `${grouped(toInteger(bytes))} as ${integer}`;
  if (bytes.length === 32) return `${shorten(hex)} as address`;
  const text = new TextDecoder().decode(bytes.subarray(1));
  return bytes[0] === bytes.length - 1 && /^[\x20-\x7e]+$/.test(text) ? `“${text}” as string` : hex;
}

const shorten = (address: string): string => `0x${address.slice(2).replace(/^0+(?=.)/, '')}`;

function toDate(seconds: bigint): string {
  const date = new Date(Number(seconds) * 1000);
  return Number.isNaN(date.getTime()) ? '' : ` (${date.toISOString().slice(0, 19).replace('T', ' ')} UTC)`;
}
