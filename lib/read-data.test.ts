import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {entries, readYaml, text, texts} from './read-data';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

function read(content: string) {
  const file = join(folder, 'fees.yml');
  writeFileSync(file, content);
  return readYaml<Record<string, unknown>>(file, {
    schema: entries({name: text}, {see: texts}),
    check: (all) => ('a' in all ? [{keys: ['a', 'name'], message: 'is too short'}] : []),
    remedy: 'Give each fee a name.',
  });
}

it('reads entries', () => {
  expect(read('gas:\n  name: Gas\n  see: [octa]\n')).toEqual({gas: {name: 'Gas', see: ['octa']}});
});

it.each([
  ['gas:\n  name: Gas\n  nmae: Gas\n', 'fees.yml:3: gas.nmae is not a known key\nGive each fee a name.'],
  ['gas:\n  see: [octa]\n', 'fees.yml:2: gas has no "name"'],
  ['gas:\n  name: Gas\n  see: octa\n', 'fees.yml:3: gas.see must be array'],
  ['gas:\n  name: Gas\n  see:\n    - octa\n    - 12\n', 'fees.yml:5: gas.see.1 must be string'],
  ['# Fees\na:\n  name: A\n', 'fees.yml:3: a.name is too short'],
  ['gas:\n  name: Gas\n\ngas:\n  name: Gas\n', 'fees.yml:4: Map keys must be unique'],
  ['gas:\n  name: The fee: gas\n', 'fees.yml:2: Nested mappings are not allowed'],
  ['', 'fees.yml:1: the file must be object'],
])('rejects %j', (content, message) => {
  expect(() => read(content)).toThrow(message);
});
