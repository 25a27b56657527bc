import type {PageRecord} from '../../src/search/engine/types';
import type {GoldenQuery} from './measure';

/** Pages, and queries for them. */
export interface Trial {
  pages: PageRecord[];
  queries: GoldenQuery[];
}

/** Number of trials; each leaves out this part of the phrases. */
const FOLDS = 4;

/**
 * Cross-validation with the phrases of the pages: each trial leaves out every fourth phrase, and asks it of an index of
 * the other phrases. A rule or a parameter that gains here gains for queries that no author has seen.
 */
export function crossed(pages: readonly PageRecord[]): Trial[] {
  // A phrase of several sections is answered by each of them.
  const answers = new Map<string, string[]>();
  const sections = pages.flatMap((page) => page.sections.map((section) => ({page, section})));
  for (const {page, section} of sections)
    for (const phrase of section.phrases ?? []) {
      const address = page.path + (section.anchor && `#${section.anchor}`);
      answers.set(phrase, [...(answers.get(phrase) ?? []), address]);
    }
  const foldOf = new Map([...answers.keys()].map((phrase, at) => [phrase, at % FOLDS]));
  return Array.from({length: FOLDS}, (_, fold) => ({
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => ({
        ...section,
        // Names in works of reference are no questions of readers.
        phrases: section.phrases?.filter((phrase) => section.entry || foldOf.get(phrase) !== fold),
      })),
    })),
    queries: [...answers]
      .filter(([phrase]) => foldOf.get(phrase) === fold)
      .map(([query, expect]) => ({query, kind: 'phrase', expect})),
  }));
}
