// For tests and measurements: the engine in memory, relevance, and a comparison with MiniSearch.
export {compare} from './compare';
export {ourEngine, type OurEngine} from './engines';
export {outcomes, pageOfAddress, relevance, type TestQuery} from './measure';
