import {readFile} from 'node:fs/promises';
import type {Vocabulary} from '@packages/search/build';
import {Ajv} from 'ajv';
import {isNode, LineCounter, parseDocument} from 'yaml';

const word = {type: 'string', pattern: '^[a-z]+$'};
const words = (minItems: number) => ({type: 'array', items: word, minItems, uniqueItems: true});

const isVocabulary = new Ajv({allErrors: true}).compile<Vocabulary>({
  type: 'object',
  additionalProperties: false,
  required: ['stopWords', 'equivalent', 'related'],
  properties: {
    stopWords: words(0),
    equivalent: {type: 'array', items: words(2)},
    related: {type: 'object', propertyNames: word, additionalProperties: words(1)},
  },
});

/**
 * Reads stop words and synonyms.
 * @returns the words of the file; none without a file
 * @throws Error with file, line and remedy for each value that does not fit
 */
export async function readWords(file: string | undefined): Promise<Vocabulary> {
  if (!file) return {stopWords: [], equivalent: [], related: {}};
  const lineCounter = new LineCounter();
  const document = parseDocument(await readFile(file, 'utf8'), {lineCounter});
  const [broken] = document.errors;
  if (broken) throw new Error(`${file}: ${broken.message}`);
  const value: unknown = document.toJS();
  if (isVocabulary(value)) return value;
  const problems = (isVocabulary.errors ?? []).map(({instancePath, message = 'is invalid'}) => {
    const keys = instancePath.split('/').slice(1);
    const node = document.getIn(
      keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
      true,
    );
    const {line} = lineCounter.linePos(isNode(node) ? (node.range?.[0] ?? 0) : 0);
    return `${file}:${line}: ${keys.join('.') || 'the file'} ${message}`;
  });
  throw new Error(
    [...problems, 'Write single words in lower case; put "no", "on", "off" and "null" in quotes.'].join('\n'),
  );
}
