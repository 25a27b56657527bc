import type {Terminal} from '../blocks/bash';
import type {Bindings} from '../blocks/match-output';
import type {FrameworkFile} from '../framework/modules';
import type {References} from '../reference/references';
import type {CedraCli} from '../tools/cli';
import type {Localnet} from '../tools/localnet';
import type {Sandbox} from './sandbox';

/** What the blocks of one page share while they are proven. */
export interface PageContext {
  cli: CedraCli;
  localnet: Localnet;
  references: References;
  /** The prepared framework: its folder and its files. */
  framework: {folder: string; files: readonly FrameworkFile[]};
  sandbox: Sandbox;
  terminal: Terminal;
  /** Values that outputs on the page showed, and what they were in this run. */
  bindings: Bindings;
}
