import {grouped} from '@site/src/grouped';
import {toHex} from '@site/src/hex';

/** A field of the input: its bytes and their meaning. The fields of a group follow it, one level deeper. */
export interface BcsField {
  label: string;
  /** The type in BCS terms, such as `u64` or `variant`. */
  type: string;
  level: number;
  isGroup: boolean;
  /** First byte, and the byte after the last. */
  start: number;
  end: number;
  /** The content as a person would write it. */
  value: string;
  /** The meaning, in a sentence. */
  note?: string;
}

type Meaning = Partial<Pick<BcsField, 'value' | 'note'>>;

/** Input that does not decode, with the offset of the first wrong byte. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';

  constructor(
    readonly offset: number,
    problem: string,
  ) {
    super(`Byte ${offset}: ${problem}`);
  }
}

const MAX_LENGTH = 0x7fffffff;

/**
 * Parses bytes written as hexadecimal digits, with or without `0x` and white space.
 * @throws DecodeError at the first byte with another character
 */
export function parseHex(text: string): Uint8Array {
  const digits = text.replace(/\s+/g, '').replace(/^0x/i, '');
  const wrong = digits.search(/[^0-9a-f]/i);
  if (wrong >= 0)
    throw new DecodeError(Math.floor(wrong / 2), `“${digits.charAt(wrong)}” is not a hexadecimal digit.`);
  if (digits.length % 2)
    throw new DecodeError(
      (digits.length - 1) / 2,
      'the last byte has only one hexadecimal digit instead of two.',
    );
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export const count = (number: number, noun: string): string =>
  `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;

export const toInteger = (littleEndian: Uint8Array): bigint =>
  littleEndian.reduceRight((value, byte) => value * 256n + BigInt(byte), 0n);

/** Reads BCS values one after the other and records a row for each. */
export class BcsReader {
  offset = 0;
  readonly rows: BcsField[] = [];
  private level = 0;

  constructor(private readonly input: Uint8Array) {}

  get left(): number {
    return this.input.length - this.offset;
  }

  /** Reads `length` bytes as one row; the value is their digits unless `explain` returns another. */
  fixed(label: string, type: string, length: number, explain?: (bytes: Uint8Array) => Meaning): string {
    const start = this.offset;
    const bytes = this.take(label, length);
    return this.add(label, type, start, {value: `0x${toHex(bytes)}`, ...explain?.(bytes)});
  }

  address(label: string, note?: string): string {
    return this.fixed(label, 'address', 32, () => ({note}));
  }

  /** Reads an unsigned integer of `width` bytes. */
  integer(label: string, width: number, explain?: (value: bigint) => Meaning): string {
    return this.fixed(label, `u${width * 8}`, width, (bytes) => {
      const value = toInteger(bytes);
      return {value: grouped(value), ...explain?.(value)};
    });
  }

  /** Reads bytes with their length in front. */
  bytes(
    label: string,
    note?: string,
    show = (bytes: Uint8Array): string => count(bytes.length, 'byte'),
    type = 'bytes',
  ): string {
    const start = this.offset;
    const length = this.length(label);
    return this.add(label, type, start, {value: show(this.take(label, length)), note});
  }

  text(label: string): string {
    const show = (bytes: Uint8Array): string => {
      try {
        return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
      } catch {
        throw new DecodeError(this.offset - bytes.length, `${label} is not valid UTF-8.`);
      }
    };
    return this.bytes(label, undefined, show, 'string');
  }

  /**
   * Reads the variant of an enum, which is one byte.
   * @param names by index; `undefined` for a variant that the viewer does not support
   */
  variant<const Name extends string>(label: string, names: readonly (Name | undefined)[]): Name {
    const start = this.offset;
    const index = this.take(label, 1)[0] ?? 0;
    const name = names[index];
    if (name === undefined) {
      const known = names.flatMap((each, at) => (each ? `${at} (${each})` : []));
      throw new DecodeError(start, `${label} is ${index}, but only ${known.join(', ')} can be shown.`);
    }
    this.add(label, 'variant', start, {value: `${index}: ${name}`});
    return name;
  }

  option(label: string, type: string, read: () => string): string | undefined {
    let value: string | undefined;
    this.group(label, `option<${type}>`, () => {
      if (this.variant('Present', ['no', 'yes']) === 'yes') value = read();
      return value ?? 'none';
    });
    return value;
  }

  list(label: string, type: string, read: (index: number) => string): string[] {
    const values: string[] = [];
    this.group(label, `vector<${type}>`, () => {
      const start = this.offset;
      const length = this.length(label);
      // Every item takes at least a byte, so a wrong length is reported at its own offset.
      if (length > this.left)
        throw new DecodeError(
          start,
          `${label} has ${grouped(length)} items, more than the remaining bytes can hold.`,
        );
      this.add('Number of items', 'uleb128', start, {value: grouped(length)});
      for (let index = 0; index < length; index++) values.push(read(index));
      return length === 0 ? 'none' : count(length, 'item');
    });
    return values;
  }

  /** Adds a row in front of those that `read` adds; its value is the result of `read`. */
  group(label: string, type: string, read: () => string, note?: string): string {
    const row = {label, type, level: this.level, isGroup: true, start: this.offset, end: 0, value: '', note};
    this.rows.push(row);
    this.level++;
    row.value = read();
    this.level--;
    row.end = this.offset;
    return row.value;
  }

  private add(label: string, type: string, start: number, {value = '', note}: Meaning): string {
    this.rows.push({label, type, level: this.level, isGroup: false, start, end: this.offset, value, note});
    return value;
  }

  private take(label: string, length: number): Uint8Array {
    if (length > this.left) {
      const rest = this.left === 0 ? 'the input ends here' : `only ${this.left} are left`;
      throw new DecodeError(this.offset, `${label} needs ${count(length, 'byte')}, but ${rest}.`);
    }
    this.offset += length;
    return this.input.subarray(this.offset - length, this.offset);
  }

  /** Reads a length in ULEB128: seven bits a byte, the highest bit set while more follow. */
  private length(label: string): number {
    const start = this.offset;
    let value = 0;
    for (let position = 0; ; position++) {
      const byte = this.take(label, 1)[0] ?? 0;
      value += (byte & 0x7f) * 2 ** (7 * position);
      if (value > MAX_LENGTH || position > 4)
        throw new DecodeError(start, `The length of ${label} is larger than 2³¹ − 1.`);
      if (byte >= 0x80) continue;
      if (byte === 0 && position > 0)
        throw new DecodeError(start + position, `The length of ${label} has more bytes than it needs.`);
      return value;
    }
  }
}
