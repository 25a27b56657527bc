import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {readWords} from './words';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'words-'));
});
afterEach(() => rm(folder, {recursive: true}));

async function read(text: string) {
  const file = path.join(folder, 'words.yml');
  await writeFile(file, text);
  return () => readWords(file);
}

it('reads stop words and synonyms', async () => {
  expect(
    (await read("stopWords: [a, 'no']\nequivalent:\n  - [fee, gas]\nrelated:\n  coin: [token]\n"))(),
  ).toEqual({
    stopWords: ['a', 'no'],
    equivalent: [['fee', 'gas']],
    related: {coin: ['token']},
  });
});

it.each([
  ['stopWords: [a]\nequivalent: []\n', /words\.yml:1: the file has no "related"/u],
  [
    'stopWords:\n  - off\n  - null\nequivalent: []\nrelated: {}\n',
    /words\.yml:3: stopWords\.1 must be string/u,
  ],
  [
    'stopWords: []\nequivalent:\n  - [fee]\nrelated: {}\n',
    /words\.yml:3: equivalent\.0 must NOT have fewer than 2/u,
  ],
  [
    'stopWords: []\nequivalent: []\nrelated:\n  coin: [smart contract]\n',
    /words\.yml:4: related\.coin\.0 must match/u,
  ],
  ['stopWords: [a', /words\.yml:1: Flow sequence/su],
])('rejects %j', async (text, message) => {
  expect(await read(text)).toThrow(message);
});
