// What /sw.js is where offline reading is switched off: browsers that have the worker of an earlier deploy get rid
// of it and of all that it kept.
import {createCopy, type Settings} from './copy';
import {scope} from './scope';

declare const SETTINGS: Settings;

async function retire(): Promise<void> {
  await createCopy(SETTINGS, {caches, fetch, origin: scope.location.origin}).clear();
  await scope.registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(retire()));
