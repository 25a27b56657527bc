/** A decoded stretch of bytes: a leaf, or a group whose children cover it without gaps. */
export interface Field {
  label: string;
  /** The type in BCS terms, such as `u64` or `variant`. */
  type: string;
  /** First byte, and the byte after the last. */
  start: number;
  end: number;
  /** The content as a person would write it. */
  value: string;
  /** What it means, in a sentence. */
  note?: string;
  children?: Field[];
}

export interface DecodedTransaction {
  kind: 'Signed transaction' | 'Raw transaction' | 'Signing message';
  fields: Field[];
  /** Whether the raw transaction ends with the asset that pays the fee (node release 1.0.2 and later). */
  hasFeeAsset: boolean;
}

/** Input that is not what it should be, with the place of the first wrong byte. */
export class DecodeError extends Error {
  readonly offset: number;

  constructor(offset: number, problem: string) {
    super(`Byte ${offset}: ${problem}`);
    this.name = 'DecodeError';
    this.offset = offset;
  }
}

/** SHA3-256 of the names: a signing message begins with one of these. */
const seeds: Record<string, 'RawTransaction' | 'RawTransactionWithData'> = {
  '028b8f5d3262a1882c1b02695dc46cad843f449e67320a73fc70a878ac15ddc1': 'RawTransaction',
  dc1cd51bc0103d1c06a90c8ad02db5b5b1c4e4dab7a1f3a96b3a93d7b0cd3159: 'RawTransactionWithData',
};

const chains: Record<number, string> = {1: 'mainnet', 2: 'testnet', 3: 'devnet', 4: 'local network'};
const maximumTypeDepth = 8;
const maximumLength = 0x7fffffff;
const maximumU64 = 2n ** 64n - 1n;

/**
 * Bytes written as hexadecimal digits, with or without `0x` and white space.
 * @throws DecodeError at the byte that holds a character which is no hexadecimal digit
 */
export function parseHex(text: string): Uint8Array {
  const digits = text.replace(/\s+/g, '').replace(/^0x/i, '');
  const wrong = digits.search(/[^0-9a-f]/i);
  if (wrong >= 0)
    throw new DecodeError(Math.floor(wrong / 2), `“${digits[wrong]}” is not a hexadecimal digit.`);
  if (digits.length % 2)
    throw new DecodeError(
      (digits.length - 1) / 2,
      'the last byte has one hexadecimal digit, and a byte has two.',
    );
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Leaves of a tree of fields, in the order of their bytes. */
export const leavesOf = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => (field.children ? leavesOf(field.children) : [field]));

/**
 * Takes a transaction apart: signed, not signed yet, or as the message that is signed.
 * @throws DecodeError naming the byte at which the input stops being a transaction
 */
export function decodeTransaction(bytes: Uint8Array): DecodedTransaction {
  if (bytes.length === 0) throw new DecodeError(0, 'there are no bytes.');
  // Nothing in the bytes says whether the fee asset is there, so both are tried: the one that fits wins,
  // else the one that got further tells what is wrong.
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
  const reader = new Reader(bytes);
  const seed = seeds[toHex(bytes.subarray(0, 32))];
  if (seed) {
    reader.bytes('Domain separator', 32, 'hash', {
      value: `SHA3-256 of “CEDRA::${seed}”`,
      note: 'Keeps a signature for a transaction from being valid for anything else.',
    });
    if (seed === 'RawTransaction') rawTransaction(reader, hasFeeAsset);
    else rawTransactionWithData(reader, hasFeeAsset);
  } else {
    rawTransaction(reader, hasFeeAsset);
    if (!reader.done) reader.group('Authenticator', 'enum', transactionAuthenticator);
  }
  if (!reader.done)
    throw new DecodeError(
      reader.offset,
      `the transaction ends here, but ${count(bytes.length - reader.offset, 'byte')} follow.`,
    );
  const signed = reader.fields.at(-1)?.label === 'Authenticator';
  return {
    kind: seed ? 'Signing message' : signed ? 'Signed transaction' : 'Raw transaction',
    fields: reader.fields,
    hasFeeAsset,
  };
}

