import {watch} from 'node:fs';
import {dirname, join, resolve} from 'node:path';

import {root} from '../lib/repository';
import {isPartial} from '../markdown/pages';

/** Editors save in several steps. */
const PAUSE_MS = 200;

/**
 * Calls `again` at once and after every save of one of the pages, or of a partial in `docs`, one call at a time.
 * @param failed takes what `again` throws, for example a syntax error
 * @returns a function that ends the watch
 */
export function onEverySave(
  files: readonly string[],
  again: () => Promise<void>,
  failed: (error: unknown) => void,
  docs = join(root, 'docs'),
): () => void {
  const pages = files.map((file) => resolve(root, file));
  let turn = Promise.resolve();
  let pending: NodeJS.Timeout | undefined;
  const next = (): void => {
    turn = turn.then(again).catch(failed);
  };
  // Watches folders, because many editors save by replacing the file.
  const watchers = [...new Set([docs, ...pages.map((page) => dirname(page))])].map((folder) =>
    watch(folder, {recursive: folder === docs}, (_, name) => {
      const saved = name ?? '';
      if (!pages.includes(join(folder, saved)) && !(isPartial(saved) && /\.mdx?$/.test(saved))) return;
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
