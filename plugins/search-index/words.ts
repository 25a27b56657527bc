import type {Vocabulary} from '@cedra-docs/search/build';
import {readYaml, record} from '../../lib/read-data';

const word = {type: 'string', pattern: '^[a-z]+$'};
const words = (minItems: number) => ({type: 'array', items: word, minItems, uniqueItems: true});

const schema = record({
  stopWords: words(0),
  equivalent: {type: 'array', items: words(2)},
  related: {type: 'object', propertyNames: word, additionalProperties: words(1)},
});

/**
 * Reads stop words and synonyms.
 * @returns the words of the file; none without a file
 * @throws Error with file, line and remedy for each value that does not fit
 */
export function readWords(file: string | undefined): Vocabulary {
  if (!file) return {stopWords: [], equivalent: [], related: {}};
  const remedy = 'Write single words in lower case; put "no", "on", "off" and "null" in quotes.';
  return readYaml<Vocabulary>(file, {schema, remedy});
}
