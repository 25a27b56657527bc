const CONTINUES = 0x80;

/** Appends numbers and bytes to a growing buffer. */
export class ByteWriter {
  private buffer = new Uint8Array(1024);
  private length = 0;

  private reserve(extra: number): void {
    if (this.length + extra <= this.buffer.length) return;
    const grown = new Uint8Array(Math.max(this.buffer.length * 2, this.length + extra));
    grown.set(this.buffer.subarray(0, this.length));
    this.buffer = grown;
  }

  byte(value: number): void {
    this.reserve(1);
    this.buffer[this.length++] = value;
  }

  /** Little-endian base 128; small numbers take one byte. */
  varint(value: number): void {
    if (!Number.isSafeInteger(value) || value < 0)
      throw new RangeError(`A varint must be a whole number from 0, not ${value}.`);
    let rest = value;
    while (rest >= CONTINUES) {
      this.byte((rest % CONTINUES) | CONTINUES);
      rest = Math.floor(rest / CONTINUES);
    }
    this.byte(rest);
  }

  bytes(values: Uint8Array): void {
    this.reserve(values.length);
    this.buffer.set(values, this.length);
    this.length += values.length;
  }

  /** A block that starts with its length, so that a reader can step over it. */
  block(values: Uint8Array): void {
    this.varint(values.length);
    this.bytes(values);
  }

  finish(): Uint8Array {
    return this.buffer.slice(0, this.length);
  }
}

/** Reads what a `ByteWriter` wrote; throws on a truncated buffer instead of inventing zeros. */
export class ByteReader {
  private offset = 0;

  constructor(private readonly buffer: Uint8Array) {}

  byte(): number {
    const value = this.buffer[this.offset++];
    if (value === undefined) throw new RangeError('The search index ends too early: the file is truncated.');
    return value;
  }

  varint(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = this.byte();
      value += (byte & (CONTINUES - 1)) * scale;
      if (byte < CONTINUES) return value;
      scale *= CONTINUES;
    }
  }

  bytes(length: number): Uint8Array {
    const end = this.offset + length;
    if (end > this.buffer.length)
      throw new RangeError('The search index ends too early: the file is truncated.');
    const view = this.buffer.subarray(this.offset, end);
    this.offset = end;
    return view;
  }

  block(): Uint8Array {
    return this.bytes(this.varint());
  }
}
