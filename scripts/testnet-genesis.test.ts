import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {EXTRACT, makeTable, readGenesis, TABLE, type GenesisExtract} from './testnet-genesis';

const extract = JSON.parse(readFileSync(EXTRACT, 'utf8')) as GenesisExtract;

describe("testnet's genesis numbers", () => {
  it('are the same in the table and in the extract', () => {
    expect(readFileSync(TABLE, 'utf8')).toBe(makeTable(extract));
  });

  it('are not read from a blob with another hash', () => {
    expect(() => readGenesis(new Uint8Array([1, 0]))).toThrow(
      /SHA-256 of the blob is [0-9a-f]{64}, expected 890af750/,
    );
  });

  it('need every field that the table shows', () => {
    expect(() => makeTable({...extract, resources: {}})).toThrow('no number id in 0x1::chain_id::ChainId');
  });
});
