// What the build of a site needs: the blocks of its pages, and what receipts say about them.
export {type FenceMeta, metaValue, parseFenceMeta} from './pages/fence-meta';
export {lineMarks, type LineMarks, withoutRemoved} from './pages/line-marks';
export {parseMdx} from './pages/mdx';
export {
  type Block,
  blockHash,
  headingId,
  type Page,
  readPage,
  shortHash,
  type TabGroups,
  type Visitor,
  visitWithTabs,
} from './pages/page';
export {regionMarks} from './pages/region-marks';
export {fileAfter, findRegion, markedLine, replaceRegion, withoutMarks} from './pages/regions';
// With a star, because projects add kinds to the interface `TaskKinds`.
export type * from './pages/tasks';
export {bashFence, classifier, dataFence, powershellFence, typescriptFence} from './pages/tasks';
export {pageFiles} from './receipts/page-files';
export {PROOF_LEVELS, type ProofLevel} from './receipts/levels';
export {blockReceipts, formatBlockReceipt, parseBlockReceipt, type Receipt} from './receipts/receipts';
export {hashOfFiles, pageHash, staleReason, unproven} from './receipts/stale';
