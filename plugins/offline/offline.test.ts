import {describe, expect, it} from 'vitest';
import {filesOf} from '../client-manifest';
import {searchFiles} from './searchFiles';
import {drawIcon, icons, webManifest} from './webManifest';

const manifest = {
  origins: {'search-modal': ['1', '2'], 'search-embedded': ['2']},
  assets: {
    '1': {js: [{file: 'assets/js/1.js'}], css: [{file: 'assets/css/1.css'}]},
    '2': {js: [{file: 'assets/js/2.js'}]},
  },
};

describe('searchFiles', () => {
  it('are the code with what it shares, each once, and the index', () => {
    const files = [{name: 'a', kind: 'root' as const}];
    expect(searchFiles(manifest, {files})).toEqual([
      'assets/js/1.js',
      'assets/css/1.css',
      'assets/js/2.js',
      'search-index/a.bin',
    ]);
  });

  it('say when a chunk has another name', () => {
    expect(() => filesOf('no-such-chunk', manifest)).toThrow('no-such-chunk');
  });
});

describe('webManifest', () => {
  it('stays below the base URL, and names icons of the sizes that they have', () => {
    expect(webManifest('/base/', {})).toMatchObject({
      start_url: '/base/',
      scope: '/base/',
      icons: icons.map(({file, size}) => ({src: `/base/${file}`, sizes: `${size}x${size}`})),
    });
    const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';
    for (const icon of icons) expect(drawIcon(mark, icon, '#fff').readUInt32BE(16)).toBe(icon.size);
  });
});
