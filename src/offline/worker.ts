// The service worker. `plugins/offline` bundles it into /sw.js and puts the settings in.
import type {Deploy, Visit} from './messages';
import {scope} from './scope';
import {settings} from './settings';
import {removeOutdated, store, strategyFor} from './strategies';

// It takes over at once: it answers pages of every deploy, because the network comes first for pages, and what else
// it stores has its content's hash as name.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

async function start(): Promise<void> {
  await removeOutdated();
  await scope.clients.claim();
  for (const client of await scope.clients.matchAll({type: 'window'})) {
    client.postMessage({version: settings.version} satisfies Deploy);
  }
}

scope.addEventListener('activate', (event) => event.waitUntil(start()));

scope.addEventListener('fetch', (event) => {
  const {request} = event;
  const response = strategyFor(request)?.handle({request, event});
  if (response) event.respondWith(response);
});

scope.addEventListener('message', (event) => {
  const {visited, stays} = event.data as Visit;
  async function storeAll(): Promise<void> {
    for (const address of [...visited, ...(stays ? settings.search : [])]) await store(address, event);
  }
  // The network may go in the middle of it; the next page tries again.
  event.waitUntil(storeAll().catch(() => undefined));
});
