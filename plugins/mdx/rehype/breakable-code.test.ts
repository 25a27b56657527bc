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

function parts(tagName: string, value: string): string[] {
  const tree = table(tagName, value);
  breakableCode()(tree);
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
])('breakableCode inserts break opportunities into %s in a table cell', (name, expected) => {
  expect(parts('td', name)).toEqual(expected);
});

test('breakableCode breaks code in a paragraph only if it exceeds a line of a phone', () => {
  expect(parts('p', 'EPROPOSAL_ALREADY_RESOLVED')).toEqual(['EPROPOSAL_ALREADY_RESOLVED']);
  expect(parts('p', 'EDELEGATION_POOL_DOES_NOT_EXIST(0x10003)')).toEqual(
    expect.arrayContaining(['EXIST(', '|', '0x10003)']),
  );
});

test('breakableCode does not change code in headings', () => {
  const name = 'EDELEGATION_POOL_DOES_NOT_EXIST(0x10003)';
  expect(parts('h2', name)).toEqual([name]);
});
