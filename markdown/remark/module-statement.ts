import {parse} from 'acorn';
import type {Program} from 'estree';
import type {RootContent} from 'mdast';

/** The MDX node of an `import` or `export` statement. */
export function moduleStatement(value: string): RootContent {
  // The ESTree types of acorn and of MDX differ in details that MDX does not read.
  const estree = parse(value, {ecmaVersion: 'latest', sourceType: 'module'}) as unknown as Program;
  return {type: 'mdxjsEsm', value, data: {estree: {...estree, comments: []}}};
}
