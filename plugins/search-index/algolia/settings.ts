import type {IndexSettings, SynonymHit} from 'algoliasearch';
import {synonyms} from '../../../src/search/engine/synonyms';
import {vocabulary} from '../../../src/search/vocabulary';

const LEVELS = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** How Algolia is to search and rank: as close to the embedded engine as its settings come. */
export const indexSettings: IndexSettings = {
  searchableAttributes: [
    ...LEVELS.slice(1).map((level) => `unordered(${level})`),
    'content',
    `unordered(${LEVELS[0]})`,
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'type'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  // A long section is several records, of which one is shown.
  distinct: 1,
  attributeForDistinct: 'url',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  ignorePlurals: true,
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional',
  separatorsToIndex: '_',
};

const words = vocabulary.flatMap(([from, here]) => (here ? [{from, to: [here]}] : []));

/** The reviewed synonyms and the words from elsewhere in Algolia's form. */
export const indexSynonyms: SynonymHit[] = [...synonyms, ...words].map(({from, to}, at) => ({
  objectID: `${at}-${from.replaceAll(/[^a-z0-9]+/giu, '-')}`,
  type: 'onewaysynonym',
  input: from,
  synonyms: [...to],
}));
