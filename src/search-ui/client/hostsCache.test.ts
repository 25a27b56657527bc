import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createHostsCache, HOST_DOWN_MS} from './hostsCache';

interface State {
  isUp: () => boolean;
  isTimedOut: () => boolean;
}

const host = {protocol: 'https', url: 'a.example', accept: 'read'};
const fallback = () => Promise.resolve({isUp: () => true, isTimedOut: () => false});

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createHostsCache', () => {
  it('finds the state of a failed host by its address', async () => {
    const cache = createHostsCache('test', memoryStorage());
    await cache.set({...host, lastUpdate: 1}, {...host, status: 'down', lastUpdate: Date.now()});
    const state = (await cache.get({...host, lastUpdate: 2}, fallback)) as State;
    expect(state.isUp()).toBe(false);
  });

  it('uses a failed host again after two minutes', async () => {
    const cache = createHostsCache('test', memoryStorage());
    await cache.set(host, {...host, status: 'timed out', lastUpdate: Date.now()});
    const state = async () => (await cache.get(host, fallback)) as State;
    vi.advanceTimersByTime(HOST_DOWN_MS);
    expect((await state()).isTimedOut()).toBe(true);
    vi.advanceTimersByTime(1);
    expect((await state()).isUp()).toBe(true);
    expect((await state()).isTimedOut()).toBe(false);
  });

  it('keeps states across page loads', async () => {
    const storage = memoryStorage();
    await createHostsCache('test', storage).set(host, {...host, status: 'down', lastUpdate: Date.now()});
    const state = (await createHostsCache('test', storage).get(host, fallback)) as State;
    expect(state.isUp()).toBe(false);
  });

  it.each(['nonsense', '[]', '{"https://a.example":5}', '{"https://a.example":null}', 'null'])(
    'survives a stored %s',
    async (stored) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const cache = createHostsCache('test', {getItem: () => stored, setItem: () => undefined});
      expect(((await cache.get(host, fallback)) as State).isUp()).toBe(true);
      warn.mockRestore();
    },
  );

  it('warns and works in memory when the storage throws', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const deny = () => {
      throw new Error('denied');
    };
    const cache = createHostsCache('test', {getItem: deny, setItem: deny});
    await cache.set(host, {...host, status: 'down', lastUpdate: Date.now()});
    expect(((await cache.get(host, fallback)) as State).isUp()).toBe(false);
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });
});
