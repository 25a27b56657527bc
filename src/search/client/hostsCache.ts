import type {liteClient} from 'algoliasearch/lite';

type Cache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

interface HostState {
  status: string;
  lastUpdate: number;
}

interface Host {
  protocol: string;
  url: string;
  status?: string;
  lastUpdate?: number;
}

/** How long a host that failed is left out. */
export const HOST_DOWN_MS = 2 * 60 * 1000;

/** The host with its state as the Algolia client expects it; functions do not survive being stored. */
function revive(host: Host, {status, lastUpdate}: HostState) {
  const isRecent = () => Date.now() - lastUpdate <= HOST_DOWN_MS;
  return {
    ...host,
    status,
    lastUpdate,
    isUp: () => status === 'up' || !isRecent(),
    isTimedOut: () => status === 'timed out' && isRecent(),
  };
}

/**
 * Remembers which hosts failed. The client's own cache stores a host's state under a key that contains the time of
 * the failure, and so never finds it again; this one goes by the address alone.
 */
export function createHostsCache(namespace: string, storage: Pick<Storage, 'getItem' | 'setItem'>): Cache {
  const states = new Map<string, HostState>();
  const keyOf = (key: unknown) => {
    const {protocol, url} = key as Host;
    return `${protocol}://${url}`;
  };

  function recall(): void {
    try {
      const stored = JSON.parse(storage.getItem(namespace) ?? '{}') as Record<string, Partial<HostState>>;
      for (const [key, {status, lastUpdate}] of Object.entries(stored)) {
        if (typeof status === 'string' && typeof lastUpdate === 'number')
          states.set(key, {status, lastUpdate});
      }
    } catch (error) {
      console.warn('The state of the search hosts could not be read; it is kept in memory only.', error);
    }
  }

  function remember(): void {
    try {
      storage.setItem(namespace, JSON.stringify(Object.fromEntries(states)));
    } catch (error) {
      console.warn('The state of the search hosts could not be stored; it is kept in memory only.', error);
    }
  }

  recall();
  return {
    async get(key, defaultValue) {
      const state = states.get(keyOf(key));
      return state ? (revive(key as Host, state) as never) : defaultValue();
    },
    async set(key, value) {
      const {status = 'up', lastUpdate = Date.now()} = value as Host;
      states.set(keyOf(key), {status, lastUpdate});
      remember();
      return value;
    },
    async delete(key) {
      states.delete(keyOf(key));
      remember();
    },
    async clear() {
      states.clear();
      remember();
    },
  };
}
