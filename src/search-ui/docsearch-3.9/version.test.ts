import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

it('works around DocSearch 3.9.0, which is the installed version', () => {
  const {version} = JSON.parse(readFileSync('node_modules/@docsearch/react/package.json', 'utf8')) as {
    version: string;
  };
  expect(
    version,
    'Check each file of src/search-ui/docsearch-3.9 against the new version; see UPGRADING.md',
  ).toBe('3.9.0');
});
