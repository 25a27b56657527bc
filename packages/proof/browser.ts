// Safe in a browser: needs no Node.js.
export {PROOF_LEVELS, type ProofLevel} from './receipts/levels';
export {type FenceMeta, metaValue, parseFenceMeta} from './pages/fence-meta';
