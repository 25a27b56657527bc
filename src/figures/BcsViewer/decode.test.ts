import {
  Account,
  AccountAddress,
  ChainId,
  Ed25519PrivateKey,
  EntryFunction,
  generateSignedTransaction,
  generateSigningMessageForTransaction,
  MultiAgentTransaction,
  MultiSig,
  MultiSigTransactionPayload,
  parseTypeTag,
  RawTransaction,
  SimpleTransaction,
  TransactionPayloadEntryFunction,
  TransactionPayloadMultiSig,
  U64,
  type TransactionPayload,
} from '@cedra-labs/ts-sdk';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {toHex} from '@site/src/hex';
import {hostileText} from '@site/src/hostileInput';
import {decodeTransaction} from './decode';
import {DecodeError, parseHex, type BcsField} from './reader';
import {samples} from './samples';

const accountOf = (byte: string) =>
  Account.fromPrivateKey({privateKey: new Ed25519PrivateKey(`ed25519-priv-0x${byte.repeat(32)}`)});
const alice = accountOf('11');
const bob = accountOf('22');

const transfer = new TransactionPayloadEntryFunction(
  EntryFunction.build(
    '0x1::coin',
    'transfer',
    [parseTypeTag('0xb::pool::LP<u8, vector<address>>')],
    [AccountAddress.from('0xcafe', {maxMissingChars: 63}), new U64(1000n)],
  ),
);

const raw = (payload: TransactionPayload): RawTransaction =>
  new RawTransaction(
    alice.accountAddress,
    7n,
    payload,
    2000n,
    100n,
    1_795_271_567n,
    new ChainId(4),
    parseTypeTag('0x1::cedra_coin::CedraCoin'),
  );

function sample(name: string): Uint8Array {
  const found = samples.find((entry) => entry.name === name);
  if (!found) throw new Error(`No sample ${name}`);
  return parseHex(found.hex);
}

const put = (bytes: Uint8Array, changes: Record<number, number>): Uint8Array =>
  Uint8Array.from(bytes, (byte, offset) => changes[offset] ?? byte);

/** The row at a path of labels. */
function at(rows: readonly BcsField[], path: string): BcsField {
  const [head, ...rest] = path.split('/');
  const level = rows[0]?.level;
  const index = rows.findIndex((row) => row.level === level && row.label === head);
  const found = rows[index];
  if (!found) throw new Error(`No row ${path} among ${rows.map(({label}) => label).join(', ')}`);
  return rest.length > 0 ? at(rows.slice(index + 1), rest.join('/')) : found;
}

/** Checks that the rows cover the input from the first byte to the last. */
function expectNoGaps(rows: readonly BcsField[], length: number): void {
  const end = rows
    .filter(({isGroup}) => !isGroup)
    .reduce((offset, row) => {
      expect(row.start).toBe(offset);
      return row.end;
    }, 0);
  expect(end).toBe(length);
}

/** Decodes what the SDK signs and encodes. */
function decodeSigned(payload: TransactionPayload): readonly BcsField[] {
  const transaction = new SimpleTransaction(raw(payload));
  const senderAuthenticator = alice.signTransactionWithAuthenticator(transaction);
  const bytes = generateSignedTransaction({transaction, senderAuthenticator});
  const {kind, rows} = decodeTransaction(bytes);
  expect(kind).toBe('Signed transaction');
  expectNoGaps(rows, bytes.length);
  return rows;
}

