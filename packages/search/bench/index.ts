// For tests and measurements: the engine in memory, and the relevance of its results.
export {ourEngine, type OurEngine} from './engine';
export {outcomes, pageOfAddress, relevance, type TestQuery} from './measure';
