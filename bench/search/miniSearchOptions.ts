import {indexWords} from '../../src/search/engine/tokens';

/** Tuned options of MiniSearch. It uses the tokeniser of this site's engine, so that only the rankings differ. */
export const miniSearchOptions = {
  fields: ['title', 'heading', 'content', 'code'],
  storeFields: ['address'],
  tokenize: (text: string) => [...indexWords(text)],
  processTerm: (term: string) => term,
  searchOptions: {
    boost: {title: 4, heading: 3, content: 1, code: 0.5},
    prefix: (_: string, at: number, all: string[]) => at === all.length - 1,
    fuzzy: (term: string) => (term.length > 3 ? 0.2 : false),
    weights: {fuzzy: 0.3, prefix: 0.5},
  },
};
