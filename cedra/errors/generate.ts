import type {FrameworkFile} from '../move/packages';
import {withoutComments} from '../move/syntax';

interface AbortCode {
  /** `0x1::coin`. */
  module: string;
  /** The constant's name, as in the error message: `EINSUFFICIENT_BALANCE`. */
  name: string;
  /** The value of the constant. */
  reason: number;
  /** The error category (`INVALID_ARGUMENT`); null when the code aborts without one. */
  category: string | null;
  /** The abort code that clients see, which combines category and reason. */
  code: number;
  hex: string;
  /** The doc comment of the constant, which the chain shows as the message. */
  message: string;
}

/** The abort codes of the framework in the localnet of one CLI version. */
export interface AbortReference {
  cli: string;
  commit: string;
  aborts: AbortCode[];
}

// The functions of `std::error`, with the numbers it shifts into the code.
const categories: Readonly<Record<string, number>> = {
  invalid_argument: 0x1,
  out_of_range: 0x2,
  invalid_state: 0x3,
  unauthenticated: 0x4,
  permission_denied: 0x5,
  not_found: 0x6,
  aborted: 0x7,
  already_exists: 0x8,
  resource_exhausted: 0x9,
  cancelled: 0xa,
  internal: 0xb,
  not_implemented: 0xc,
  unavailable: 0xd,
};

const addresses: Readonly<Record<string, string>> = {
  std: '0x1',
  cedra_std: '0x1',
  cedra_framework: '0x1',
  cedra_token: '0x3',
  cedra_token_objects: '0x4',
};

export function readAborts(framework: readonly FrameworkFile[]): AbortCode[] {
  return framework
    .flatMap(({source}) => moduleAborts(source))
    .sort(
      (a, b) =>
        compareNames(a.module, b.module) ||
        a.reason - b.reason ||
        compareNames(a.name, b.name) ||
        a.code - b.code,
    );
}

/** Constants of tests, which no transaction raises. */
const TEST_CONSTANT = /^[ \t]*#\[test_only\]\s*const [^;]*;/gm;

function moduleAborts(text: string): AbortCode[] {
  const source = text.replace(TEST_CONSTANT, '');
  const [, address = '', name = ''] = /\bmodule\s+(\w+)::(\w+)/.exec(withoutComments(source)) ?? [];
  const module = `${addresses[address] ?? address}::${name}`;
  const code = withoutComments(source);
  return [
    ...source.matchAll(/((?:^[ \t]*\/\/\/.*\n)*)^[ \t]*const (E\w+)\s*:\s*u64\s*=\s*(\w+)\s*;/gm),
  ].flatMap(([, comment = '', constant = '', value = '']) => {
    const reason = Number(value);
    const raised = raisedCategories(code, constant);
    return raised.map((category) => {
      const number = category === null ? reason : ((categories[category] ?? 0) << 16) + reason;
      return {
        module,
        name: constant,
        reason,
        category: category?.toUpperCase() ?? null,
        code: number,
        hex: `0x${number.toString(16)}`,
        message: comment
          .replace(/^[ \t]*\/\/\/[ ]?/gm, '')
          .trim()
          .replace(/\s+/g, ' '),
      };
    });
  });
}

/** The error categories that a module uses with a constant; null for none. */
function raisedCategories(code: string, constant: string): (string | null)[] {
  const found = new Set<string | null>();
  for (const [, category] of code.matchAll(new RegExp(`error::(\\w+)\\(\\s*${constant}\\s*\\)`, 'g'))) {
    if (category !== undefined && category in categories) found.add(category);
  }
  const bare = new RegExp(`(?:assert!\\([^;]*,|abort\\s*\\(?)\\s*${constant}\\b`).test(code);
  if (bare || found.size === 0) found.add(null);
  return [...found];
}

function compareNames(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
