import {expect, it} from 'vitest';
import {pageName, withNames} from './files';

it('a page is named by its path', () => {
  expect(pageName('docs/getting-started/cli.mdx')).toBe('getting-started-cli');
});

it('two pages with one name are an error that names both', () => {
  expect(withNames(['docs/a/b.mdx', 'docs/a/c.mdx'])).toHaveLength(2);
  expect(() => withNames(['docs/a-b.mdx', 'docs/a/b.mdx'])).toThrow(/docs\/a-b\.mdx and docs\/a\/b\.mdx/);
});
