import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {limits} from '../page/limits';
import type {FromProgram, FromRelay, ToProgram} from './protocol';
import {createRelay} from './relay';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function makeRelay() {
  const toPage: FromRelay[] = [];
  const toProgram: ToProgram[] = [];
  const terminate = vi.fn();
  const {fromProgram, fromPage} = createRelay({
    toPage: (message) => toPage.push(message),
    toProgram: (message) => toProgram.push(message),
    terminate,
  });
  const send = (message: FromProgram) => fromProgram(message);
  const print = (text: string, level: 'log' | 'warn' = 'log') => send({kind: 'print', line: {level, text}});
  const request = (id: number, url = 'http://a') =>
    send({kind: 'request', id, request: {method: 'GET', url, headers: []}});
  const respond = (id: number) => fromPage({kind: 'response', id, response: {refused: 'no'}});
  const output = () => toPage.flatMap((message) => (message.kind === 'output' ? message.lines : []));
  return {toPage, toProgram, terminate, fromProgram, send, print, request, respond, output};
}

describe('output', () => {
  it('is sent at once, and then in intervals', () => {
    const {print, toPage, output} = makeRelay();
    print('a');
    expect(output()).toEqual([{level: 'log', text: 'a'}]);
    print('b');
    print('c', 'warn');
    expect(toPage).toHaveLength(1);
    vi.advanceTimersByTime(50);
    expect(toPage).toHaveLength(2);
    expect(output().map(({text}) => text)).toEqual(['a', 'b', 'c']);
    vi.advanceTimersByTime(1000);
    expect(toPage).toHaveLength(2);
  });

  it.each([
    ['characters', () => 'x'.repeat(limits.outputCharacters - 1), 2],
    ['one long text', () => 'x'.repeat(limits.outputCharacters + 1), 1],
    ['lines', () => 'a', limits.outputLines + 1],
    ['line breaks', () => '\n'.repeat(limits.outputLines), 1],
  ])('is cut at the limit: %s', (_name, textOf, times) => {
    const {print, toPage, output, terminate} = makeRelay();
    for (let at = 0; at < times; at++) print(textOf());
    expect(toPage.at(-1)).toEqual({kind: 'exceeded', limit: 'output'});
    expect(terminate).toHaveBeenCalledOnce();
    const texts = output().map(({text}) => text);
    const length = texts.join('').length;
    const lines = texts.join('\n').split('\n').length;
    expect(length === limits.outputCharacters || lines === limits.outputLines).toBe(true);
    expect(length).toBeLessThanOrEqual(limits.outputCharacters);
    expect(lines).toBeLessThanOrEqual(limits.outputLines);
    const count = toPage.length;
    print('later');
    vi.advanceTimersByTime(1000);
    expect(toPage).toHaveLength(count);
  });

  it('is not cut up to the limit', () => {
    const {print, output, terminate} = makeRelay();
    print('x'.repeat(limits.outputCharacters));
    expect(output()[0]?.text).toHaveLength(limits.outputCharacters);
    expect(terminate).not.toHaveBeenCalled();
  });

  it('is complete when the program ends', () => {
    const {print, send, toPage} = makeRelay();
    print('a');
    print('b');
    send({kind: 'ended'});
    expect(toPage.map(({kind}) => kind)).toEqual(['output', 'output', 'ended']);
  });
});

describe('an error', () => {
  it('is cut at its limit', () => {
    const {send, toPage, terminate} = makeRelay();
    send({kind: 'ended', error: 'x'.repeat(10 * limits.errorCharacters)});
    expect(toPage).toEqual([{kind: 'ended', error: 'x'.repeat(limits.errorCharacters)}]);
    expect(terminate).toHaveBeenCalledOnce();
  });
});

describe('messages', () => {
  it.each([
    undefined,
    {kind: 'output', lines: []},
    {kind: 'exceeded', limit: 'output'},
    {
      kind: 'request',
      id: 0,
      request: {method: 'GET', url: 'x'.repeat(limits.urlCharacters + 1), headers: []},
    },
    {kind: 'ended', error: 1},
  ])('that are malformed end the program, case %#', (message) => {
    const {fromProgram, toPage, terminate} = makeRelay();
    fromProgram(message);
    expect(toPage).toEqual([{kind: 'exceeded', limit: 'messages'}]);
    expect(terminate).toHaveBeenCalledOnce();
  });

  it('end the program when there are too many', () => {
    const {send, toPage} = makeRelay();
    for (let at = 0; at <= limits.messages; at++) send({kind: 'abort', id: 0});
    expect(toPage).toEqual([{kind: 'exceeded', limit: 'messages'}]);
  });

  it('with the id of an unanswered request end the program', () => {
    const {request, toPage} = makeRelay();
    request(0);
    request(0);
    expect(toPage.at(-1)).toEqual({kind: 'exceeded', limit: 'messages'});
  });
});

describe('requests', () => {
  it('wait until the page has responded to others', () => {
    const {request, respond, toPage, toProgram} = makeRelay();
    const ids = () => toPage.flatMap((message) => (message.kind === 'request' ? [message.id] : []));
    for (let id = 0; id < limits.requestsAtOnce + 2; id++) request(id);
    expect(ids()).toEqual([0, 1, 2, 3, 4, 5]);
    respond(3);
    expect(ids()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(toProgram).toEqual([{kind: 'response', id: 3, response: {refused: 'no'}}]);
    respond(3);
    expect(toProgram).toHaveLength(1);
  });

  it('can be aborted while they wait, and afterwards', () => {
    const {request, send, respond, toPage} = makeRelay();
    for (let id = 0; id < limits.requestsAtOnce + 2; id++) request(id);
    const before = toPage.length;
    send({kind: 'abort', id: limits.requestsAtOnce});
    expect(toPage).toHaveLength(before);
    send({kind: 'abort', id: 0});
    expect(toPage.at(-1)).toEqual({kind: 'abort', id: 0});
    respond(0);
    expect(toPage.at(-1)).toMatchObject({kind: 'request', id: limits.requestsAtOnce + 1});
  });

  it('are rejected when there are too many', () => {
    const {request, respond, toProgram, terminate} = makeRelay();
    for (let id = 0; id < limits.requests; id++) {
      request(id);
      respond(id);
    }
    request(limits.requests);
    expect(toProgram.at(-1)).toMatchObject({
      id: limits.requests,
      response: {refused: 'A program here may send 500 requests.'},
    });
    expect(terminate).not.toHaveBeenCalled();
  });
});
