/** What becomes of a failed transaction: it is not on chain and pays nothing, or on chain and pays its fee. */
export const OUTCOMES = ['discarded', 'charged', 'either'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The virtual machine's status of a failed transaction. */
export interface VmStatus {
  name: string;
  /** As in the network's `vm_status.rs`. */
  code: number;
  /** With code in backticks, like the fix. */
  cause: string;
  fix: string;
  /** The page that explains more. */
  href?: string;
  /** Set where the code does not tell it; see `outcomeOf`. */
  outcome?: Outcome;
}

/** The kinds of tools whose messages the page of errors explains, in its order. */
export const TOOLS = [
  'Compiler and tests',
  'Packages',
  'CLI and localnet',
  'Virtual machine',
  'Node, faucet and indexer',
  'SDK and npm',
] as const;

/** An error of a tool, mostly before a transaction exists. */
export interface ToolError {
  /** Anchor on `/move/errors`. */
  id: string;
  tool: (typeof TOOLS)[number];
  /** The printed text; `…` stands for varying parts. */
  message: string;
  /** Other texts of the same error; one match is enough. */
  also?: readonly string[];
  /** A text that must occur as well: what tells this cause from another one of the same message. */
  when?: string;
  /**
   * Files or folders of the network's source. The entry explains their messages, unless another entry has the message
   * itself.
   */
  from?: readonly string[];
  /** Words around an error, which count only if nothing else does. */
  frame?: boolean;
  /** Has no row on `/move/errors`: few readers meet it, or another program than Cedra's prints it. */
  unlisted?: boolean;
  /** The messages of these files, see `withForms`. */
  forms?: readonly string[];
  /** With code in backticks, like the fix. */
  cause: string;
  fix: string;
  /** The page that shows it in its context. */
  href: string;
}

/** An error that a page explains or provokes. */
export interface PageError {
  /** As printed; `…` stands for varying parts. */
  message: string;
  /** A text that must occur as well. */
  when?: string;
  explanation: string;
  /** Route and section. */
  href: string;
}

/** The messages of a source file: its line, a space, and the text with `…` for what varies. */
export type FileMessages = string[];

/** The error messages in the network's source, by tool and path. */
export type Messages = Record<string, Record<string, FileMessages>>;

/** What people wrote about an abort of the framework. */
export interface AbortAdvice {
  cause: string;
  fix: string;
  href?: string;
}

/** An abort code of the framework, from its sources. */
export interface FrameworkAbort {
  /** `0x1::coin` */
  module: string;
  name: string;
  category: string | null;
  /** Category and reason in one number, as in a transaction. */
  code: number;
  hex: string;
  message: string;
  advice?: AbortAdvice;
}

/** All errors that `/move/errors` explains. */
export interface Errors {
  statuses: readonly VmStatus[];
  toolErrors: readonly ToolError[];
  aborts: readonly FrameworkAbort[];
}

/** The categories of abort codes by their numbers, from 1, as in `0x1::error`. */
export const CATEGORIES = [
  'INVALID_ARGUMENT',
  'OUT_OF_RANGE',
  'INVALID_STATE',
  'UNAUTHENTICATED',
  'PERMISSION_DENIED',
  'NOT_FOUND',
  'ABORTED',
  'ALREADY_EXISTS',
  'RESOURCE_EXHAUSTED',
  'CANCELLED',
  'INTERNAL',
  'NOT_IMPLEMENTED',
  'UNAVAILABLE',
] as const;

/** What the network does with a transaction: it discards those with a code below 1000, except where `outcome` is set. */
export const outcomeOf = ({code, outcome = code < 1000 ? 'discarded' : 'charged'}: VmStatus): Outcome =>
  outcome;

/** The anchor of an abort on `/move/errors`. It contains the number, because one name can have two categories. */
export function abortId({module, name, hex}: {module: string; name: string; hex: string}): string {
  return `${module.replace('::', '-')}-${name}-${hex}`;
}

/** Distinguishes aborts of the same name: "0x1::coin · 0x60005". `undefined` if the anchor is not of an abort. */
export function abortOf(anchor: string): string | undefined {
  const [, address, module, hex] = /^(0x[\da-f]+)-(\w+)-\w+-(0x[\da-f]+)$/.exec(anchor) ?? [];
  return hex && `${address}::${module} · ${hex}`;
}
