import {readFile} from 'node:fs/promises';
import path from 'node:path';

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
  if (!ids) throw new Error(`The bundler has no chunk "${chunk}".`);
  return ids.flatMap((id) => [...(assets[id]?.js ?? []), ...(assets[id]?.css ?? [])]).map(({file}) => file);
}

/** Reads what the bundler wrote. */
export async function readManifest(generatedFilesDir: string): Promise<ClientManifest> {
  return JSON.parse(
    await readFile(path.join(generatedFilesDir, 'client-manifest.json'), 'utf8'),
  ) as ClientManifest;
}
