import {describe, expect, it} from 'vitest';
import {parseFrontMatter, readingMinutes} from './reading-time';

const words = (count: number) => 'word '.repeat(count);
const fence = '```';

describe('readingMinutes', () => {
  it('counts prose and code', () => {
    expect(readingMinutes(words(1000))).toBe(5);
    expect(readingMinutes(`${words(1000)}\n\n${fence}move\n${'let a = 1;\n'.repeat(40)}${fence}\n`)).toBe(6);
  });

  it('does not count markup and outputs', () => {
    const output = `${fence}text output\n${'line\n'.repeat(400)}${fence}`;
    const markup = '<Term id="a">x</Term> [x](/a/b/c) {/* #an-id */}\n'.repeat(100);
    expect(readingMinutes(`import A from 'a';\n\n${output}\n\n${markup}`)).toBe(1);
  });
});

describe('parseFrontMatter', () => {
  it.each([
    ['docs/guides/escrow.mdx', '<Steps>', true],
    ['docs/guides/dex/index.mdx', 'An overview.', false],
    ['docs/getting-started/cli.mdx', '<Steps>', false],
    ['docs/indexer/common-queries.mdx', 'Queries.', false],
  ])('%s with %s', async (filePath, content, isTutorial) => {
    const {frontMatter} = await parseFrontMatter({
      filePath,
      fileContent: content,
      defaultParseFrontMatter: async () => ({content, frontMatter: {}}),
    });
    expect('minutes' in frontMatter).toBe(isTutorial);
  });

  it.each([
    ['Plan about 45 minutes.', 45],
    ['Plan about an hour.', 60],
    ['The compilation takes minutes.', 1],
  ])('does not contradict the text: %s', async (text, minutes) => {
    const {frontMatter} = await parseFrontMatter({
      filePath: 'docs/guides/escrow.mdx',
      fileContent: text,
      defaultParseFrontMatter: async () => ({content: `<Steps>\n${text}`, frontMatter: {}}),
    });
    expect(frontMatter.minutes).toBe(minutes);
  });
});
