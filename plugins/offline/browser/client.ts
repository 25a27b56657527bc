import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import type {Deploy, Visit} from './messages';

/** Delay after a page has loaded, which leaves the network to the reader. */
const DELAY = 1000;

/** Minimum time between two checks of an open tab for a new deploy, in milliseconds. */
const CHECK_INTERVAL = 60 * 60 * 1000;

/** Missing before the first page is stored, and after a failure. */
let connection: Promise<ServiceWorkerRegistration> | undefined;
let lastCheck = 0;
let timer: number | undefined;
let stays = false;

async function connect(): Promise<ServiceWorkerRegistration> {
  const {serviceWorker} = navigator;
  // Loaded in advance: the deploy that it offers may have removed its file.
  const {offerReload} = await import('./offer');
  // Set, not added: after a failure this runs again.
  serviceWorker.onmessage = ({data}: MessageEvent<Deploy>) => {
    // Offered only by the worker of another deploy than this page's.
    if (!document.querySelector(`script[src$="${data.version}"]`)) offerReload();
  };
  stays = Boolean(serviceWorker.controller);
  await serviceWorker.register(`${siteConfig.baseUrl}sw.js`);
  lastCheck = Date.now();
  return serviceWorker.ready;
}

/** The connection of this tab. A failure is not kept, so that the next page tries again. */
function connected(): Promise<ServiceWorkerRegistration> {
  connection ??= connect().catch((error: unknown) => {
    connection = undefined;
    throw error;
  });
  return connection;
}

async function storePage(): Promise<void> {
  const registration = await connected();
  const loaded = performance.getEntriesByType('resource').map(({name}) => name);
  registration.active?.postMessage({visited: [...loaded, location.href], stays} satisfies Visit);
  stays = true;
  if (Date.now() - lastCheck < CHECK_INTERVAL) return;
  lastCheck = Date.now();
  await registration.update();
}

/** Whether the connection is slow or metered, by the conditions of Docusaurus' prefetching. */
function isSlowOrMetered(): boolean {
  const {connection: network} = navigator as Navigator & {
    connection?: {saveData?: boolean; effectiveType?: string};
  };
  return Boolean(network?.saveData) || Boolean(network?.effectiveType?.includes('2g'));
}

/** Passes each page that is read to the service worker, which stores it for offline reading. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  if (!('serviceWorker' in navigator) || isSlowOrMetered()) return;
  // Without a worker (private windows, settings) the site works as usual.
  const warn = (error: unknown) => console.warn('This page was not stored for offline reading.', error);
  // The results page has a new address for each letter; only the last one is stored.
  const start = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void storePage().catch(warn), DELAY);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, {once: true});
};
