import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {withoutMarks} from './regions';

declare module 'mdast' {
  interface CodeData {
    /** The code with its region marks, if it has any. */
    marked?: string;
  }
}

/** Other names of languages, which mean the same. */
const languages: Readonly<Record<string, string>> = {
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  typescript: 'ts',
  javascript: 'js',
  yml: 'yaml',
};

/**
 * Remark plugin: replaces other names of languages, and removes region marks from code blocks. A site uses it, too, so
 * that readers see the code that is proven.
 */
export function regionMarks() {
  return (tree: Root): void => {
    visit(tree, 'code', (node) => {
      node.lang = languages[node.lang ?? ''] ?? node.lang;
      const shown = withoutMarks(node.value);
      if (shown === node.value) return;
      node.data = {...node.data, marked: node.value};
      node.value = shown;
    });
  };
}
