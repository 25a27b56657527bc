// For the build: writes the files of the index.
export {buildIndex, type BuiltIndex, decompress} from './indexing/build';
export type {PageRecord, SectionRecord} from './format/types';
export {atomTerms, chunkTexts} from './words/tokens';
export type {Vocabulary} from './words/vocabulary';
