import {describe as group, expect, it} from 'vitest';
import {describe} from './describe';

group('describe', () => {
  it('names a file by its path', () => {
    expect(describe('move', 'title="a/sources/a.move"')).toMatchObject({
      name: 'a/sources/a.move',
      isFile: true,
      isWholeFile: true,
    });
    expect(describe('move', 'title="a.move" region="x"')).toMatchObject({
      name: 'a.move, part',
      isWholeFile: false,
    });
  });

  it('distinguishes outputs from commands', () => {
    expect(describe('json', 'output')).toMatchObject({name: 'Output', isOutput: true});
    expect(describe('bash', '')).toMatchObject({name: 'Terminal', isOutput: false, mustFail: false});
  });

  it('recognises blocks that must fail, but not text that mentions it', () => {
    expect(describe('bash', 'fails').mustFail).toBe(true);
    expect(describe('move', 'fails="no output"')).toMatchObject({mustFail: true, isOutput: false});
    expect(describe('bash', 'checked="it fails without root"').mustFail).toBe(false);
  });
});
