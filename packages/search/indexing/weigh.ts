import {idOf} from '../format/heads';
import {atomTerms, atomWords, chunkTexts, indexTerms, stem, wholeKey} from '../words/tokens';
import {
  IMPACT_LEVELS,
  type PageRecord,
  type PhraseTable,
  type SectionRecord,
  type TermPostings,
} from '../format/types';
import type {Terms} from '../words/vocabulary';
import {weights} from '../engine/weights';

/** Fields of a section, as in BM25F: each has a weight and a length normalisation of its own. */
export const FIELDS = ['heading', 'phrases', 'context', 'about', 'content', 'code'] as const;

type SectionField = (typeof FIELDS)[number];

/** In other fields, stop words are not indexed: in headings and code, `if` and `use` are subjects. */
const FIELDS_WITH_STOP_WORDS = new Set<SectionField>(['heading', 'code']);

/** All phrases of a section, in the order of `PhraseTable`. */
const phrasesOf = ({heading, translations = [], phrases = []}: SectionRecord): string[] => [
  heading,
  ...translations.map(({term}) => term),
  ...phrases,
];

/** An entry of a reference, whose name is also one word. */
const isNamed = ({entry}: SectionRecord) => entry === 'name' || entry === 'api';

export function fieldsOf(page: PageRecord, index: number): Record<SectionField, string> {
  const section = page.sections[index] as SectionRecord;
  const top = section.depth === 1;
  const counterparts = new Set(section.translations?.map(({here}) => here));
  return {
    heading: isNamed(section) ? `${section.heading} ${wholeKey(section.heading)}` : section.heading,
    phrases: [
      newWords(idOf(page.path, section.anchor), section.heading),
      ...phrasesOf(section).slice(1),
    ].join(' '),
    context: top ? page.lvl0 : [page.title, ...parentsOf(page.sections, index)].join(' '),
    about: [top ? page.description : '', section.linked ?? '', ...counterparts].join(' '),
    content: section.content,
    code: section.code,
  };
}

/** The words of an id that are not in the heading. */
function newWords(anchor: string, heading: string): string {
  const known = atomTerms(heading);
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

/** A growing array of 32-bit numbers. */
class Column {
  private values = new Uint32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const grown = new Uint32Array(this.length * 2);
      grown.set(this.values);
      this.values = grown;
    }
    this.values[this.length++] = value;
  }

  at(index: number): number {
    return this.values[index] as number;
  }
}

/** Counts the terms of texts; each distinct chunk is tokenised once. */
class Counter {
  /** The terms that are atoms, and not only compound keys. */
  readonly atoms = new Set<string>();
  /** All terms; everything below refers to a term by its index in this list. */
  readonly terms: string[] = [];
  /** The terms of all texts, one text after the other, and their frequencies. */
  readonly found = new Column();
  readonly occurrences = new Column();
  /** For each text, where its terms end in the two columns above, and its number of words. */
  readonly ends = new Column();
  readonly lengths = new Column();
  private readonly ids = new Map<string, number>();
  private readonly isStop: boolean[] = [];
  private readonly known = new Map<string, readonly number[]>();
  private readonly counts = new Map<number, number>();

  constructor(private readonly vocabulary: Terms) {}

  private idOf(term: string): number {
    let id = this.ids.get(term);
    if (id === undefined) {
      id = this.terms.push(term) - 1;
      this.ids.set(term, id);
      this.isStop.push(this.vocabulary.isStopWord(term));
    }
    return id;
  }

  private termsOf(chunk: string): readonly number[] {
    let terms = this.known.get(chunk);
    if (!terms) {
      this.known.set(chunk, (terms = Array.from(indexTerms(chunk), (term) => this.idOf(term))));
      for (const term of atomTerms(chunk)) this.atoms.add(term);
    }
    return terms;
  }

  count(text: string, keepStopWords: boolean): void {
    let length = 0;
    this.counts.clear();
    for (const chunk of chunkTexts(text)) {
      for (const term of this.termsOf(chunk)) {
        length++;
        if (keepStopWords || !this.isStop[term]) this.counts.set(term, (this.counts.get(term) ?? 0) + 1);
      }
    }
    for (const [term, count] of this.counts) {
      this.found.push(term);
      this.occurrences.push(count);
    }
    this.ends.push(this.found.length);
    this.lengths.push(length);
  }
}

/** Saturates a weighted term frequency, and quantises it to 1 to 16. */
function quantise(weighted: number): number {
  const impact = weighted / (weighted + weights.saturation);
  return Math.min(IMPACT_LEVELS, Math.max(1, Math.ceil(impact * IMPACT_LEVELS)));
}

