import {describe, expect, it} from 'vitest';
import {BuiltFiles} from './files';

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

/** The files of a build with these statistics. */
function build(result: object): BuiltFiles {
  const files = new BuiltFiles();
  files.record({hooks: {done: {tap: (_name, handler) => handler({toJson: () => result})}}});
  return files;
}

describe('record', () => {
  it('throws when a cache group produced no chunk', () => {
    expect(() => build({chunks: statistics.chunks.slice(1)})).toThrow('created no chunk react');
  });
});

describe('ofImport', () => {
  it('lists the files of a module, including shared chunks', () => {
    const files = build(statistics);
    expect(files.ofImport('@site/docs/intro.mdx')).toEqual(['page.js', 'page.css', 'shared.js']);
    expect(files.ofImport('@theme/DocRoot')).toEqual(['docs.js']);
  });

  it('throws for a module that nothing imports on demand', () => {
    expect(() => build(statistics).ofImport('@site/docs/none.mdx')).toThrow(
      'nothing imports "@site/docs/none.mdx"',
    );
  });
});

describe('ofEntry', () => {
  it('lists the files that every page loads, in order', () => {
    expect(build(statistics).ofEntry()).toEqual(['runtime.js', 'react.js', 'main.js']);
  });

  it('throws without the plugin that records the files', () => {
    expect(() => new BuiltFiles().ofEntry()).toThrow('plugins/index.ts lacks the plugin browser-build');
  });
});
