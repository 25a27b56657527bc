import {describe, expect, it} from 'vitest';
import {pageOf} from '../pages/test-page';
import {queryProgram, shownQueries} from './queries';
import {classify} from '../pages/tasks';

const codeOf = (query: string, variables = {}) => {
  const program = queryProgram(query, variables);
  return 'code' in program ? program.code : program.why;
};

describe('queryProgram', () => {
  it('checks the query before it sends it', () => {
    const code = codeOf('query A { processor_status { processor } }');
    expect(code).toContain('const query = `query A { processor_status { processor } }`;');
    expect(code.indexOf('problemsOf(query, variables)')).toBeLessThan(code.indexOf('await fetch('));
    expect(code).toContain("fetch('http://127.0.0.1:8090/v1/graphql'");
  });

  it('gives each variable a value to begin with', () => {
    const code = codeOf('query ($a: String!, $b: [bigint!]!, $c: Boolean) { x(a: $a, b: $b, c: $c) }');
    expect(code).toContain('const variables = {\n  "a": "0x1",\n  "b": [\n    0\n  ],\n  "c": true\n};');
  });

  it('uses the values that the page shows', () => {
    const query = 'query ($a: String!, $b: bigint!) { x(a: $a, b: $b) }';
    expect(codeOf(query, {a: '0x2'})).toContain('{\n  "a": "0x2",\n  "b": 0\n}');
  });

  it('does not change characters of templates', () => {
    expect(codeOf('# `${a}\n{ x }')).toContain('`# \\`\\${a}\n{ x }`');
  });

  it.each([
    ['subscription { x }', 'is a subscription'],
    ['query A { x } query B { y }', 'is not a single operation'],
  ])('has no program for %s', (query, why) => {
    expect(queryProgram(query, {})).toEqual({why});
  });
});

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
