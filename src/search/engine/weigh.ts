import {idOf} from './heads';
import {isStopWord} from './stopwords';
import {atomWords, chunkTexts, indexWords, stem} from './tokens';
import type {PageRecord, SectionRecord, TermPostings} from './types';
import {weights} from './weights';

/** The parts of a section, in the order in which they are counted. */
const FIELDS = ['heading', 'names', 'context', 'about', 'content', 'code'] as const;

type Field = (typeof FIELDS)[number];

/** Impacts are kept in four bits. */
export const IMPACT_LEVELS = 16;

type Texts = Record<Field, string>;

function textsOf(page: PageRecord, section: SectionRecord, parents: readonly string[]): Texts {
  const top = section.depth === 1;
  const isApi = section.entry === 'api';
  const names = section.names?.map(({name}) => name) ?? [];
  const here = new Set(section.names?.map((name) => name.here ?? ''));
  return {
    heading: section.heading,
    names: [newWords(idOf(page.path, section.anchor), section.heading), ...names].join(' '),
    context: top ? page.lvl0 : [page.title, ...parents].join(' '),
    about: [top ? page.description : '', section.linked ?? '', ...here].join(' '),
    // What a command or a module declares says as much about it as its text.
    content: isApi ? `${section.content} ${section.code}` : section.content,
    code: isApi ? '' : section.code,
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

/** Numbers in a growing array that takes four bytes for each: there are millions of them. */
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

/** Cuts texts into words; each chunk is cut once, however often it is written. */
class Counter {
  /** The terms that are words by themselves, and not only something written together. */
  readonly atoms = new Set<string>();
  /** All terms; everything below names them by their place in this list. */
  readonly terms: string[] = [];
  /** For each text counted, one after the other: its terms, and how often each stands there. */
  readonly found = new Column();
  readonly occurrences = new Column();
  /** For each text, where its terms end in the two columns above, and how many words it has. */
  readonly ends = new Column();
  readonly lengths = new Column();
  private readonly ids = new Map<string, number>();
  private readonly isStop: boolean[] = [];
  private readonly known = new Map<string, readonly number[]>();
  private readonly counts = new Map<number, number>();

  private idOf(term: string): number {
    let id = this.ids.get(term);
    if (id === undefined) {
      id = this.terms.push(term) - 1;
      this.ids.set(term, id);
      this.isStop.push(isStopWord(term));
    }
    return id;
  }

  private termsOf(chunk: string): readonly number[] {
    let terms = this.known.get(chunk);
    if (!terms) {
      this.known.set(chunk, (terms = Array.from(indexWords(chunk), (word) => this.idOf(word))));
      for (const word of atomWords(chunk)) this.atoms.add(word);
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

/** Turns a weighted count into 1 to 16. */
function quantise(weighted: number): number {
  const impact = weighted / (weighted + weights.saturation);
  return Math.min(IMPACT_LEVELS, Math.max(1, Math.ceil(impact * IMPACT_LEVELS)));
}

export interface WeighedTerms {
  /** Unsorted, with the sections numbered through in the order of the pages. */
  postings: TermPostings[];
  /** The terms that are words by themselves, and not only something written together. */
  atoms: Set<string>;
}

/** The mean number of words of each part, over the sections that have such a part. */
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

/** Puts the postings of each term together: they come by sections. */
function byTerm(terms: readonly string[], ids: Column, docs: Column, impacts: Column): TermPostings[] {
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
  }));
}

/** All terms of the pages. */
export function weighTerms(pages: readonly PageRecord[]): WeighedTerms {
  const counter = new Counter();
  for (const page of pages) {
    page.sections.forEach((section, index) => {
      const texts = textsOf(page, section, parentsOf(page.sections, index));
      for (const field of FIELDS)
        counter.count(texts[field], field === 'heading' || field === 'names' || field === 'code');
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
      const {length} = weights;
      const weight = name in weights ? weights[name as 'heading' | 'names' | 'code'] : 1;
      const norm = 1 - length + (length * counter.lengths.at(text)) / (average[field] as number);
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
  // A word that stands only where stop words do not count has no section.
  const postings = byTerm(counter.terms, ids, docs, impacts).filter((entry) => entry.docs.length > 0);
  return {postings, atoms: counter.atoms};
}
