import {indexTerms} from '../words/tokens';
import {Terms, type Vocabulary} from '../words/vocabulary';
import {FIELDS} from '../indexing/weigh';
import {weights} from '../engine/weights';

/** Options of MiniSearch with the fields, weights, tokeniser, stop words and synonyms of the engine. */
export function miniSearchOptions(vocabulary: Vocabulary) {
  const terms = new Terms(vocabulary);
  return {
    fields: [...FIELDS],
    storeFields: ['address'],
    tokenize: (text: string) => [...indexTerms(text)],
    processTerm: (term: string) => (terms.isStopWord(term) ? null : term),
    searchOptions: {
      processTerm: (term: string) =>
        terms.isStopWord(term) ? null : [term, ...terms.synonymsOf(term).map((synonym) => synonym.term)],
      boost: {heading: weights.heading, phrases: weights.phrases, code: weights.code},
      prefix: (_: string, at: number, all: string[]) => at === all.length - 1,
      fuzzy: (term: string) => (term.length > 3 ? 0.2 : false),
      weights: {fuzzy: 0.3, prefix: 0.5},
    },
  };
}
