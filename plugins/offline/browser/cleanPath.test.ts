import {readdirSync} from 'node:fs';
import {expect, it} from 'vitest';
import {cleanPath} from './cleanPath';

it.each([
  ['/intro/', '/intro'],
  ['/intro.html', '/intro'],
  ['/intro/index.html', '/intro'],
  ['/INTRO.HTML', '/intro'],
  ['/Intro', '/intro'],
  ['//intro', '/intro'],
  ['/guides//dex/', '/guides/dex'],
  ['/%69ntro', '/intro'],
  ['/intro%2Ehtml', '/intro'],
  ['/caf%c3%a9', '/caf%c3%a9'],
  ['/caf%C3%A9', '/caf%c3%a9'],
  ['/a%2fb', '/a%2fb'],
  ['/', '/'],
  ['/index.html', '/'],
  ['/100%', '/100%'],
  ['/intro', '/intro'],
])('%s is a spelling of %s', (path, clean) => expect(cleanPath(path, '/')).toBe(clean));

it('leaves the base URL alone', () => {
  expect(cleanPath('/Docs/', '/Docs/')).toBe('/Docs/');
  expect(cleanPath('/Docs/index.html', '/Docs/')).toBe('/Docs/');
  expect(cleanPath('/Docs/Intro/', '/Docs/')).toBe('/Docs/intro');
  expect(cleanPath('/other/', '/Docs/')).toBe('/other/');
});

it('no page has a capital letter in its address', () => {
  const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.mdx'),
  );
  expect(pages.filter((file) => file !== file.toLowerCase())).toEqual([]);
});
