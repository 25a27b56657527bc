import type {Correction} from './lexicon';
import {chunks, stem, wholeKey} from '../words/tokens';
import type {Synonym, Terms} from '../words/vocabulary';

export interface QueryWord {
  /** As typed, in lower case and without accents. */
  word: string;
  term: string;
  /** The word may be unfinished: the last word, unless white space follows. */
  isOpen: boolean;
  /** Not a stop word, unless the query has nothing else. */
  isContent: boolean;
  synonyms: readonly Synonym[];
  /** For a word that is not in the index. */
  corrections?: readonly Correction[];
}

/** A compound of the query: a word with hyphens, a flag, an identifier. */
type QueryKey = Pick<QueryWord, 'word' | 'term' | 'isOpen'> & {isTyped: boolean};

export interface Query {
  words: QueryWord[];
  keys: QueryKey[];
}

/** Further words are ignored; a search field takes about 64 characters. */
const MAX_WORDS = 16;

export function parseQuery(text: string, vocabulary: Terms): Query {
  const parsed = [...chunks(text)];
  const isOpenEnd = parsed.at(-1)?.end === text.length;
  const atoms = parsed.flatMap((chunk) => chunk.atoms.map(({word}) => word)).slice(0, MAX_WORDS);
  const content = new Set(vocabulary.withoutStopWords(atoms.map(stem)));
  const words = atoms.map((word, at): QueryWord => {
    const term = stem(word);
    return {
      word,
      term,
      isOpen: isOpenEnd && at === atoms.length - 1,
      isContent: content.has(term),
      synonyms: vocabulary.synonymsOf(term),
    };
  });
  const keys = new Map<string, QueryKey>();
  const whole = wholeKey(text);
  if (words.length > 1) keys.set(whole, {word: whole, term: stem(whole), isOpen: false, isTyped: false});
  for (const chunk of parsed)
    for (const word of chunk.keys)
      keys.set(word, {word, term: stem(word), isOpen: isOpenEnd && chunk === parsed.at(-1), isTyped: true});
  return {words, keys: [...keys.values()]};
}
