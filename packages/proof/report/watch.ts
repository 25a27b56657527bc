import {watch} from 'node:fs';
import {dirname, join} from 'node:path';

/** Editors save in several steps. */
const PAUSE_MS = 200;

/**
 * Calls `again` at once and after every save of one of the pages, or of a partial, one call at a time.
 * @param pages absolute paths
 * @param partials a folder, and which files in it are partials
 * @param failed receives what `again` throws, for example a syntax error
 * @returns a function that ends the watch
 */
export function onEverySave(
  pages: readonly string[],
  {folder: docs, isPartial}: {folder: string; isPartial: (file: string) => boolean},
  again: () => Promise<void>,
  failed: (error: unknown) => void,
): () => void {
  let turn = Promise.resolve();
  let pending: NodeJS.Timeout | undefined;
  const next = (): void => {
    turn = turn.then(again).catch(failed);
  };
  // Watches folders, because many editors save by replacing the file.
  const watchers = [...new Set([docs, ...pages.map((page) => dirname(page))])].map((folder) =>
    watch(folder, {recursive: folder === docs}, (_, name) => {
      const saved = name ?? '';
      if (!pages.includes(join(folder, saved)) && !isPartial(saved)) return;
      clearTimeout(pending);
      pending = setTimeout(next, PAUSE_MS);
    }),
  );
  next();
  return () => {
    clearTimeout(pending);
    for (const watcher of watchers) watcher.close();
  };
}