describe('decodeTransaction', () => {
  it.each(samples)('covers each byte of the sample “$name”', ({hex}) => {
    const bytes = parseHex(hex);
    const {kind, rows} = decodeTransaction(bytes);
    expect(kind).toBe('Signed transaction');
    expectNoGaps(rows, bytes.length);
  });

  it('reads the values of a transfer as the chain shows them', () => {
    const {rows} = decodeTransaction(sample('Transfer'));
    expect(rows.filter(({level}) => level === 0).map(({label, value}) => [label, value])).toEqual([
      ['Sender', '0x4d23d770c3d3aec46e39cac5f0f6ecfc607b1da165177394b0bde78222be5a62'],
      ['Sequence number', '6'],
      ['Payload', '0x1::cedra_account::transfer'],
      ['Max gas amount', '2,000'],
      ['Gas unit price', '100 octas'],
      ['Expiration time', '1,795,271,567 (2026-11-21 14:32:47 UTC)'],
      ['Chain id', '4, local network'],
      ['Authenticator', 'Ed25519'],
    ]);
    expect(at(rows, 'Payload/Arguments/Argument 0').value).toBe('0xcafe as address');
    expect(at(rows, 'Payload/Arguments/Argument 1').value).toBe('1,000 as u64');
  });

  it('reads the nonce of an orderless transaction', () => {
    const {rows} = decodeTransaction(sample('Orderless'));
    expect(at(rows, 'Sequence number').value).toBe('none (all bits set)');
    expect(at(rows, 'Payload/Extra config/Replay protection nonce/Nonce').value).toBe('7,261,834,460,911');
  });

  it('finds the fee asset, and type arguments inside others', () => {
    const rows = decodeSigned(transfer);
    expect(at(rows, 'Fee asset').value).toBe('0x1::cedra_coin::CedraCoin');
    expect(at(rows, 'Payload').value).toBe('0x1::coin::transfer<0xb::pool::LP<u8, vector<address>>>');
  });

  it('reads a fee payer and secondary signers', () => {
    const transaction = new MultiAgentTransaction(raw(transfer), [bob.accountAddress], bob.accountAddress);
    const sender = alice.signTransactionWithAuthenticator(transaction);
    const other = bob.signTransactionWithAuthenticator(transaction);
    const bytes = generateSignedTransaction({
      transaction,
      senderAuthenticator: sender,
      additionalSignersAuthenticators: [other],
      feePayerAuthenticator: other,
    });
    const {rows} = decodeTransaction(bytes);
    expectNoGaps(rows, bytes.length);
    expect(at(rows, 'Authenticator').value).toBe('FeePayer');
    expect(at(rows, 'Authenticator/Fee payer address').value).toBe(bob.accountAddress.toStringLong());
    expect(at(rows, 'Authenticator/Secondary signers').value).toBe('1 item');
  });

  it('reads a multisig payload with and without its call', () => {
    const multisig = (call?: MultiSigTransactionPayload) =>
      at(decodeSigned(new TransactionPayloadMultiSig(new MultiSig(bob.accountAddress, call))), 'Payload')
        .value;
    expect(multisig(new MultiSigTransactionPayload(transfer.entryFunction))).toContain('0x1::coin::transfer');
    expect(multisig()).toContain('the call stored on chain');
  });

  it('names an unsupported kind of key, and the supported ones', () => {
    // SingleSender, SingleKey, and a keyless public key.
    const bytes = Uint8Array.of(...raw(transfer).bcsToBytes(), 4, 2, 3, 1, 0x69, 32);
    expect(() => decodeTransaction(bytes)).toThrow(
      'Kind is 3, but only 0 (Ed25519), 1 (Secp256k1Ecdsa) can be shown.',
    );
  });

  it('reads raw transactions and signing messages', () => {
    const simple = new SimpleTransaction(raw(transfer));
    expect(decodeTransaction(simple.rawTransaction.bcsToBytes()).kind).toBe('Raw transaction');
    const message = decodeTransaction(generateSigningMessageForTransaction(simple));
    expect(message.kind).toBe('Signing message');
    expect(message.rows[0]?.value).toContain('CEDRA::RawTransaction”');
    const sponsored = new SimpleTransaction(raw(transfer), bob.accountAddress);
    const withData = decodeTransaction(generateSigningMessageForTransaction(sponsored));
    expect(at(withData.rows, 'Fee payer').value).toBe(bob.accountAddress.toStringLong());
  });

  it.each<[string, (bytes: Uint8Array) => Uint8Array, string]>([
    ['an empty input', () => new Uint8Array(), 'Byte 0: the input is empty.'],
    [
      'an input that ends early',
      (bytes) => bytes.slice(0, 143),
      'Byte 140: Max gas amount needs 8 bytes, but only 3 are left.',
    ],
    [
      'bytes after the end',
      (bytes) => Uint8Array.of(...bytes, 1, 2),
      'Byte 264: the transaction ends here, but 2 bytes follow.',
    ],
    [
      'an unknown payload',
      (bytes) => put(bytes, {40: 9}),
      'Byte 40: Kind is 9, but only 2 (EntryFunction), 3 (Multisig)',
    ],
    [
      'a text that is not UTF-8',
      (bytes) => put(bytes, {74: 0xff}),
      'Byte 74: Module name is not valid UTF-8.',
    ],
    [
      'more items than bytes',
      (bytes) => put(bytes, {97: 0xff, 98: 0x01}),
      'Byte 97: Arguments has 255 items, more than the remaining bytes can hold.',
    ],
    [
      'a length with more bytes than needed',
      (bytes) => put(bytes, {73: 0x80, 74: 0}),
      'Byte 74: The length of Module name has more bytes',
    ],
  ])('names the byte for %s', (_case, change, message) => {
    expect(() => decodeTransaction(change(sample('Transfer')))).toThrow(message);
  });

  it('throws only DecodeErrors, with offsets inside the input, for damaged samples and any other bytes', () => {
    const damaged = fc
      .tuple(
        fc.constantFrom(...samples),
        fc.integer({min: 1, max: 400}),
        fc.array(fc.tuple(fc.nat(400), fc.nat(255)), {maxLength: 3}),
      )
      .map(([{hex}, length, changes]) => put(parseHex(hex).slice(0, length), Object.fromEntries(changes)));
    fc.assert(
      fc.property(fc.oneof(damaged, fc.uint8Array({maxLength: 300})), (bytes) => {
        try {
          expectNoGaps(decodeTransaction(bytes).rows, bytes.length);
        } catch (error) {
          expect(error).toBeInstanceOf(DecodeError);
          expect((error as DecodeError).offset).toBeLessThanOrEqual(bytes.length);
        }
      }),
      {numRuns: 800},
    );
  }, 30_000);
});

describe('parseHex', () => {
  it('accepts a prefix, capitals and white space', () => {
    expect(toHex(parseHex(' 0xAB cd\n01 '))).toBe('abcd01');
  });

  it('throws only DecodeErrors for hostile text', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        try {
          parseHex(text);
        } catch (error) {
          expect(error).toBeInstanceOf(DecodeError);
        }
      }),
    );
  });

  it.each([
    ['0xabzz', 'Byte 1: “z” is not a hexadecimal digit.'],
    ['abc', 'Byte 1: the last byte has only one hexadecimal digit instead of two.'],
  ])('names the byte in %s', (text, message) => {
    expect(() => parseHex(text)).toThrow(message);
  });
});