/* The structures, in the order of their fields. Source: types/src/transaction in cedra-labs/cedra-network. */

function rawTransaction(reader: Reader, hasFeeAsset: boolean): void {
  reader.address('Sender', 'The account that the transaction acts for.');
  reader.u64('Sequence number', (value) =>
    value === maximumU64
      ? {value: 'none (all bits set)', note: 'An orderless transaction: the payload has a nonce instead.'}
      : {note: 'The number of transactions that the sender has committed before.'},
  );
  reader.group('Payload', 'enum', payload);
  reader.u64('Max gas amount', () => ({note: 'The most gas units that the transaction may use.'}));
  reader.u64('Gas unit price', (value) => ({
    value: `${decimal(value)} octas`,
    note: 'What each gas unit costs. A higher price is taken into a block earlier.',
  }));
  reader.u64('Expiration time', (value) => ({
    value: `${decimal(value)}${toDate(value)}`,
    note: 'Seconds since 1970. From this block time on the transaction is invalid.',
  }));
  reader.u8('Chain id', (value) => ({
    value: chains[value] ? `${value} (${chains[value]})` : String(value),
    note: 'Keeps a transaction of one network from being used on another.',
  }));
  if (hasFeeAsset)
    reader.group(
      'Fee asset',
      'TypeTag',
      (inner) => typeTag(inner, 0),
      'The asset in which the fee is paid. Nodes before release 1.0.2 and CLIs before 1.0.3 do not know this field.',
    );
}

function rawTransactionWithData(reader: Reader, hasFeeAsset: boolean): void {
  const variant = reader.variant('Kind', ['MultiAgent', 'MultiAgentWithFeePayer']);
  rawTransaction(reader, hasFeeAsset);
  reader.list('Secondary signers', 'address', (inner, index) => inner.address(`Secondary signer ${index}`));
  if (variant === 'MultiAgentWithFeePayer')
    reader.address('Fee payer', 'Zero when the sender signs before the fee payer is known.');
}

function payload(reader: Reader): string {
  const variant = reader.variant('Kind', [
    'Script',
    'ModuleBundle (deprecated)',
    'EntryFunction',
    'Multisig',
    'Payload',
  ]);
  switch (variant) {
    case 'Script':
      return script(reader);
    case 'EntryFunction':
      return entryFunction(reader);
    case 'Multisig': {
      const account = reader.address('Multisig account');
      const call = reader.option('Call', 'MultisigTransactionPayload', (inner) => {
        inner.variant('Kind', ['EntryFunction']);
        return entryFunction(inner);
      });
      return `Multisig ${account}: ${call ?? 'the call stored on chain'}`;
    }
    case 'Payload': {
      reader.variant('Version', ['V1']);
      const call = reader.group('Executable', 'enum', (inner) => {
        const kind = inner.variant('Kind', ['Script', 'EntryFunction', 'Empty']);
        if (kind === 'Script') return script(inner);
        return kind === 'EntryFunction' ? entryFunction(inner) : kind;
      });
      reader.group('Extra config', 'enum', (inner) => {
        inner.variant('Version', ['V1']);
        const multisig = inner.option('Multisig account', 'address', (some) => some.address('Address'));
        const nonce = inner.option('Replay protection nonce', 'u64', (some) =>
          some.u64('Nonce', () => ({note: 'Protects from replay in place of the sequence number.'})),
        );
        return [multisig && `multisig ${multisig}`, nonce && `nonce ${nonce}`].filter(Boolean).join(', ');
      });
      return call;
    }
    default:
      reader.u64('Dummy value', () => ({}));
      return variant;
  }
}

function entryFunction(reader: Reader): string {
  const address = reader.address('Module address');
  const module = reader.text('Module name');
  const name = reader.text('Function name');
  const types = typeArguments(reader);
  reader.list('Arguments', 'bytes', (inner, index) =>
    inner.group(`Argument ${index}`, 'bytes', (argument) => {
      const length = argument.length('Length');
      return argument.bytes('Value', length, 'bytes', {
        value: guessValue(argument.peek(length)),
        note: 'Encoded like a value of the type that the function declares; the type itself is not sent.',
      });
    }),
  );
  return `${shorten(address)}::${module}::${name}${types}`;
}