export interface WeighedTerms {
  /** Unsorted; sections are numbered in the order of the pages. */
  postings: TermPostings[];
  phrases: PhraseTable;
  /** The terms that are atoms, and not only compound keys. */
  atoms: Set<string>;
}

/** The mean length of each field, over the sections where it is not empty. */
function averages({lengths}: Counter): number[] {
  return FIELDS.map((_, field) => {
    let [filled, total] = [0, 0];
    for (let at = field; at < lengths.length; at += FIELDS.length) {
      if (lengths.at(at) > 0) filled++;
      total += lengths.at(at);
    }
    return filled > 0 ? total / filled : 1;
  });
}

/** Groups postings, which are in the order of the sections, by term. */
function byTerm(
  terms: readonly string[],
  ids: Column,
  docs: Column,
  impacts: Column,
  phrases: ReadonlyMap<string, number[]>,
): TermPostings[] {
  const starts = new Uint32Array(terms.length + 1);
  for (let at = 0; at < ids.length; at++) (starts[ids.at(at) + 1] as number)++;
  for (let id = 0; id < terms.length; id++) (starts[id + 1] as number) += starts[id] as number;
  const next = starts.slice();
  const allDocs = new Uint32Array(ids.length);
  const allImpacts = new Uint8Array(ids.length);
  for (let at = 0; at < ids.length; at++) {
    const place = (next[ids.at(at)] as number)++;
    allDocs[place] = docs.at(at);
    allImpacts[place] = impacts.at(at);
  }
  return terms.map((term, id) => ({
    term,
    docs: allDocs.subarray(starts[id], starts[id + 1]),
    impacts: allImpacts.subarray(starts[id], starts[id + 1]),
    phrases: phrases.get(term) ?? [],
  }));
}

interface PhrasePostings extends PhraseTable {
  byTerm: Map<string, number[]>;
}

/** Numbers all phrases, and lists for each term the phrases with it. */
function indexPhrases(sections: readonly SectionRecord[], vocabulary: Terms): PhrasePostings {
  const found = new Map<string, number[]>();
  const lengths: number[] = [];
  for (const [phrase, isName] of sections.flatMap((section) =>
    phrasesOf(section).map((phrase, at) => [phrase, at === 0 && isNamed(section)] as const),
  )) {
    const terms = new Set(vocabulary.withoutStopWords(atomTerms(phrase)));
    if (isName) terms.add(stem(wholeKey(phrase)));
    for (const term of terms) {
      const numbers = found.get(term);
      if (numbers) numbers.push(lengths.length);
      else found.set(term, [lengths.length]);
    }
    lengths.push(terms.size);
  }
  return {
    byTerm: found,
    translations: Uint16Array.from(sections, ({translations = []}) => translations.length),
    counts: Uint16Array.from(sections, (section) => phrasesOf(section).length),
    lengths: Uint8Array.from(lengths),
  };
}

/** All terms of the pages with their postings. */
export function weighTerms(pages: readonly PageRecord[], vocabulary: Terms): WeighedTerms {
  const counter = new Counter(vocabulary);
  for (const page of pages) {
    page.sections.forEach((_, index) => {
      const fields = fieldsOf(page, index);
      for (const field of FIELDS) counter.count(fields[field], FIELDS_WITH_STOP_WORDS.has(field));
    });
  }
  const average = averages(counter);

  const [ids, docs, impacts] = [new Column(), new Column(), new Column()];
  const weighted = new Map<number, number>();
  let at = 0;
  for (let text = 0; text < counter.ends.length;) {
    const doc = text / FIELDS.length;
    weighted.clear();
    for (const [field, name] of FIELDS.entries()) {
      const {lengthNorm} = weights;
      const weight = name in weights ? weights[name as 'heading' | 'phrases' | 'code'] : 1;
      const norm = 1 - lengthNorm + (lengthNorm * counter.lengths.at(text)) / (average[field] as number);
      for (const end = counter.ends.at(text++); at < end; at++) {
        const term = counter.found.at(at);
        weighted.set(term, (weighted.get(term) ?? 0) + (weight * counter.occurrences.at(at)) / norm);
      }
    }
    for (const [term, value] of weighted) {
      ids.push(term);
      docs.push(doc);
      impacts.push(quantise(value));
    }
  }
  const {byTerm: phrasesByTerm, ...phrases} = indexPhrases(
    pages.flatMap(({sections}) => sections),
    vocabulary,
  );
  // Stop words outside headings and code have no postings.
  const postings = byTerm(counter.terms, ids, docs, impacts, phrasesByTerm).filter(
    (entry) => entry.docs.length > 0,
  );
  return {postings, phrases, atoms: counter.atoms};
}
