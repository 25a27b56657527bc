import {parse} from 'acorn';
import type {RootContent} from 'mdast';

/** The MDX node of an `import` or `export` statement. */
export function moduleStatement(value: string): RootContent {
  const estree = {...parse(value, {ecmaVersion: 'latest', sourceType: 'module'}), comments: []};
  // The types of acorn differ from ESTree's in details that MDX does not read.
  return {type: 'mdxjsEsm', value, data: {estree}} as unknown as RootContent;
}
