import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {cliReference} from '../../../cedra/cli/content';
import {errorAtlas} from '../../../cedra/errors/content';
import {foldEntries} from './fold';
import {glossary} from '../../../cedra/glossary/content';
import {frameworkReference, restReference, sdkReference} from './references';
import {releaseTable} from '../../../cedra/releases/content';

/** The components that show data, by their names on pages: each makes its content. `part` is an attribute. */
const components: Readonly<Partial<Record<string, (part: string) => RootContent[]>>> = {
  CliReference: cliReference,
  ErrorAtlas: errorAtlas,
  FrameworkReference: frameworkReference,
  Glossary: glossary,
  Releases: releaseTable,
  RestReference: restReference,
  SdkReference: sdkReference,
};

const partOf = ({attributes}: MdxJsxFlowElement): string => {
  const part = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'part')?.value;
  return typeof part === 'string' ? part : '';
};

/** Replaces each component that shows data by ordinary headings, tables and paragraphs, and returns the tree. */
export function expandData(tree: Root): Root {
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
    const nodes = components[node.name ?? '']?.(partOf(node));
    if (!nodes || index === undefined || !parent) return undefined;
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
  return tree;
}

/** Remark plugin of the site, which folds long entries; the search and the checks call `expandData`. */
export default () => (tree: Root) => foldEntries(expandData(tree));
