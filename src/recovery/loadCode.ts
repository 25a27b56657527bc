/** Errors of the bundler for a missing or broken script or style sheet. */
interface ChunkLoadError extends Error {
  request: string;
}

const isChunkLoadError = (error: unknown): error is ChunkLoadError =>
  error instanceof Error &&
  'request' in error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'));

/** Whether the server has this page from another build than the current document. */
async function hasNewDeploy(): Promise<boolean> {
  const response = await fetch(window.location.pathname, {cache: 'no-store'});
  const html = await response.text();
  const scripts = Array.from(document.head.querySelectorAll('script[src*="main."]'));
  return response.ok && !scripts.every((script) => html.includes(script.getAttribute('src') ?? ''));
}

/** Reloads the page. The promise never resolves, so that nothing renders in the meantime. */
function reload(): Promise<never> {
  window.location.reload();
  return new Promise(() => undefined);
}

/**
 * Loads code on demand. A truncated file is fetched again, bypassing all caches. Failures are not cached: the next call
 * uses the network again.
 * @throws Error of `code` if the second attempt fails too
 */
export async function fetchCode<T>(code: () => Promise<T>): Promise<T> {
  try {
    return await code();
  } catch (error) {
    if (!isChunkLoadError(error)) throw error;
    // Without a network both requests fail; the first error is the one to report.
    const {ok} = await fetch(error.request, {cache: 'reload'}).catch(() => Promise.reject(error));
    if (!ok) throw error;
    return code();
  }
}

/**
 * Loads code as `fetchCode` does. If a deploy has removed the file, reloads the page, once for each deploy.
 * @throws Error of `code` if neither helps
 */
export async function loadCode<T>(code: () => Promise<T>): Promise<T> {
  try {
    return await fetchCode(code);
  } catch (error) {
    if (isChunkLoadError(error) && (await hasNewDeploy().catch(() => false))) return reload();
    throw error;
  }
}