function script(reader: Reader): string {
  const code = byteVector(reader, 'Bytecode', 'Compiled Move code that is executed once and not stored.');
  const types = typeArguments(reader);
  reader.list('Arguments', 'enum', (inner, index) =>
    inner.group(`Argument ${index}`, 'enum', scriptArgument),
  );
  return `Script, ${code}${types}`;
}

function scriptArgument(reader: Reader): string {
  const kind = reader.variant('Type', [
    'u8',
    'u64',
    'u128',
    'address',
    'vector<u8>',
    'bool',
    'u16',
    'u32',
    'u256',
    'serialized',
  ]);
  switch (kind) {
    case 'address':
      return reader.address('Value');
    case 'bool':
      return reader.bool('Value');
    case 'vector<u8>':
    case 'serialized':
      return byteVector(reader, 'Value');
    default:
      return reader.unsigned('Value', Number(kind.slice(1)) / 8);
  }
}

function typeArguments(reader: Reader): string {
  const types = reader.list('Type arguments', 'TypeTag', (inner, index) =>
    inner.group(`Type argument ${index}`, 'TypeTag', (tag) => typeTag(tag, 0)),
  );
  return types.length > 0 ? `<${types.join(', ')}>` : '';
}

function typeTag(reader: Reader, depth: number): string {
  if (depth > maximumTypeDepth)
    throw new DecodeError(reader.offset, `types are nested more than ${maximumTypeDepth} deep.`);
  const kind = reader.variant('Type', [
    'bool',
    'u8',
    'u64',
    'u128',
    'address',
    'signer',
    'vector',
    'struct',
    'u16',
    'u32',
    'u256',
    'function',
  ]);
  if (kind === 'vector')
    return `vector<${reader.group('Element type', 'TypeTag', (inner) => typeTag(inner, depth + 1))}>`;
  if (kind === 'function') {
    const [from, to] = ['Parameters', 'Results'].map((label) =>
      reader
        .list(label, 'TypeTag', (inner, index) =>
          inner.group(`Type ${index}`, 'TypeTag', (tag) => typeTag(tag, depth + 1)),
        )
        .join(', '),
    );
    reader.u8('Abilities', (value) => ({value: `0x${value.toString(16)}`}));
    return `|${from}|${to}`;
  }
  if (kind !== 'struct') return kind;
  const address = reader.address('Address');
  const module = reader.text('Module');
  const name = reader.text('Name');
  const types = reader.list('Type arguments', 'TypeTag', (inner, index) =>
    inner.group(`Type argument ${index}`, 'TypeTag', (tag) => typeTag(tag, depth + 1)),
  );
  return `${shorten(address)}::${module}::${name}${types.length > 0 ? `<${types.join(', ')}>` : ''}`;
}

function transactionAuthenticator(reader: Reader): string {
  const kind = reader.variant('Kind', ['Ed25519', 'MultiEd25519', 'MultiAgent', 'FeePayer', 'SingleSender']);
  switch (kind) {
    case 'Ed25519':
    case 'MultiEd25519':
      keyAndSignature(reader, kind);
      break;
    case 'SingleSender':
      reader.group('Sender', 'enum', accountAuthenticator);
      break;
    default:
      reader.group('Sender', 'enum', accountAuthenticator);
      reader.list('Secondary signer addresses', 'address', (inner, index) =>
        inner.address(`Secondary signer ${index}`),
      );
      reader.list('Secondary signers', 'enum', (inner, index) =>
        inner.group(`Secondary signer ${index}`, 'enum', accountAuthenticator),
      );
      if (kind === 'FeePayer') {
        reader.address('Fee payer address', 'The account that pays the fee in place of the sender.');
        reader.group('Fee payer', 'enum', accountAuthenticator);
      }
  }
  return kind;
}

