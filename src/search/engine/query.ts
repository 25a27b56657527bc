import type {Correction} from './lexicon';
import {isStopWord} from './stopwords';
import {synonyms} from './synonyms';
import {atomWords, chunks, fold, stem, type Chunk} from './tokens';

export interface QueryWord {
  word: string;
  /** The word may be unfinished: the last word, unless white space follows. */
  isOpen: boolean;
  /** Not a stop word: stop words are compared with headings only. */
  isContent: boolean;
  /** Inflections and other notations. */
  variants: string[];
  /** Synonyms of this word, or of a phrase that it is part of. */
  synonyms: Synonym[];
  /** The identifier that this word is part of. */
  identifier?: {key: string; isOpen: boolean};
  /** For a word that is not in the index. */
  corrections?: readonly Correction[];
}

/** Words that replace a word or a phrase of the query. */
export interface Synonym {
  words: QueryWord[];
  /** Means the same; otherwise it is only related. */
  isEquivalent: boolean;
  /** Number of words that it replaces: they share its weight. */
  length: number;
}

export interface Query {
  words: QueryWord[];
  /** Compounds that are in the query, or may be: `move_to`, but also `type script`. */
  keys: QueryKey[];
  /** The query has a flag of a command: `--assume-yes`. */
  hasFlag: boolean;
  /** The kind of section that answers the question. */
  asksFor?: 'term' | 'trouble';
  /** Number of words at the beginning that only make it a question: "how do I". */
  questionWords: number;
}

interface QueryKey {
  key: string;
  isOpen: boolean;
  /** Typed as a compound: a word with hyphens, a flag, an identifier. */
  isTyped: boolean;
  /** Typed as an identifier. */
  isCode: boolean;
}

/** Further words are ignored; the search field takes 64 characters. */
const MAX_WORDS = 16;
const FLAG = /(?:^|\s)--\w/u;
/** A longer query with a flag is a pasted message. */
const MAX_FLAG_WORDS = 6;
const CODE = /_|::|\p{Ll}\p{Lu}/u;
const HEX = /^0x[0-9a-f]{1,8}$/u;
const DECIMAL = /^\d{1,10}$/u;

/** Error codes are written in hexadecimal or in decimal. */
function otherNotation(word: string): string[] {
  if (HEX.test(word)) return [String(Number.parseInt(word, 16))];
  if (DECIMAL.test(word)) return [`0x${Number(word).toString(16)}`];
  return [];
}

const SUFFIXES: readonly [pattern: RegExp, replacements: readonly string[]][] = [
  [/ies$/u, ['y', 'ie']],
  [/([b-df-hj-np-rtvz])\1(?:ing|ed)$/u, ['$1', '$1s']],
  [/(?<=[^aeiou][aeiou])([bdgmnprt])$/u, ['$1$1ing', '$1$1ed']],
  [/(?<=[^aeious])ing$/u, ['', 'e', 'es', 's', 'ed']],
  [/(?<=[^aeious])ed$/u, ['', 'e', 'ing', 's']],
  [/(?<=[sxz]|[cs]h)es$/u, ['']],
  [/(?<=[^su])s$/u, ['']],
  [/(?<=[^aeiou])y$/u, ['ies']],
  [/e$/u, ['es', 'ed', 'ing']],
  [/(?<=[sxz]|[cs]h)$/u, ['es', 'ing', 'ed']],
  [/(?<=[^esyxz])$/u, ['s', 'ing', 'ed']],
];

/** Plural, singular and the most common verb forms, including forms that do not exist: the index has only real ones. */
export function inflections(word: string): string[] {
  if (word.length < 3 || /[^a-z]/u.test(word)) return [];
  const forms = new Set<string>();
  for (const [pattern, replacements] of SUFFIXES) {
    if (!pattern.test(word)) continue;
    for (const replacement of replacements) {
      const form = word.replace(pattern, replacement);
      if (form.length > 2) forms.add(form);
    }
  }
  forms.delete(word);
  return [...forms];
}

const wholeWord = (word: string): QueryWord => ({
  word,
  isOpen: false,
  isContent: true,
  variants: inflections(word),
  synonyms: [],
});

const phraseKey = (words: readonly string[]) => words.map(stem).join(' ');

const synonymsByPhrase = new Map<string, Synonym[]>();
for (const {from, to, isEquivalent = false} of synonyms) {
  const replaced = atomWords(from);
  const key = phraseKey(replaced);
  const added = to.map((text) => ({
    words: atomWords(text).map(wholeWord),
    isEquivalent,
    length: replaced.length,
  }));
  synonymsByPhrase.set(key, [...(synonymsByPhrase.get(key) ?? []), ...added]);
}
/** Synonyms of a word or a phrase, in any inflection. */
export const synonymsOf = (words: readonly string[]): readonly Synonym[] =>
  synonymsByPhrase.get(phraseKey(words)) ?? [];
