// For programs: a client that searches files in memory.
export {createMemoryClient} from './client/memory';
export type {SearchHit} from './client/protocol';
