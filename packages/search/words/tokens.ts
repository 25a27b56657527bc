/**
 * The words of this field: `0x1::fungible_asset::transfer`, `signAndSubmitTransaction`, `--named-addresses`,
 * `ENOT_AUTHORIZED`, `65,537`, `multi-agent`. A piece of text without white space is one chunk; its smallest
 * words are atoms; several atoms written together also make compound keys, in which the way they were joined is
 * lost on purpose: `fungible_asset`, `FungibleAsset` and `fungible-asset` are all `fungibleasset`.
 */
interface Atom {
  /** Folded: lower case, no accents. */
  word: string;
  start: number;
  end: number;
}

export interface TextChunk {
  start: number;
  end: number;
  atoms: Atom[];
  /** Keys of what is written together; empty for a plain word. */
  keys: string[];
}

/** Longer terms (hashes, addresses) are cut: they remain distinct, and the index stays small. */
export const MAX_TERM_LENGTH = 40;

const PART = '[\\p{L}\\p{N}\\p{M}\\u00ad]+';
const HYPHENS = '\\-\\u2010-\\u2015\\u2212';
const CHUNK = new RegExp(
  [
    '(?<grouped>\\d{1,3}(?:,\\d{3})+)(?![\\p{L}\\p{N}_])',
    '(?<dotted>\\d+(?:\\.\\d+)+)(?![\\p{L}\\p{N}_])',
    `${PART}(?:(?:::|[_.'’${HYPHENS}]+)${PART})*`,
  ].join('|'),
  'gu',
);
const SEGMENT = /::|\./u;
const WORD = new RegExp(`[^_${HYPHENS}]+`, 'gu');
const POSSESSIVE = /['’]s$/u;
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Most headings and ids: nothing in them is joined by more than a hyphen. A hundred are read at a key stroke. */
const PLAIN = /^[A-Z]?[a-z]{1,39}(?:[ -][A-Z]?[a-z]{1,39})*$/u;
const ASCII = /^[\x20-\x7e]*$/u;

/** Names that are one word although they are written like two. */
const WHOLE = new Set([
  'typescript',
  'javascript',
  'github',
  'graphql',
  'macos',
  'fullnode',
  'postgresql',
  'grpc',
]);

/** Lower case, without accents, ligatures, soft hyphens and apostrophes. */
export function fold(text: string): string {
  const plain = ASCII.test(text) ? text : text.normalize('NFKD').replace(/[\p{M}\u00ad]/gu, '');
  return plain.replace(/['’]/gu, '').toLowerCase().slice(0, MAX_TERM_LENGTH);
}

function splitCamel(word: string): string[] {
  return WHOLE.has(word.toLowerCase()) ? [word] : word.split(CAMEL);
}

function atomsOf(segment: string, offset: number): Atom[] {
  const atoms: Atom[] = [];
  for (const match of segment.matchAll(WORD)) {
    let start = offset + match.index;
    for (const piece of splitCamel(match[0])) {
      const word = fold(piece.replace(POSSESSIVE, ''));
      if (word) atoms.push({word, start, end: start + piece.length});
      start += piece.length;
    }
  }
  return atoms;
}

const keyOf = (atoms: readonly Atom[]) =>
  atoms
    .map((atom) => atom.word)
    .join('')
    .slice(0, MAX_TERM_LENGTH);

/** `0x1::coin::transfer` is found as a whole, by `coin::transfer`, and each segment by itself. */
function keysOf(segments: readonly Atom[][]): string[] {
  const keys = new Set<string>();
  segments.forEach((segment, index) => {
    if (segment.length > 1) keys.add(keyOf(segment));
    const tail = segments.slice(index).flat();
    if (tail.length > 1) keys.add(keyOf(tail));
  });
  return [...keys];
}

function chunkOf(match: RegExpExecArray): TextChunk {
  const [text] = match;
  const start = match.index;
  const end = start + text.length;
  if (match.groups?.grouped ?? match.groups?.dotted) {
    return {start, end, atoms: [{word: fold(text.replaceAll(',', '')), start, end}], keys: []};
  }
  const segments: Atom[][] = [];
  let offset = start;
  for (const segment of text.split(SEGMENT)) {
    const atoms = atomsOf(segment, offset);
    if (atoms.length > 0) segments.push(atoms);
    offset += segment.length + (text.startsWith('::', offset - start + segment.length) ? 2 : 1);
  }
  return {start, end, atoms: segments.flat(), keys: keysOf(segments)};
}

/** Cuts a text into chunks, in order, with their places in it. */
export function* chunks(text: string): Generator<TextChunk> {
  for (const match of text.matchAll(CHUNK)) {
    const chunk = chunkOf(match);
    if (chunk.atoms.length > 0) yield chunk;
  }
}

/** The chunks of a text as they are written, in order. */
export const chunkTexts = (text: string): string[] => text.match(CHUNK) ?? [];

/** Every term under which a text is indexed: the stems of atoms and of compound keys. */
export function* indexTerms(text: string): Generator<string> {
  for (const chunk of chunks(text)) {
    for (const atom of chunk.atoms) yield stem(atom.word);
    for (const key of chunk.keys) yield stem(key);
  }
}

/** The smallest words of a text, in order. */
export function atomWords(text: string): string[] {
  if (PLAIN.test(text)) return text.toLowerCase().split(/[ -]/u);
  const words: string[] = [];
  for (const {atoms} of chunks(text)) for (const {word} of atoms) words.push(word);
  return words;
}

const stems = new Map<string, string>();

/** The key of all words of a text written together. */
export const wholeKey = (text: string): string => atomWords(text).join('').slice(0, MAX_TERM_LENGTH);

/** A word without its ending, so that its forms are one term: `reverted`, `reverting`, `reverts`. */
export function stem(word: string): string {
  let term = stems.get(word);
  if (term === undefined) {
    term = word
      .replace(/(?<=...)(?:(?<=[sxz]|[cs]h)es|(?<=[^su])s)$/u, '')
      .replace(/(?<=[aeiouy].*[^e])(?:ing|ed)$/u, '')
      .replace(/(?<=..)(?:e|(?<=([b-df-hj-np-rtv-z]))\1)$/u, '')
      .replace(/(?<=..)(?:y|ie)$/u, 'i');
    stems.set(word, term);
  }
  return term;
}

/** The terms of the smallest words of a text, in order. */
export const atomTerms = (text: string): string[] => atomWords(text).map(stem);
