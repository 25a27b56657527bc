import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';
import breakableCode from './breakable-code';

const table = (tagName: string, value: string): Root => ({
  type: 'root',
  children: [
    {
      type: 'element',
      tagName,
      properties: {},
      children: [{type: 'element', tagName: 'code', properties: {}, children: [{type: 'text', value}]}],
    },
  ],
});

async function parts(tagName: string, value: string): Promise<string[]> {
  const tree = table(tagName, value);
  await breakableCode()(tree);
  expect(toString(tree)).toBe(value);
  const [cell] = tree.children;
  const [code] = cell?.type === 'element' ? cell.children : [];
  if (!code || !('children' in code)) throw new Error('the cell holds no code');
  return code.children.map((child) => ('value' in child ? child.value : '|'));
}

test.each([
  ['EPROPOSAL_ALREADY_RESOLVED', ['EPROPOSAL_', '|', 'ALREADY_', '|', 'RESOLVED']],
  ['0x1::fungible_asset::transfer', ['0x1::', '|', 'fungible_', '|', 'asset::', '|', 'transfer']],
  ['storage.backup_service_address', ['storage.', '|', 'backup_', '|', 'service_', '|', 'address']],
  ['cedra.getAccountModules', ['cedra.', '|', 'get', '|', 'Account', '|', 'Modules']],
  ['u64:1000', ['u64:1000']],
])('%s in a cell', async (name, expected) => {
  expect(await parts('td', name)).toEqual(expected);
});

test('code in a paragraph breaks when it fills a line of a phone', async () => {
  expect(await parts('p', 'EPROPOSAL_ALREADY_RESOLVED')).toEqual(['EPROPOSAL_ALREADY_RESOLVED']);
  expect(await parts('p', 'EDELEGATION_POOL_DOES_NOT_EXIST(0x10003)')).toEqual(
    expect.arrayContaining(['EXIST(', '|', '0x10003)']),
  );
});

test('code elsewhere stays whole', async () => {
  const name = 'EDELEGATION_POOL_DOES_NOT_EXIST(0x10003)';
  expect(await parts('h2', name)).toEqual([name]);
});
