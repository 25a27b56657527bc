import {describe, expect, it} from 'vitest';
import {describeBlock} from './describeBlock';

describe('describeBlock', () => {
  it('names a file by its path', () => {
    expect(describeBlock('move', 'title="a/sources/a.move"')).toMatchObject({
      name: 'a/sources/a.move',
      isFile: true,
      isWholeFile: true,
    });
    expect(describeBlock('move', 'title="a.move" region="x"')).toMatchObject({
      name: 'a.move, part',
      isWholeFile: false,
    });
  });

  it('distinguishes outputs from commands', () => {
    expect(describeBlock('json', 'output')).toMatchObject({name: 'Output', isOutput: true});
    expect(describeBlock('bash', '')).toMatchObject({name: 'Terminal', isOutput: false, mustFail: false});
  });

  it('recognises blocks that must fail, but not text that mentions it', () => {
    expect(describeBlock('bash', 'fails').mustFail).toBe(true);
    expect(describeBlock('move', 'fails="no output"')).toMatchObject({mustFail: true, isOutput: false});
    expect(describeBlock('bash', 'checked="it fails without root"').mustFail).toBe(false);
  });
});
