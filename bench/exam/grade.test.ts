import {afterEach, describe, expect, it, vi} from 'vitest';
import {fits, hashOf, isSolved, readTasks} from './grade';

const TOKEN = '0x00ab';

/** Makes `fetch` respond from a list of bodies by URL; other URLs are not found. */
function respondWith(bodies: Record<string, unknown>) {
  const fake = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>((url) =>
    Promise.resolve(url in bodies ? Response.json(bodies[url]) : new Response('{}', {status: 404})),
  );
  vi.stubGlobal('fetch', fake);
  return fake;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a task with hashes', () => {
  const task = {prompt: 'Which flags?', hashes: [hashOf('--max-gas, --profile')]};

  it('accepts an answer in another order, case and quotes', async () => {
    expect(await isSolved(task, ' `--PROFILE`,`--max-gas` ')).toBe(true);
  });

  it('rejects another answer', async () => {
    expect(await isSolved(task, '--max-gas')).toBe(false);
  });
});

describe('a task about the chain', () => {
  const node = 'http://127.0.0.1:8080/v1';
  const task = {
    prompt: 'Give the address.',
    chain: [
      {
        get: '/accounts/$answer/resource/0x1::object::ObjectCore',
        matches: {data: {owner: '$owner'}},
      },
      {view: {function: '0x1::coin::balance', arguments: ['$owner']}, matches: ['7']},
    ],
  };
  const object = `${node}/accounts/0x00ab/resource/0x1::object::ObjectCore`;

  it('asks with the answer and with values of earlier responses', async () => {
    const fake = respondWith({[object]: {data: {owner: '0xcafe'}}, [`${node}/view`]: ['7']});
    expect(await isSolved(task, TOKEN)).toBe(true);
    expect(fake.mock.lastCall?.[1]?.body).toBe(
      '{"function":"0x1::coin::balance","type_arguments":[],"arguments":["0xcafe"]}',
    );
  });

  it('rejects another state, what does not exist, and what is not an address', async () => {
    const fake = respondWith({[object]: {data: {owner: '0xcafe'}}, [`${node}/view`]: ['8']});
    expect(await isSolved(task, TOKEN)).toBe(false);
    expect(await isSolved(task, '0xac')).toBe(false);
    fake.mockClear();
    expect(await isSolved(task, '0xab/../0x1')).toBe(false);
    expect(fake).not.toHaveBeenCalled();
  });

  it('says that no localnet responds', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    await expect(isSolved(task, TOKEN)).rejects.toThrow(`No localnet at ${node}`);
  });
});

describe('an expected value', () => {
  it.each([
    ['0x000a::m::T', '0xa::m::T'],
    [{success: true}, {success: true, version: '1'}],
    [
      ['$a', '$a'],
      ['0x01', '0x1'],
    ],
    [
      {some: [{of: '$a', n: 2}]},
      [
        {of: '0x1', n: 1},
        {of: '0x2', n: 2},
      ],
    ],
    [{some: [{type: '/::dice::Rolled$/'}]}, [{type: '0x1::m::E'}, {type: '0x2::dice::Rolled'}]],
  ])('%j fits %j', (expected, value) => {
    expect(fits(expected, value, new Map())).toBe(true);
  });

  it.each([
    [['u64'], ['u64', 'u64']],
    [
      ['$a', '$a'],
      ['0x1', '0x2'],
    ],
    [{success: true}, {}],
    [{some: ['0x1']}, ['0x2']],
    [{inner: 1}, null],
  ])('%j does not fit %j', (expected, value) => {
    expect(fits(expected, value, new Map())).toBe(false);
  });
});

it.each(['tasks', 'held-out'])('%s.yml has 20 tasks', (name) => {
  expect(Object.keys(readTasks(`bench/exam/${name}.yml`))).toHaveLength(20);
});
