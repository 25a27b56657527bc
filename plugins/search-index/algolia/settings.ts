import type {PageRecord, Vocabulary} from '@packages/search/build';
import type {IndexSettings, SynonymHit} from 'algoliasearch';

const LEVELS = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** Search and ranking of Algolia, as similar to the embedded engine as its settings allow. */
export const indexSettings: IndexSettings = {
  searchableAttributes: [
    ...LEVELS.slice(1).map((level) => `unordered(${level})`),
    'unordered(phrases)',
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
  // Of the records of a long section, one is shown.
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

/** The reviewed synonyms and the terms of other ecosystems in the format of Algolia. */
export function indexSynonyms(pages: readonly PageRecord[], {equivalent, related}: Vocabulary): SynonymHit[] {
  const synonyms = [
    ...equivalent.flatMap((group) =>
      group.map((from) => ({from, to: group.filter((other) => other !== from)})),
    ),
    ...Object.entries(related).map(([from, to]) => ({from, to})),
  ];
  const translations = pages
    .flatMap(({sections}) => sections)
    .flatMap((section) => section.translations ?? [])
    .flatMap(({term, here}) => (here ? [{from: term, to: [here]}] : []));
  return [...synonyms, ...translations].map(({from, to}, at) => ({
    objectID: `${at}-${from.replaceAll(/[^a-z0-9]+/giu, '-')}`,
    type: 'onewaysynonym',
    input: from,
    synonyms: [...to],
  }));
}
