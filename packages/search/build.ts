// For the build: writes the files of the index, or records for Algolia.
export {buildIndex, type BuiltIndex} from './indexing/build';
export {algoliaRecords, type AlgoliaRecord} from './indexing/records';
export type {PageRecord, SectionRecord} from './format/types';
export {atomTerms, chunkTexts} from './words/tokens';
export type {Vocabulary} from './words/vocabulary';
