import {describe, expect, it} from 'vitest';
import {pageOf} from '../pages/test-page';
import {classify} from '../pages/tasks';
import {shownQueries} from './shown-queries';

describe('shownQueries', () => {
  const fence = (lang: string, code: string): string => `\`\`\`${lang}\n${code}\n\`\`\`\n\n`;
  const shown = (...blocks: string[]) =>
    shownQueries(classify(pageOf(blocks.join('')))).map(({variables, result}) => ({
      variables,
      result: result?.code,
    }));
  const query = fence('graphql', 'query ($a: String!) { x(a: $a) }');
  const other = fence('graphql', 'query ($b: bigint!) { y(b: $b) }');

  it('finds the result right after a query, or after its variables', () => {
    const result = {variables: {}, result: '{"x": 1}'};
    expect(shown(query, fence('json', '{"x": 1}'))).toEqual([result]);
    expect(shown(query, fence('json', '{"a": "0x2"}'), fence('json', '{"x": 1}'))).toEqual([
      {...result, variables: {a: '0x2'}},
    ]);
    expect(shown(query, fence('yaml', 'x: 1'), fence('json', '{"x": 1}'))[0]?.result).toBeUndefined();
  });

  it('assigns the variables that the page shows to each query', () => {
    expect(
      shown(fence('json', '{"a": "0x2", "b": 3}'), query, other).map(({variables}) => variables),
    ).toEqual([{a: '0x2'}, {b: 3}]);
  });

  it('reads JSON with another key as a result', () => {
    expect(shown(query, fence('json', '{"a": "0x2", "c": 3}'))[0]).toMatchObject({variables: {}});
  });
});
