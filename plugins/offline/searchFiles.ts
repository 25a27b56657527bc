import {fileNameOf, INDEX_FOLDER} from '../../src/search/manifest';
import type {SearchContent} from '../search-index';

/** The part that we read of the bundler's list of what it wrote. */
export interface ClientManifest {
  /** The chunks that a named chunk needs, itself included. */
  origins: Record<string, string[] | undefined>;
  assets: Record<string, {js?: {file: string}[]; css?: {file: string}[]} | undefined>;
}

/**
 * Finds the files of a named chunk.
 * @throws Error when there is no such chunk: somebody gave it another name
 */
export function filesOf(chunk: string, {origins, assets}: ClientManifest): string[] {
  const ids = origins[chunk];
  if (!ids) throw new Error(`offline: the bundler has no chunk "${chunk}".`);
  return ids.flatMap((id) => [...(assets[id]?.js ?? []), ...(assets[id]?.css ?? [])]).map(({file}) => file);
}

/** Everything that the search needs to answer without a network: its code and the whole index. */
export function searchFiles(manifest: ClientManifest, index: Pick<SearchContent, 'files'>): string[] {
  const code = ['search-modal', 'search-embedded'].flatMap((chunk) => filesOf(chunk, manifest));
  const data = index.files.map(({name, kind}) => `${INDEX_FOLDER}/${fileNameOf(name, kind)}`);
  return [...new Set([...code, ...data])];
}
