/** An event that lasts until its promise settles. */
export interface LastingEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

interface Events {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: LastingEvent & {request: Request; respondWith: (response: Promise<Response>) => void};
  message: LastingEvent & {data: unknown};
}

/** The used part of a service worker's global scope; TypeScript's library for it conflicts with the DOM's. */
interface Scope {
  location: Location;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: {type: 'window'}) => Promise<{postMessage: (message: unknown) => void}[]>;
  };
  registration: {unregister: () => Promise<boolean>};
  skipWaiting: () => Promise<void>;
  addEventListener: <K extends keyof Events>(type: K, listener: (event: Events[K]) => void) => void;
}

export const scope = globalThis as unknown as Scope;
