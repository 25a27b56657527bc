import type {CedraCli} from '../cli/find';
import type {MoveObserver} from './observer';
import type {FrameworkFile} from './packages';

/** What the Move language needs on a page. */
export interface CedraTools {
  cli: CedraCli;
  /** The page's framework: its folder, and all files of the prepared framework. */
  framework: {folder: string; files: readonly FrameworkFile[]};
  /** Knows how commands used the Move files of the page. */
  move: MoveObserver;
}
