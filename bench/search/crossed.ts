import {readPages} from '../../plugins/search-index/pages';
import {pageSources} from '../../plugins/search-index/sources';
import type {PageRecord} from '../../src/search/engine/types';
import {vocabulary, type VocabularyEntry} from '../../src/search/vocabulary';
import type {GoldenQuery} from './measure';

/** Pages, and queries that they have to answer. */
export interface Trial {
  pages: PageRecord[];
  queries: GoldenQuery[];
}

/**
 * The tasks of the vocabulary, asked of an index that does not know them: every second phrase of a section is left out
 * and asked for, and then the others. What this gains, unknown phrases gain, too.
 */
export async function crossed(siteDir: string): Promise<Trial[]> {
  const halves: [VocabularyEntry[], VocabularyEntry[]] = [[], []];
  const shared: VocabularyEntry[] = [];
  const seen = new Map<string, number>();
  for (const entry of vocabulary) {
    const [, here, answer] = entry;
    if (here !== undefined) {
      shared.push(entry);
      continue;
    }
    const before = seen.get(answer) ?? 0;
    seen.set(answer, before + 1);
    (before % 2 === 0 ? halves[0] : halves[1]).push(entry);
  }
  const trial = async (known: readonly VocabularyEntry[], asked: readonly VocabularyEntry[]) => ({
    pages: await readPages({...pageSources(siteDir), vocabulary: [...shared, ...known]}),
    queries: asked.map(([query, , answer]) => ({query, kind: 'crossed', expect: [answer]})),
  });
  const [first, second] = halves;
  return [await trial(first, second), await trial(second, first)];
}
