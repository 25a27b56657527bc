// The content of /sw.js where offline reading is switched off: removes the worker of an earlier deploy and everything
// that it stored.
import {scope} from './scope';
import {removeAll} from './strategies';

async function retire(): Promise<void> {
  await removeAll();
  await scope.registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(retire()));
