import type {PageRecord} from '../../src/search/engine/types';
import type {GoldenQuery} from './measure';

/** Pages to index, and queries to ask. */
export interface Fold {
  pages: PageRecord[];
  queries: GoldenQuery[];
}

/** Number of folds; each leaves out one phrase in `FOLDS`. */
const FOLDS = 4;

/**
 * The folds of a cross-validation with the phrases of the pages. Each fold leaves a quarter of the phrases out of the
 * index and asks them as queries. So a parameter that improves the result also helps with queries that no author foresaw.
 */
export function crossValidationFolds(pages: readonly PageRecord[]): Fold[] {
  // Several sections can have the same phrase; each of them is an answer.
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
        // Entries of references keep their phrases, because those are names, not questions of readers.
        phrases: section.phrases?.filter((phrase) => section.entry || foldOf.get(phrase) !== fold),
      })),
    })),
    queries: [...answers]
      .filter(([phrase]) => foldOf.get(phrase) === fold)
      .map(([query, expect]) => ({query, kind: 'phrase', expect})),
  }));
}