const MAX_PHRASE_LENGTH = Math.max(...[...synonymsByPhrase.keys()].map((phrase) => phrase.split(' ').length));

const QUESTIONS = {
  term: /^\s*(?:what(?:['’]?s| is| are| does)|define|meaning of)\s/iu,
  trouble: /^\s*why\s/iu,
};
/** The beginning of a question, up to its subject. */
const QUESTION_WORDS =
  /^\s*(?:(?:how|why|where|when|can|could|may|should|must|do|does|did|is|are|was|will|would|to|there|i|you|we|a|way|any|possible|need|want)\s+)*/iu;
/** A flag of several words, which is matched like an identifier. */
const FLAG_NAME = /--[a-z]+(?:-[a-z]+)+$/u;
/** The name of an error. */
const ERROR_NAME = /\b\p{Lu}[\p{Lu}\d]*(?:_[\p{Lu}\d]+)+\b/u;

/** Whether a chunk is an identifier, whose words have no synonyms. */
const isIdentifier = (text: string, {start, end}: Chunk): boolean =>
  CODE.test(text.slice(start, end)) || FLAG_NAME.test(text.slice(Math.max(0, start - 2), end));

/** Parses the text of the search field. */
export function parseQuery(text: string): Query {
  const parsed = [...chunks(text)];
  const atoms = parsed.flatMap((chunk) => chunk.atoms.map((atom) => atom.word)).slice(0, MAX_WORDS);
  const isOpenEnd = parsed.at(-1)?.end === text.length;
  const isLast = (at: number) => at === atoms.length - 1;
  const hasOnlyStopWords = atoms.every(
    (word, at) => isStopWord(word) && !(isOpenEnd && isLast(at) && atoms.length > 1),
  );
  const inIdentifier = parsed.flatMap((chunk) => chunk.atoms.map(() => isIdentifier(text, chunk)));
  const words = atoms.map((word, at): QueryWord => ({
    word,
    isOpen: isOpenEnd && isLast(at),
    isContent: hasOnlyStopWords || inIdentifier[at] === true || !isStopWord(word),
    variants: [...inflections(word), ...otherNotation(word)],
    synonyms: [],
  }));
  for (let length = 1; length <= MAX_PHRASE_LENGTH; length++) {
    for (let at = 0; at + length <= words.length; at++) {
      if (inIdentifier.slice(at, at + length).includes(true)) continue;
      const phrase = words.slice(at, at + length);
      const found = synonymsOf(phrase.map(({word}) => word));
      for (const word of phrase) word.synonyms.push(...found);
    }
  }
  const keys = keysOf(text, parsed, words);
  setIdentifiers(parsed, words, keys);
  return {
    words,
    keys,
    hasFlag: FLAG.test(text) && atoms.length <= MAX_FLAG_WORDS,
    asksFor: ERROR_NAME.test(text)
      ? 'trouble'
      : (['term', 'trouble'] as const).find((kind) => QUESTIONS[kind].test(text)),
    questionWords: hasOnlyStopWords ? 0 : atomWords(QUESTION_WORDS.exec(text)?.[0] ?? '').length,
  };
}

/** Sets the identifier of each word that is part of one. */
function setIdentifiers(
  parsed: readonly Chunk[],
  words: readonly QueryWord[],
  keys: readonly QueryKey[],
): void {
  let at = 0;
  for (const {atoms, keys: own} of parsed) {
    const identifier = keys.find(({isCode, key}) => isCode && key === own.at(-1));
    for (const word of words.slice(at, (at += atoms.length))) if (identifier) word.identifier = identifier;
  }
}

/** Compounds as they were typed, and pairs of words that may be written together. */
function keysOf(text: string, parsed: readonly Chunk[], words: readonly QueryWord[]): QueryKey[] {
  const keys = new Map<string, QueryKey>();
  const isOpenEnd = words.at(-1)?.isOpen ?? false;
  words.slice(1).forEach(({word, isOpen}, at) => {
    const key = fold((words[at] as QueryWord).word + word);
    keys.set(key, {key, isOpen, isTyped: false, isCode: false});
  });
  for (const chunk of parsed) {
    const isCode = isIdentifier(text, chunk);
    const isOpen = isOpenEnd && chunk === parsed.at(-1);
    // The first key of a path is all of it or its first segment; the last one is its last segment.
    chunk.keys.forEach((key, at) => keys.set(key, {key, isOpen, isTyped: true, isCode: isCode && at <= 1}));
  }
  return [...keys.values()];
}
