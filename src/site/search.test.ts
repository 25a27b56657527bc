import {describe, expect, it} from 'vitest';
import {readSearchCredentials, searchSettings} from './search';

describe('readSearchCredentials', () => {
  it('requires both credentials or neither', () => {
    expect(readSearchCredentials({})).toBeNull();
    expect(readSearchCredentials({ALGOLIA_APP_ID: 'APP1', ALGOLIA_API_KEY: 'key'})).toEqual({
      appId: 'APP1',
      apiKey: 'key',
      indexName: 'Main',
    });
    expect(() => readSearchCredentials({ALGOLIA_APP_ID: 'APP1'})).toThrow('apiKey is missing');
    expect(() => readSearchCredentials({ALGOLIA_API_KEY: 'key'})).toThrow('appId is missing');
  });

  it.each(['X; script-src *', 'app.example', "a'b"])(
    'rejects the application id %s, which would change the content security policy',
    (id) => {
      expect(() => readSearchCredentials({ALGOLIA_APP_ID: id, ALGOLIA_API_KEY: 'key'})).toThrow(
        'ALGOLIA_APP_ID is',
      );
    },
  );
});

describe('externalUrlRegex', () => {
  const isExternal = (url: string) => new RegExp(searchSettings.externalUrlRegex, 'gi').test(url);

  it('matches the hosts themselves, not addresses that mention them', () => {
    for (const url of ['https://github.com/cedra-labs', 'https://cedrascan.com/txn/1'])
      expect(isExternal(url), url).toBe(true);
    for (const url of [
      'https://evil.example/?github.com',
      'https://evil.example/#https://github.com/',
      'https://github.com.evil.example/',
      'https://github.com@evil.example/',
      'https://notgithub.com/',
      'http://github.com/',
      'javascript:0//github.com',
    ])
      expect(isExternal(url), url).toBe(false);
  });
});