function accountAuthenticator(reader: Reader): string {
  const kind = reader.variant('Kind', [
    'Ed25519',
    'MultiEd25519',
    'SingleKey',
    'MultiKey',
    'NoAccountAuthenticator',
    'Abstraction',
  ]);
  switch (kind) {
    case 'Ed25519':
    case 'MultiEd25519':
      keyAndSignature(reader, kind);
      return kind;
    case 'SingleKey': {
      const key = reader.group('Public key', 'enum', anyPublicKey);
      reader.group('Signature', 'enum', anySignature);
      return `SingleKey, ${key}`;
    }
    case 'MultiKey': {
      const keys = reader.list('Public keys', 'enum', (inner, index) =>
        inner.group(`Public key ${index}`, 'enum', anyPublicKey),
      );
      const required = reader.u8('Signatures required', () => ({}));
      reader.list('Signatures', 'enum', (inner, index) =>
        inner.group(`Signature ${index}`, 'enum', anySignature),
      );
      byteVector(reader, 'Bitmap', 'One bit for each public key, from the left: set when it has signed.');
      return `MultiKey, ${required} of ${keys.length}`;
    }
    case 'Abstraction':
      reader.address('Module address');
      reader.text('Module name');
      reader.text('Function name');
      reader.group('Authentication data', 'enum', (inner) => {
        const version = inner.variant('Version', ['V1', 'DerivableV1']);
        byteVector(inner, 'Digest of the signing message');
        byteVector(inner, version === 'V1' ? 'Authenticator' : 'Abstract signature');
        if (version === 'DerivableV1') byteVector(inner, 'Abstract public key');
        return version;
      });
      return kind;
    default:
      return kind;
  }
}

function keyAndSignature(reader: Reader, kind: 'Ed25519' | 'MultiEd25519'): void {
  const several = kind === 'MultiEd25519';
  byteVector(
    reader,
    'Public key',
    several
      ? 'The 32-byte keys one after the other, then the number of signatures that are needed.'
      : 'Its hash must be the authentication key of the account.',
  );
  byteVector(
    reader,
    'Signature',
    several
      ? 'The 64-byte signatures one after the other, then 4 bytes that say which keys made them.'
      : 'Over the domain separator and the raw transaction.',
  );
}

function anyPublicKey(reader: Reader): string {
  const kind = reader.variant('Kind', [
    'Ed25519',
    'Secp256k1Ecdsa',
    'Secp256r1Ecdsa',
    'Keyless',
    'FederatedKeyless',
  ]);
  if (kind === 'FederatedKeyless') reader.address('Address of the keys of the issuer');
  if (kind === 'Keyless' || kind === 'FederatedKeyless') {
    reader.text('Issuer');
    byteVector(reader, 'Identity commitment');
  } else byteVector(reader, 'Public key');
  return kind;
}

function anySignature(reader: Reader): string {
  const kind = reader.variant('Kind', ['Ed25519', 'Secp256k1Ecdsa', 'WebAuthn', 'Keyless']);
  if (kind === 'WebAuthn') webAuthn(reader);
  else if (kind === 'Keyless') keyless(reader);
  else byteVector(reader, 'Signature');
  return kind;
}

function webAuthn(reader: Reader): void {
  reader.variant('Assertion signature', ['Secp256r1Ecdsa']);
  byteVector(reader, 'Signature');
  byteVector(reader, 'Authenticator data');
  byteVector(reader, 'Client data');
}

function keyless(reader: Reader): void {
  reader.group('Certificate', 'enum', (inner) => {
    const kind = inner.variant('Kind', ['ZeroKnowledgeSig', 'OpenIdSig']);
    if (kind === 'ZeroKnowledgeSig') {
      inner.variant('Proof system', ['Groth16']);
      inner.bytes('Proof', 128, 'bytes', {note: 'Three compressed curve points of 32, 64 and 32 bytes.'});
      inner.u64('Longest lifetime of the key', (value) => ({value: `${decimal(value)} s`}));
      inner.option('Extra field', 'string', (some) => some.text('Text'));
      inner.option('Other audience', 'string', (some) => some.text('Text'));
      inner.option('Training wheels signature', 'enum', ephemeralSignature);
    } else {
      byteVector(inner, 'Signature of the token');
      inner.text('Token');
      inner.text('Name of the user id');
      byteVector(inner, 'Blinding factor');
      byteVector(inner, 'Pepper');
      inner.option('Other audience', 'string', (some) => some.text('Text'));
    }
    return kind;
  });
  reader.text('Header of the token');
  reader.u64('Expiry of the key', (value) => ({value: `${decimal(value)}${toDate(value)}`}));
  reader.group('Ephemeral public key', 'enum', (inner) => {
    const kind = inner.variant('Kind', ['Ed25519', 'Secp256r1Ecdsa']);
    byteVector(inner, 'Public key');
    return kind;
  });
  reader.group('Ephemeral signature', 'enum', ephemeralSignature);
}

