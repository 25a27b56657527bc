import {describe, expect, it} from 'vitest';
import {entryFiles, filesOfImport, recordFiles} from './files';

const origins = (...requests: string[]) => requests.map((request) => ({request}));

const statistics = {
  entrypoints: {main: {assets: [{name: 'runtime.js'}, {name: 'react.js'}, {name: 'main.js'}]}},
  chunks: [
    {names: ['react'], files: ['react.js'], origins: []},
    {names: ['docs'], files: ['docs.js'], origins: origins('@theme/DocItem', '@theme/DocRoot')},
    {names: ['a1'], files: ['page.js', 'page.css'], origins: origins('@site/docs/intro.mdx')},
    {names: [], files: ['shared.js'], origins: origins('@site/docs/intro.mdx', '@site/docs/move.mdx')},
  ],
};

const build = (result: object) =>
  recordFiles({hooks: {done: {tap: (_name, handler) => handler({toJson: () => result})}}});

describe('recordFiles', () => {
  it('throws when a cache group produced no chunk', () => {
    expect(() => build({chunks: statistics.chunks.slice(1)})).toThrow('created no chunk react');
  });
});

describe('filesOfImport', () => {
  it('lists the files of a module, including shared chunks', () => {
    build(statistics);
    expect(filesOfImport('@site/docs/intro.mdx')).toEqual(['page.js', 'page.css', 'shared.js']);
    expect(filesOfImport('@theme/DocRoot')).toEqual(['docs.js']);
  });

  it('throws for a module that nothing imports on demand', () => {
    build(statistics);
    expect(() => filesOfImport('@site/docs/none.mdx')).toThrow('nothing imports "@site/docs/none.mdx"');
  });
});

describe('entryFiles', () => {
  it('lists the files that every page loads, in order', () => {
    build(statistics);
    expect(entryFiles()).toEqual(['runtime.js', 'react.js', 'main.js']);
  });
});
