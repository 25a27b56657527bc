import {describe, expect, it} from 'vitest';
import {queryProgram} from './queries';

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
