/** The virtual machine's status of a failed transaction. */
export interface VmStatus {
  name: string;
  /** As in the network's `vm_status.rs`; see `isDiscarded`. */
  code: number;
  /** With code in backticks, like the fix. */
  cause: string;
  fix: string;
  /** The page that explains more. */
  href?: string;
}

/** An error of the CLI, the REST API or the SDK before a transaction exists. */
export interface ToolError {
  /** Anchor on `/move/errors`. */
  id: string;
  /** The printed text; `…` stands for varying parts. */
  message: string;
  /** Other texts of the same error; one match is enough. */
  also?: readonly string[];
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
  explanation: string;
  /** Route and section. */
  href: string;
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

/** Whether a transaction with this status never reaches the chain. Others are on chain without effect, and cost gas. */
export const isDiscarded = ({code}: VmStatus): boolean => code < 1000;

/** The anchor of an abort on `/move/errors`. It contains the number, because one name can have two categories. */
export function abortId({module, name, hex}: {module: string; name: string; hex: string}): string {
  return `${module.replace('::', '-')}-${name}-${hex}`;
}

/** Distinguishes aborts of the same name: "0x1::coin · 0x60005". `undefined` if the anchor is not of an abort. */
export function abortOf(anchor: string): string | undefined {
  const [, address, module, hex] = /^(0x[\da-f]+)-(\w+)-\w+-(0x[\da-f]+)$/.exec(anchor) ?? [];
  return hex && `${address}::${module} · ${hex}`;
}

/** More lines are a log. */
const MAX_LINES = 20;

/** A log without the lines that name no error; a shorter text as it is. */
export function errorLines(text: string): string {
  const lines = text.split('\n');
  if (lines.length <= MAX_LINES) return text;
  const named = lines.filter((line) => /error|abort|fail|refused|denied|panic|already in use/i.test(line));
  return named.slice(0, MAX_LINES).join('\n') || text;
}
