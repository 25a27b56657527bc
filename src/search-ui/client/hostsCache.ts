import type {liteClient} from 'algoliasearch/lite';

type Cache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

interface HostState {
  status: string;
  lastUpdate: number;
}

interface AlgoliaHost {
  protocol: string;
  url: string;
  status?: string;
  lastUpdate?: number;
}

/** How long a failed host is not used. */
export const HOST_DOWN_MS = 2 * 60 * 1000;

/** Adds the methods that the Algolia client expects: functions cannot be stored. */
function revive(host: AlgoliaHost, {status, lastUpdate}: HostState) {
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
 * Stores which hosts failed. The key of the client's own cache includes the time of the failure, so it never finds a
 * state again; here, the key is the address.
 */
export function createHostsCache(namespace: string, storage: Pick<Storage, 'getItem' | 'setItem'>): Cache {
  const states = new Map<string, HostState>();
  const keyOf = (key: unknown) => {
    const {protocol, url} = key as AlgoliaHost;
    return `${protocol}://${url}`;
  };

  function readStored(): void {
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

  function store(): void {
    try {
      storage.setItem(namespace, JSON.stringify(Object.fromEntries(states)));
    } catch (error) {
      console.warn('The state of the search hosts could not be stored; it is kept in memory only.', error);
    }
  }

  readStored();
  return {
    async get(key, defaultValue) {
      const state = states.get(keyOf(key));
      return state ? (revive(key as AlgoliaHost, state) as never) : defaultValue();
    },
    async set(key, value) {
      const {status = 'up', lastUpdate = Date.now()} = value as AlgoliaHost;
      states.set(keyOf(key), {status, lastUpdate});
      store();
      return value;
    },
    async delete(key) {
      states.delete(keyOf(key));
      store();
    },
    async clear() {
      states.clear();
      store();
    },
  };
}
