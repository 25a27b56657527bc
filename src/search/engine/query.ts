import type {Guess} from './lexicon';
import {isStopWord} from './stopwords';
import {synonyms} from './synonyms';
import {atomWords, chunks, fold, stem, type Chunk} from './tokens';

export interface QueryWord {
  word: string;
  /** May be unfinished: the last word, unless white space follows it. */
  open: boolean;
  /** It says something about a section; words like `in` and `the` are compared with headings only. */
  telling: boolean;
  /** Other forms and spellings of the word, which count a little less. */
  variants: string[];
  /** Phrases that mean the same as this word, or as the phrase it belongs to. */
  synonyms: Phrase[];
  /** The identifier that this word is a part of, where it was typed in one. */
  partOf?: {key: string; open: boolean};
  /** What it may have been meant to be; for a word that the index does not know. */
  guesses?: readonly Guess[];
}

/** Words that stand for another word, together. */
export interface Phrase {
  words: QueryWord[];
  /** Means the same; else it is only near. */
  same: boolean;
  /** How many words it stands for; it counts once, not once for each of them. */
  length: number;
}

export interface Query {
  words: QueryWord[];
  /** What is written together, or could be: `move_to`, and `type script` too. */
  keys: QueryKey[];
  /** A flag of a command: `--assume-yes`. */
  flag: boolean;
  /** What a question asks for. */
  asks?: 'term' | 'trouble';
  /** How many words only say that it is a question: "how do I". */
  frame: number;
}

interface QueryKey {
  key: string;
  open: boolean;
  /** Typed in one: a word with hyphens, a flag, an identifier. */
  typed: boolean;
  /** Typed like code, so that exactly this is meant. */
  code: boolean;
}

/** More words than this are ignored; 64 characters hardly hold more. */
const MAX_WORDS = 16;
const FLAG = /(?:^|\s)--\w/u;
/** A longer text with a flag in it is a pasted message. */
const MAX_FLAG_WORDS = 6;
const CODE = /_|::|\p{Ll}\p{Lu}/u;
const HEX = /^0x[0-9a-f]{1,8}$/u;
const DECIMAL = /^\d{1,10}$/u;

/** Codes are written in hex here and in decimal there. */
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

/** Plural, singular and the commonest verb forms; which of them exist is for the index to say. */
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

const wordsOf = (text: string) => [...chunks(text)].flatMap((chunk) => chunk.atoms.map((atom) => atom.word));

const whole = (word: string): QueryWord => ({
  word,
  open: false,
  telling: true,
  variants: inflections(word),
  synonyms: [],
});

const phraseKey = (words: readonly string[]) => words.map(stem).join(' ');

const synonymsByPhrase = new Map<string, Phrase[]>();
for (const {from, to, same = false} of synonyms) {
  const meant = wordsOf(from);
  const phrases = to.map((text): Phrase => ({words: wordsOf(text).map(whole), same, length: meant.length}));
  const key = phraseKey(meant);
  synonymsByPhrase.set(key, [...(synonymsByPhrase.get(key) ?? []), ...phrases]);
}
/** What means the same as a phrase. */
export const synonymsOf = (words: readonly string[]): readonly Phrase[] =>
  synonymsByPhrase.get(phraseKey(words)) ?? [];
const LONGEST_PHRASE = Math.max(...[...synonymsByPhrase.keys()].map((phrase) => phrase.split(' ').length));

const QUESTIONS = {
  term: /^\s*(?:what(?:['’]?s| is| are| does)|define|meaning of)\s/iu,
  trouble: /^\s*why\s/iu,
};
/** How a question begins, before it says what it is about. */
const FRAME =
  /^\s*(?:(?:how|why|where|when|can|could|may|should|must|do|does|did|is|are|was|will|would|to|there|i|you|we|a|way|any|possible|need|want)\s+)*/iu;
/** A flag of several words; what it says is its name, as with an identifier. */
const FLAG_NAME = /--[a-z]+(?:-[a-z]+)+$/u;
/** The name of an error. */
const ERROR_NAME = /\b\p{Lu}[\p{Lu}\d]*(?:_[\p{Lu}\d]+)+\b/u;

/** Typed like code, so that exactly this is meant. */
const isCode = (text: string, {start, end}: Chunk): boolean =>
  CODE.test(text.slice(start, end)) || FLAG_NAME.test(text.slice(Math.max(0, start - 2), end));

/** Reads what somebody typed. */
export function parseQuery(text: string): Query {
  const parsed = [...chunks(text)];
  const atoms = parsed.flatMap((chunk) => chunk.atoms.map((atom) => atom.word)).slice(0, MAX_WORDS);
  const openEnd = parsed.at(-1)?.end === text.length;
  const onlyStopWords = atoms.every(
    (word, at) => isStopWord(word) && !(openEnd && at === atoms.length - 1 && atoms.length > 1),
  );
  const literal = parsed.flatMap((chunk) => chunk.atoms.map(() => isCode(text, chunk)));
  const words = atoms.map((word, at): QueryWord => {
    const open = openEnd && at === atoms.length - 1;
    return {
      word,
      open,
      telling: onlyStopWords || literal[at] === true || !isStopWord(word),
      variants: [...inflections(word), ...otherNotation(word)],
      synonyms: [],
    };
  });
  for (let length = 1; length <= LONGEST_PHRASE; length++) {
    for (let at = 0; at + length <= words.length; at++) {
      const phrase = words.slice(at, at + length);
      // An identifier means exactly what it says.
      if (literal.slice(at, at + length).includes(true)) continue;
      const found = synonymsOf(phrase.map(({word}) => word));
      for (const word of phrase) word.synonyms.push(...found);
    }
  }
  const keys = keysOf(text, parsed, words);
  nameParts(parsed, words, keys);
  const asks = ERROR_NAME.test(text)
    ? 'trouble'
    : (['term', 'trouble'] as const).find((kind) => QUESTIONS[kind].test(text));
  const frame = onlyStopWords ? 0 : atomWords(FRAME.exec(text)?.[0] ?? '').length;
  return {words, keys, flag: FLAG.test(text) && atoms.length <= MAX_FLAG_WORDS, asks, frame};
}

/** Tells the words of an identifier which one it is. */
function nameParts(parsed: readonly Chunk[], words: readonly QueryWord[], keys: readonly QueryKey[]): void {
  let at = 0;
  for (const {atoms, keys: own} of parsed) {
    const key = keys.find((candidate) => candidate.code && candidate.key === own.at(-1));
    for (const word of words.slice(at, (at += atoms.length))) if (key) word.partOf = key;
  }
}

/** Compounds as they were typed, and neighbours that somebody else may write together. */
function keysOf(text: string, parsed: readonly Chunk[], words: readonly QueryWord[]): Query['keys'] {
  const keys = new Map<string, QueryKey>();
  const open = words.at(-1)?.open ?? false;
  words.slice(1).forEach((word, at) => {
    const key = fold((words[at] as QueryWord).word + word.word);
    keys.set(key, {key, open: word.open, typed: false, code: false});
  });
  for (const chunk of parsed) {
    const code = isCode(text, chunk);
    chunk.keys.forEach((key, at) =>
      // The last key of a path is its last part; the first one is all of it, or its first part.
      keys.set(key, {key, open: open && chunk === parsed.at(-1), typed: true, code: code && at <= 1}),
    );
  }
  return [...keys.values()];
}
