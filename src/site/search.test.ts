import {describe, expect, it} from 'vitest';
import {readSearchCredentials} from './search';

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
    'refuses the application id %s, which would change the content security policy',
    (id) => {
      expect(() => readSearchCredentials({ALGOLIA_APP_ID: id, ALGOLIA_API_KEY: 'key'})).toThrow(
        'ALGOLIA_APP_ID is',
      );
    },
  );
});
