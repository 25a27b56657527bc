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
const FIELDS = ['heading', 'phrases', 'context', 'about', 'content', 'code'] as const;

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

function fieldsOf(page: PageRecord, index: number): Record<SectionField, string> {
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

/** A text of a field. */
interface CountedText {
  /** Frequencies of its terms. */
  counts: ReadonlyMap<string, number>;
  /** Number of its terms, stop words included. */
  length: number;
}

/** Counts the terms of texts; each distinct chunk is tokenised once. */
class Counter {
  /** The terms that are atoms, and not only compound keys. */
  readonly atoms = new Set<string>();
  private readonly known = new Map<string, readonly string[]>();

  constructor(private readonly vocabulary: Terms) {}

  private termsOf(chunk: string): readonly string[] {
    let terms = this.known.get(chunk);
    if (!terms) {
      this.known.set(chunk, (terms = [...indexTerms(chunk)]));
      for (const term of atomTerms(chunk)) this.atoms.add(term);
    }
    return terms;
  }

  count(text: string, keepStopWords: boolean): CountedText {
    const terms = chunkTexts(text).flatMap((chunk) => this.termsOf(chunk));
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    if (!keepStopWords)
      for (const term of counts.keys()) if (this.vocabulary.isStopWord(term)) counts.delete(term);
    return {counts, length: terms.length};
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

/** The mean length of the texts that are not empty. */
function averageLength(texts: readonly CountedText[]): number {
  const filled = texts.filter(({length}) => length > 0);
  return filled.length > 0 ? filled.reduce((sum, {length}) => sum + length, 0) / filled.length : 1;
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

/** The weight of each term of a section in all its fields. */
function weighSection(
  section: Readonly<Record<SectionField, CountedText>>,
  averages: Readonly<Record<SectionField, number>>,
): Map<string, number> {
  const {lengthNorm} = weights;
  const weighted = new Map<string, number>();
  for (const field of FIELDS) {
    const {counts, length} = section[field];
    const weight = field in weights ? weights[field as 'heading' | 'phrases' | 'code'] : 1;
    const norm = 1 - lengthNorm + (lengthNorm * length) / averages[field];
    for (const [term, count] of counts)
      weighted.set(term, (weighted.get(term) ?? 0) + (weight * count) / norm);
  }
  return weighted;
}

const ofFields = <Value>(valueOf: (field: SectionField) => Value): Record<SectionField, Value> =>
  Object.fromEntries(FIELDS.map((field) => [field, valueOf(field)])) as Record<SectionField, Value>;

/** All terms of the pages with their postings. */
export function weighTerms(pages: readonly PageRecord[], vocabulary: Terms): WeighedTerms {
  const counter = new Counter(vocabulary);
  const counted = pages.flatMap((page) =>
    page.sections.map((_, index) => {
      const fields = fieldsOf(page, index);
      return ofFields((field) => counter.count(fields[field], FIELDS_WITH_STOP_WORDS.has(field)));
    }),
  );
  const averages = ofFields((field) => averageLength(counted.map((section) => section[field])));
  const {byTerm, ...phrases} = indexPhrases(
    pages.flatMap(({sections}) => sections),
    vocabulary,
  );
  const postings = new Map<string, {docs: number[]; impacts: number[]}>();
  counted.forEach((section, doc) => {
    for (const [term, weight] of weighSection(section, averages)) {
      let lists = postings.get(term);
      if (!lists) postings.set(term, (lists = {docs: [], impacts: []}));
      lists.docs.push(doc);
      lists.impacts.push(quantise(weight));
    }
  });
  return {
    postings: Array.from(postings, ([term, lists]) => ({term, ...lists, phrases: byTerm.get(term) ?? []})),
    phrases,
    atoms: counter.atoms,
  };
}
