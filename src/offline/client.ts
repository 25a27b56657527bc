import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import type {Deploy, Visit} from './messages';

/** After a page has loaded, its reader comes first. */
const DELAY = 1000;

/** A tab that stays open looks for a new deploy this often, when its reader opens a page. */
const CHECK_INTERVAL = 60 * 60 * 1000;

let connection: Promise<ServiceWorkerRegistration> | undefined;
let lastCheck = 0;
let stays = false;

async function connect(): Promise<ServiceWorkerRegistration> {
  const {serviceWorker} = navigator;
  // Before it is needed: the deploy that it offers may have taken its file away.
  const {offerReload} = await import('./offer');
  serviceWorker.addEventListener('message', ({data}: MessageEvent<Deploy>) => {
    // Offered only by the worker of another deploy than this page's.
    if (!document.querySelector(`script[src$="${data.version}"]`)) offerReload();
  });
  stays = Boolean(serviceWorker.controller);
  await serviceWorker.register(`${siteConfig.baseUrl}sw.js`);
  lastCheck = Date.now();
  return serviceWorker.ready;
}

async function keepPage(): Promise<void> {
  const registration = await (connection ??= connect());
  const loaded = performance.getEntriesByType('resource').map(({name}) => name);
  registration.active?.postMessage({visited: [...loaded, location.href], stays} satisfies Visit);
  stays = true;
  if (Date.now() - lastCheck < CHECK_INTERVAL) return;
  lastCheck = Date.now();
  await registration.update();
}

/** Hands each page that is read to the service worker, which keeps it for reading offline. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  const {connection: network} = navigator as Navigator & {connection?: {saveData?: boolean}};
  if (!('serviceWorker' in navigator) || network?.saveData) return;
  // Without a worker (private windows, settings) the site is read as ever.
  const start = () => setTimeout(() => keepPage().catch(() => undefined), DELAY);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, {once: true});
};
