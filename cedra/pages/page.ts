import {existsSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';

import {type Page, parseMdx, readPage, type TabGroups} from '@cedra-docs/proof/build';
import type {Root} from 'mdast';

import {cachedText, codeVersion} from '../../lib/disk-cache';
import {repositoryPath, root} from '../../lib/repository';

const parserFiles = ['mdx', 'region-marks', 'regions'].map((name) => `packages/proof/pages/${name}.ts`);

/** The nodes whose `data` is used: imports and exports, code, and titles of admonitions. */
const withData = new Set(['mdxjsEsm', 'code', 'paragraph']);

/** Drops columns and the parsed JavaScript outside of imports and exports, which halves the tree. */
function stripUnused(this: {type?: string}, key: string, value: unknown): unknown {
  if (key === 'position') return {start: {line: (value as {start: {line: number}}).start.line}};
  return key === 'data' && !withData.has(this.type ?? '') ? undefined : value;
}

/** Text that is not MDX. The message begins with the place: `docs/x.mdx:6:37: …`. */
export class PageSyntaxError extends Error {
  readonly line: number;
  readonly reason: string;

  constructor(
    readonly file: string,
    {reason, line = 1, column = 1}: Complaint,
  ) {
    super(`${file}:${line}:${column}: ${reason}`);
    this.name = 'PageSyntaxError';
    this.line = line;
    this.reason = reason;
  }
}

/** What the parser throws: a `VFileMessage`. */
interface Complaint {
  reason: string;
  line?: number;
  column?: number;
}

/**
 * Parses a page's MDX, with a cache, because the proof and the search read all pages at each build.
 * The position of a node is only its first line; only imports, exports, code and titles of admonitions have `data`.
 * @throws PageSyntaxError
 */
export function parseTree(source: string, file: string): Root {
  // A clone on Windows may have other line ends, which must not change hashes.
  const text = source.replaceAll('\r\n', '\n');
  try {
    return JSON.parse(
      cachedText('mdx-trees', [codeVersion('cedra/pages/page.ts', ...parserFiles), text], () =>
        JSON.stringify(parseMdx(text), stripUnused),
      ),
    ) as Root;
  } catch (error) {
    if (!(error instanceof Error && 'reason' in error)) throw error;
    throw new PageSyntaxError(repositoryPath(resolve(root, file)), error as unknown as Complaint);
  }
}

/** The component `<NetworkTabs>` is a group of tabs. */
export const tabGroups: TabGroups = {NetworkTabs: 'network'};

/** Reads the blocks and code spans of a page in reading order, including those of imported partials. */
export const loadPage = (path: string): Page =>
  readPage(resolve(root, path), {
    parse: parseTree,
    nameOf: repositoryPath,
    partials: importedPartials,
    tabGroups,
  });

/** Pages may import other MDX files as components; their blocks belong to the page. */
export function importedPartials(tree: Root, path: string): Map<string, string> {
  const partials = new Map<string, string>();
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration' || !/\.mdx?$/.test(String(statement.source.value))) continue;
      const name = statement.specifiers[0]?.local.name;
      const target = String(statement.source.value).replace(/^@site\//, `${root}/`);
      const file = target.startsWith('/') ? target : join(dirname(path), target);
      if (name && existsSync(file)) partials.set(name, file);
    }
  }
  return partials;
}
