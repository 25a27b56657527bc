import {describe, expect, it} from 'vitest';
import {pageOf} from './test-page';
import {markedLine, replaceRegion, withoutMarks} from './regions';

const file = (...lines: string[]): string => lines.join('\n');
const marked = file('one', '', '// region: a', '// endregion: a', '', '# region: b', 'two', '# endregion: b');

describe('the marks of regions', () => {
  it('are not in the file, and an empty region leaves one blank line', () => {
    expect(withoutMarks(marked)).toBe(file('one', '', 'two'));
    expect(withoutMarks(file('{', '  one', '', '  // region: a', '  // endregion: a', '}'))).toBe(
      file('{', '  one', '}'),
    );
  });

  it('leave a file without regions as it is', () => {
    const plain = file('', '// the region: here', '', 'one', '', '');
    expect(withoutMarks(plain)).toBe(plain);
  });

  it('stay where they are when a block replaces what is between them', () => {
    const first = replaceRegion(marked, 'a', 'new') ?? '';
    expect(withoutMarks(first)).toBe(file('one', '', 'new', '', 'two'));
    expect(withoutMarks(replaceRegion(first, 'a', file('newer', 'still')) ?? '')).toBe(
      file('one', '', 'newer', 'still', '', 'two'),
    );
    expect(replaceRegion(marked, 'c', 'new')).toBeUndefined();
  });

  it('count as lines of the page, where an error is reported', () => {
    expect([0, 1, 2].map((line) => markedLine(marked, line))).toEqual([0, 1, 6]);
  });
});

describe('a block with regions', () => {
  const page = (code: string, meta = '') => pageOf(`\`\`\`ts title="a.ts"${meta}\n${code}\n\`\`\`\n`);

  it('is what the reader sees, with the same hash as without marks', () => {
    const [block] = page(marked).blocks;
    const [plain] = page(withoutMarks(marked)).blocks;
    expect(block).toMatchObject({code: withoutMarks(marked), marked});
    expect(block?.hash).toBe(plain?.hash);
    expect(plain).not.toHaveProperty('marked');
  });
});
