import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import frameworkLinks from './framework-links';

const linksOf = async (source: string): Promise<string[]> =>
  [
    ...String(await compile(source, {jsx: true, rehypePlugins: [frameworkLinks]})).matchAll(
      /href="([^"]*)"/g,
    ),
  ].map(([, href = '']) => href);

describe('frameworkLinks', () => {
  it('links a module, a function and a type to their entries', async () => {
    expect(await linksOf('`0x1::coin`, `0x1::object::owner` and `0x1::fungible_asset::Metadata`')).toEqual([
      '/move/modules#0x1-coin',
      '/move/modules#0x1-object-owner',
      '/move/modules#0x1-fungible_asset-Metadata',
    ]);
  });

  it('links a path that has type arguments', async () => {
    expect(await linksOf('`0x1::coin::Coin<…>` and `0x1::coin::balance<T>(0x1)`')).toEqual([
      '/move/modules#0x1-coin-Coin',
      '/move/modules#0x1-coin-balance',
    ]);
  });

  it('does not link unknown modules', async () => {
    expect(await linksOf('`0x1::coin::no_such_function`, `0xcafe::coin`, `0x1`')).toEqual([]);
  });

  it('does not link code in titles, blocks and existing links', async () => {
    expect(await linksOf('## `0x1::coin`\n\n```\n0x1::coin\n```\n\n[`0x1::coin`](/move)')).toEqual(['/move']);
  });
});
