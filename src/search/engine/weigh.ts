import {idOf} from './heads';
import {isStopWord} from './stopwords';
import {atomWords, chunkTexts, indexWords} from './tokens';
import type {PageRecord, SectionRecord, TermPostings} from './types';

/**
 * BM25F: how much a word says about a section, by the part of it where the word stands. `length` is how strongly
 * a long part makes each of its words count less.
 */
const FIELDS = {
  heading: {weight: 6, length: 0.4},
  /** The id of the heading, or the last part of the page's path, which may name what the heading only describes. */
  anchor: {weight: 4, length: 0.6},
  /** The page's title and category and the headings above, for each section of the page. */
  context: {weight: 1.6, length: 0.3},
  content: {weight: 1, length: 0.6},
  code: {weight: 0.5, length: 0.5},
} as const;

type Field = keyof typeof FIELDS;
const FIELD_NAMES = Object.keys(FIELDS) as Field[];

/** How soon more of the same word adds nothing. */
const SATURATION = 2.5;
/** Impacts are kept in four bits. */
export const IMPACT_LEVELS = 16;

const stem = (word: string) => word.replace(/(?:s|es|ing|ed)$/u, '');

type Texts = Record<Field, string>;

function textsOf(page: PageRecord, section: SectionRecord, parents: readonly string[]): Texts {
  const top = section.depth === 1;
  const heading = top ? [page.title, page.label === page.title ? '' : page.label].join(' ') : section.heading;
  return {
    heading,
    anchor: newWords(idOf(page.path, section.anchor), heading),
    context: top ? page.lvl0 : [page.title, ...parents].join(' '),
    content: top ? `${page.description} ${section.content}` : section.content,
    code: section.code,
  };
}

/** The words of an id that are not in its heading, nor another form of one of its words. */
function newWords(anchor: string, heading: string): string {
  const known = atomWords(heading).map(stem);
  return atomWords(anchor)
    .filter((word) => !known.includes(stem(word)))
    .join(' ');
}

function parentsOf(sections: readonly SectionRecord[], index: number): string[] {
  const parents: string[] = [];
  let depth = (sections[index] as SectionRecord).depth;
  for (let at = index - 1; at > 0; at--) {
    const above = sections[at] as SectionRecord;
    if (above.depth >= depth) continue;
    parents.unshift(above.heading);
    depth = above.depth;
  }
  return parents;
}

interface Count {
  words: Map<string, number>;
  length: number;
}

/** Cuts texts into words; each chunk is cut once, however often it is written. */
class Counter {
  /** The terms that are words by themselves, and not only something written together. */
  readonly atoms = new Set<string>();
  private readonly known = new Map<string, readonly string[]>();

  private wordsOf(chunk: string): readonly string[] {
    let words = this.known.get(chunk);
    if (!words) {
      this.known.set(chunk, (words = [...indexWords(chunk)]));
      for (const word of atomWords(chunk)) this.atoms.add(word);
    }
    return words;
  }

  count(text: string, keepStopWords: boolean): Count {
    const words = new Map<string, number>();
    let length = 0;
    for (const chunk of chunkTexts(text)) {
      for (const word of this.wordsOf(chunk)) {
        length++;
        if (keepStopWords || !isStopWord(word)) words.set(word, (words.get(word) ?? 0) + 1);
      }
    }
    return {words, length};
  }
}

/** Turns a weighted count into 1 to 16. */
function quantise(weighted: number): number {
  const impact = weighted / (weighted + SATURATION);
  return Math.min(IMPACT_LEVELS, Math.max(1, Math.ceil(impact * IMPACT_LEVELS)));
}

export interface WeighedTerms {
  /** Unsorted, with the sections numbered through in the order of the pages. */
  postings: TermPostings[];
  /** The terms that are words by themselves, and not only something written together. */
  atoms: Set<string>;
}

/** All terms of the pages. */
export function weighTerms(pages: readonly PageRecord[]): WeighedTerms {
  const counter = new Counter();
  const sections = pages.flatMap((page) =>
    page.sections.map((section, index) => {
      const texts = textsOf(page, section, parentsOf(page.sections, index));
      return Object.fromEntries(
        FIELD_NAMES.map((field) => [
          field,
          counter.count(texts[field], field === 'heading' || field === 'code'),
        ]),
      ) as Record<Field, Count>;
    }),
  );
  const average = Object.fromEntries(
    FIELD_NAMES.map((field) => {
      const filled = sections.filter((counts) => counts[field].length > 0);
      const total = filled.reduce((sum, counts) => sum + counts[field].length, 0);
      return [field, filled.length > 0 ? total / filled.length : 1];
    }),
  ) as Record<Field, number>;

  const postings = new Map<string, TermPostings>();
  sections.forEach((counts, doc) => {
    const weights = new Map<string, number>();
    for (const field of FIELD_NAMES) {
      const {weight, length} = FIELDS[field];
      const norm = 1 - length + (length * counts[field].length) / average[field];
      for (const [word, occurrences] of counts[field].words) {
        const value = (weight * occurrences) / norm;
        weights.set(word, (weights.get(word) ?? 0) + value);
      }
    }
    for (const [term, weighted] of weights) {
      let entry = postings.get(term);
      if (!entry) postings.set(term, (entry = {term, docs: [], impacts: []}));
      entry.docs.push(doc);
      entry.impacts.push(quantise(weighted));
    }
  });
  return {postings: [...postings.values()], atoms: counter.atoms};
}
