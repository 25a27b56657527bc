// The service worker. `plugins/offline` bundles it into /sw.js with its settings.
import {isVisit, type Deploy} from './messages';
import {scope} from './scope';
import {settings} from './settings';
import {isStored, removeOutdated, storeResponse, strategyFor} from './strategies';

// It activates at once: it can serve pages of every deploy, because pages come from the network first, and its other
// files are hashed.
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
  if (!isVisit(event.data)) {
    console.warn('The service worker received an unknown message.', event.data);
    return;
  }
  const {visited, stays} = event.data;
  async function storeAll(): Promise<void> {
    for (const address of [...visited, ...(stays ? settings.search : [])])
      await storeResponse(address, event);
    if (!stays) return;
    for (const page of settings.offered) if (!(await isStored(page))) await storeResponse(page, event);
  }
  // If the network fails, the next page tries again.
  event.waitUntil(storeAll().catch(() => undefined));
});
