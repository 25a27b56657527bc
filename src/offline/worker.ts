// The service worker. `plugins/offline` bundles it into /sw.js and puts the settings in.
import {createCopy, type Settings} from './copy';
import type {Deploy, Visit} from './messages';
import {scope} from './scope';

declare const SETTINGS: Settings;

const copy = createCopy(SETTINGS, {caches, fetch, origin: scope.location.origin});

// It takes over at once: it answers pages of every deploy, because it asks the network first and keeps hashed files.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

async function start(): Promise<void> {
  await copy.prune();
  await scope.clients.claim();
  for (const client of await scope.clients.matchAll({type: 'window'})) {
    client.postMessage({version: SETTINGS.version} satisfies Deploy);
  }
}

scope.addEventListener('activate', (event) => event.waitUntil(start()));

scope.addEventListener('fetch', (event) => {
  const response = copy.answer(event.request);
  if (response) event.respondWith(response);
});

async function keep({visited, stays}: Visit): Promise<void> {
  await copy.keepPage(visited);
  if (stays) await copy.keepSearch();
}

scope.addEventListener('message', (event) => {
  // The network may go in the middle of it; the next page tries again.
  event.waitUntil(keep(event.data as Visit).catch(() => undefined));
});
