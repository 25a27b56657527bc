// What /sw.js is where offline reading is switched off: browsers that have the worker of an earlier deploy get rid
// of it and of all that it stored.
import {scope} from './scope';
import {removeAll} from './strategies';

async function retire(): Promise<void> {
  await removeAll();
  await scope.registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(retire()));
