/** What the bundler throws when a script or a style sheet does not come, or is not what it should be. */
interface ChunkLoadError extends Error {
  request: string;
}

const isChunkLoadError = (error: unknown): error is ChunkLoadError =>
  error instanceof Error &&
  'request' in error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'));

/** Whether the server's version of this page is drawn by another application than this document. */
async function hasNewDeploy(): Promise<boolean> {
  const response = await fetch(window.location.pathname, {cache: 'no-store'});
  const html = await response.text();
  const scripts = Array.from(document.head.querySelectorAll('script[src*="main."]'));
  return response.ok && !scripts.every((script) => html.includes(script.getAttribute('src') ?? ''));
}

/** The page that is loaded again. Its code waits for ever, so that nothing is drawn in the meantime. */
function reload(): Promise<never> {
  window.location.reload();
  return new Promise(() => undefined);
}

/**
 * Loads code on demand. A file that a proxy or a lost connection cut short is fetched again, past all caches. A failure
 * is not remembered: the next call asks the network again.
 * @throws Error of `code`, when that does not help
 */
export async function fetchCode<T>(code: () => Promise<T>): Promise<T> {
  try {
    return await code();
  } catch (error) {
    if (!isChunkLoadError(error)) throw error;
    // Without a network both requests fail, and the first error is the one to tell.
    const {ok} = await fetch(error.request, {cache: 'reload'}).catch(() => Promise.reject(error));
    if (!ok) throw error;
    return code();
  }
}

/**
 * Loads code as `fetchCode` does. After a deploy the old files are gone: the page is loaded again, and not a second
 * time by the deploy that it then has.
 * @throws Error of `code`, when neither helps
 */
export async function loadCode<T>(code: () => Promise<T>): Promise<T> {
  try {
    return await fetchCode(code);
  } catch (error) {
    if (isChunkLoadError(error) && (await hasNewDeploy().catch(() => false))) return reload();
    throw error;
  }
}
