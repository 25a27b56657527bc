import type {PageRecord, SectionRecord} from '../../src/search/engine/types';

/** A pseudo-random number generator (mulberry32), so that every run generates the same pages. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Share of the words that are new in each copy: a larger site has a larger vocabulary (Heaps' law). */
const NEW_WORDS = 0.04;

/** Generates a site of any size: each page has sections of several real pages, with some words replaced by new ones. */
export function grow(pages: readonly PageRecord[], count: number): PageRecord[] {
  const next = random(count);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
  // Do not copy reference pages, because a larger site would not have more of them.
  const ordinary = pages.filter(({sections}) => sections.length <= 60);
  const sections = ordinary.flatMap((page) => page.sections.slice(1));
  const vary = (text: string, at: number) =>
    text.replaceAll(/[A-Za-z]{6,}/gu, (word) =>
      next() < NEW_WORDS ? `${word}${(at % 997).toString(36)}` : word,
    );

  return Array.from({length: count}, (_, at) => {
    const model = pick(ordinary);
    const title = `${model.title} ${at.toString(36)}`;
    const own = model.sections.slice(1).map((): SectionRecord => {
      const section = pick(sections);
      return {
        ...section,
        heading: vary(section.heading, at),
        content: vary(section.content, at),
        code: vary(section.code, at),
      };
    });
    return {
      ...model,
      path: `${model.path}-${at}`,
      title,
      sections: [{...(model.sections[0] as SectionRecord), heading: title}, ...own],
    };
  });
}
