import {describe, expect, it} from 'vitest';
import {pageOf} from '../../cedra/pages/test-page';
import {agreementProblems, gasProblems, seriesProblems} from './agreement';

const file = (title: string, code: string) => `\`\`\`ts title="${title}"\n${code}\n\`\`\`\n\n`;

describe('seriesProblems', () => {
  const messages = (...pages: string[]) =>
    seriesProblems(pages.map((text) => pageOf(text))).map(({line, message}) => `${line} ${message}`);

  it('accepts pages that begin with the files of the page before', () => {
    expect(messages(file('a.ts', '1') + file('a.ts', '2'), file('a.ts', '2') + file('b.ts', '3'))).toEqual(
      [],
    );
  });

  it('names a file that differs, at its block', () => {
    expect(messages(file('a.ts', '1'), `Text.\n\n${file('a.ts', '2')}`)).toEqual([
      expect.stringMatching(/^3 a\.ts differs/),
    ]);
  });
});

describe('gasProblems', () => {
  const outputs = [pageOf('```bash\nls\n```\n\n```text output\n"gas_used": 1543\nmint: 9 gas\n```\n')];
  const lines = (cell: string) =>
    gasProblems('docs/a.mdx', `| call | gas |\n| --- | --- |\n| mint | ${cell} |\n`, outputs).map(
      ({line, message}) => `${line} ${message}`,
    );

  it('accepts what an output shows, and estimates', () => {
    expect(['1,543', '9', 'about 4,200'].flatMap(lines)).toEqual([]);
  });

  it('names a number that no output shows', () => {
    expect(lines('10')).toEqual(['3 no output shows 10 gas, as this table does']);
  });
});

it('reads the guides', () => {
  for (const {level} of agreementProblems()) expect(level).toBe('warning');
});