function ephemeralSignature(reader: Reader): string {
  const kind = reader.variant('Kind', ['Ed25519', 'WebAuthn']);
  if (kind === 'WebAuthn') webAuthn(reader);
  else byteVector(reader, 'Signature');
  return kind;
}

/** Bytes with their length in front. */
function byteVector(reader: Reader, label: string, note?: string): string {
  return reader.group(
    label,
    'bytes',
    (inner) => {
      const length = inner.length('Length');
      inner.bytes('Value', length, 'bytes', {note});
      return count(length, 'byte');
    },
    note,
  );
}

interface Meaning {
  value?: string;
  note?: string;
}

/** Reads values one after the other and notes where each of them stood. */
class Reader {
  offset = 0;
  fields: Field[] = [];
  private readonly view: DataView;

  constructor(private readonly input: Uint8Array) {
    this.view = new DataView(input.buffer, input.byteOffset, input.byteLength);
  }

  get done(): boolean {
    return this.offset === this.input.length;
  }

  peek(length: number): Uint8Array {
    return this.input.subarray(this.offset, this.offset + length);
  }

  bytes(label: string, length: number, type: string, {value, note}: Meaning = {}): string {
    this.need(length, label);
    const text = value ?? `0x${toHex(this.peek(length))}`;
    this.fields.push({label, type, start: this.offset, end: this.offset + length, value: text, note});
    this.offset += length;
    return text;
  }

  address(label: string, note?: string): string {
    this.need(32, label);
    return this.bytes(label, 32, 'address', {value: `0x${toHex(this.peek(32))}`, note});
  }

  u8(label: string, explain: (value: number) => Meaning): string {
    this.need(1, label);
    const value = this.input[this.offset] ?? 0;
    return this.bytes(label, 1, 'u8', {value: String(value), ...explain(value)});
  }

  u64(label: string, explain: (value: bigint) => Meaning): string {
    this.need(8, label);
    const value = this.view.getBigUint64(this.offset, true);
    return this.bytes(label, 8, 'u64', {value: decimal(value), ...explain(value)});
  }

  /** An unsigned integer of any width, the least significant byte first. */
  unsigned(label: string, width: number): string {
    this.need(width, label);
    return this.bytes(label, width, `u${width * 8}`, {value: decimal(toInteger(this.peek(width)))});
  }

  bool(label: string): string {
    this.need(1, label);
    const value = this.input[this.offset] ?? 0;
    if (value > 1)
      throw new DecodeError(this.offset, `${label} is a bool, so it is 0 or 1 and not ${value}.`);
    return this.bytes(label, 1, 'bool', {value: value ? 'true' : 'false'});
  }

  /** A length: ULEB128, seven bits a byte, the highest bit set while more follow. */
  length(label: string): number {
    const start = this.offset;
    let value = 0;
    for (let position = 0; ; position++) {
      this.need(position + 1, label);
      const byte = this.input[start + position] ?? 0;
      value += (byte & 0x7f) * 2 ** (7 * position);
      if (value > maximumLength || position > 4)
        throw new DecodeError(start, `${label} is larger than 2³¹ − 1.`);
      if (byte < 0x80) {
        if (byte === 0 && position > 0)
          throw new DecodeError(start + position, `${label} is written with more bytes than it needs.`);
        this.bytes(label, position + 1, 'uleb128', {value: decimal(BigInt(value))});
        return value;
      }
    }
  }

