import {encodeHeads} from './heads';
import {encodeRoot, HASH_BYTES, type ShardEntry} from './root';
import {encodeShard, sortTerms} from './shard';
import type {PageRecord, TermPostings} from './types';
import {weighTerms} from './weigh';

/** The prose of one page, for snippets; in a sharded index also its headings. */
export interface PageFile {
  /** Text of each section: what a reader sees, then the identifiers of its code. */
  content: string[];
  /** Headings of the page, in the form of `encodeHeads`; absent where the first file has them. */
  heads?: string;
}

/** A file of the index; its name is its content hash. */
export interface IndexFile {
  name: string;
  kind: 'root' | 'shard' | 'page';
  data: Uint8Array;
}

export interface BuiltIndex {
  /** Name of the file to load first. */
  root: string;
  files: IndexFile[];
}

/** What the build needs from its environment; the engine itself runs anywhere. */
export interface BuildTools {
  sha256(data: Uint8Array): Uint8Array;
  /** Compresses with gzip, so that the size on the wire does not depend on the host. */
  gzip(data: Uint8Array): Uint8Array;
}

export interface BuildLimits {
  /** Above this many pages, terms are split by range and headings move into the pages' files. */
  shardAbovePages: number;
  /** About how many postings one shard holds. */
  shardPostings: number;
}

export const DEFAULT_LIMITS: BuildLimits = {shardAbovePages: 250, shardPostings: 12_000};

/** Joins what is shown of a section: prose, then identifiers. */
export const shownContent = (content: string, code: string): string =>
  [content, code].filter(Boolean).join(' ');

function splitTerms(terms: readonly TermPostings[], limit: number): TermPostings[][] {
  const groups: TermPostings[][] = [];
  let size = Infinity;
  for (const entry of terms) {
    if (size + entry.docs.length > limit) {
      groups.push([]);
      size = 0;
    }
    (groups.at(-1) as TermPostings[]).push(entry);
    size += entry.docs.length;
  }
  return groups;
}

/** Makes all files of the index from the records of the pages. */
export function buildIndex(
  pages: readonly PageRecord[],
  tools: BuildTools,
  limits = DEFAULT_LIMITS,
): BuiltIndex {
  const files = new Map<string, IndexFile>();
  const encoder = new TextEncoder();

  function add(kind: IndexFile['kind'], data: Uint8Array): string {
    const name = Array.from(tools.sha256(data).subarray(0, HASH_BYTES), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    const existing = files.get(name);
    if (
      existing &&
      (existing.data.length !== data.length || existing.data.some((byte, at) => byte !== data[at]))
    ) {
      throw new Error(
        `Two files of the search index have the name ${name}: raise HASH_BYTES in src/search/engine/root.ts.`,
      );
    }
    files.set(name, {name, kind, data});
    return name;
  }

  const sharded = pages.length > limits.shardAbovePages;
  const pageFiles = pages.map((page) => {
    const file: PageFile = {content: page.sections.map(({content, code}) => shownContent(content, code))};
    if (sharded) file.heads = encodeHeads([page]);
    return add('page', encoder.encode(JSON.stringify(file)));
  });
  const terms = sortTerms(weighTerms(pages));
  const shards: ShardEntry[] = sharded
    ? splitTerms(terms, limits.shardPostings).map((group) => ({
        first: (group[0] as TermPostings).term,
        file: add('shard', tools.gzip(encodeShard(group))),
      }))
    : [];
  const root = encodeRoot(
    {sectionCounts: pages.map((page) => page.sections.length), pageFiles, shards},
    sharded ? '' : encodeHeads(pages),
    sharded ? new Uint8Array() : encodeShard(terms),
  );
  return {root: add('root', tools.gzip(root)), files: [...files.values()]};
}