  variant<const Name extends string>(label: string, names: readonly Name[]): Name {
    this.need(1, label);
    const start = this.offset;
    const index = this.input[start] ?? 0;
    const name = names[index];
    if (name === undefined)
      throw new DecodeError(
        start,
        `${label} is ${index}, but only 0 to ${names.length - 1} (${names.join(', ')}) exist.`,
      );
    this.bytes(label, 1, 'variant', {value: `${index}: ${name}`});
    return name;
  }

  text(label: string): string {
    return this.group(label, 'string', (inner) => {
      const length = inner.length('Length');
      inner.need(length, label);
      const start = inner.offset;
      let value: string;
      try {
        value = new TextDecoder('utf-8', {fatal: true}).decode(inner.peek(length));
      } catch {
        throw new DecodeError(start, `${label} is not valid UTF-8.`);
      }
      return inner.bytes('Characters', length, 'utf-8', {value});
    });
  }

  option(label: string, type: string, read: (reader: Reader) => string): string | undefined {
    let some: string | undefined;
    this.group(label, `option<${type}>`, (inner) => {
      inner.need(1, label);
      const tag = inner.input[inner.offset] ?? 0;
      if (tag > 1) throw new DecodeError(inner.offset, `${label} is an option, so it begins with 0 or 1.`);
      inner.bytes('Is there one?', 1, 'variant', {value: tag ? '1: yes' : '0: no'});
      if (tag) some = read(inner);
      return some ?? 'none';
    });
    return some;
  }

  list(label: string, type: string, read: (reader: Reader, index: number) => string): string[] {
    const values: string[] = [];
    this.group(label, `vector<${type}>`, (inner) => {
      const start = inner.offset;
      const length = inner.length('Number of items');
      // Every item takes a byte at least: a wrong length is reported where it stands.
      if (length > inner.input.length - inner.offset)
        throw new DecodeError(
          start,
          `${label} has ${decimal(BigInt(length))} items, more than the bytes left.`,
        );
      for (let index = 0; index < length; index++) values.push(read(inner, index));
      return length === 0 ? 'none' : count(length, 'item');
    });
    return values;
  }

  /** Reads fields that belong together; their summary is what `read` returns. */
  group(label: string, type: string, read: (reader: Reader) => string, note?: string): string {
    const outer = this.fields;
    const start = this.offset;
    this.fields = [];
    const value = read(this);
    outer.push({label, type, start, end: this.offset, value, note, children: this.fields});
    this.fields = outer;
    return value;
  }

  private need(length: number, label: string): void {
    const left = this.input.length - this.offset;
    if (length > left)
      throw new DecodeError(
        this.offset,
        `${label} needs ${count(length, 'byte')}, but ${left === 0 ? 'the input ends here' : `only ${left} are left`}.`,
      );
  }
}

/** What an argument probably is; without the function's declaration nobody can know. */
function guessValue(bytes: Uint8Array): string {
  const hex = `0x${toHex(bytes)}`;
  switch (bytes.length) {
    case 1:
      return `${bytes[0]} as u8`;
    case 8:
      return `${decimal(toInteger(bytes))} as u64`;
    case 16:
      return `${decimal(toInteger(bytes))} as u128`;
    case 32:
      return `${shorten(hex)} as address`;
    default: {
      const text = new TextDecoder().decode(bytes.subarray(1));
      return bytes[0] === bytes.length - 1 && /^[\x20-\x7e]+$/.test(text) ? `“${text}” as string` : hex;
    }
  }
}

const toInteger = (littleEndian: Uint8Array): bigint =>
  littleEndian.reduceRight((value, byte) => value * 256n + BigInt(byte), 0n);

const decimal = (value: bigint): string => value.toString().replace(/\B(?=(\d{3})+$)/g, ',');

const count = (number: number, noun: string): string =>
  `${decimal(BigInt(number))} ${noun}${number === 1 ? '' : 's'}`;

const shorten = (address: string): string => `0x${address.slice(2).replace(/^0+(?=.)/, '')}`;

function toDate(seconds: bigint): string {
  const date = new Date(Number(seconds) * 1000);
  return Number.isNaN(date.getTime()) ? '' : ` (${date.toISOString().slice(0, 19).replace('T', ' ')} UTC)`;
}
