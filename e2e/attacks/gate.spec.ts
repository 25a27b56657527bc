import type {Page} from '@playwright/test';
import {testAttacks, type Arena, type Group} from './_attacks';
import {gateRequests, requests, type Request} from './gate';
import {openProgram, runToEnd} from './_program';

/** The requests that have left the browser for any server but the site. */
let arrived: string[] = [];

/** Responds for every server on the reader's machine and on every network. */
async function respondToAll({page, url}: Arena): Promise<void> {
  const site = new URL(url('/')).origin;
  await page.route(
    (each) => each.origin !== site && /^(https?|wss?):$/.test(each.protocol),
    (route) => {
      const request = route.request();
      arrived.push(`${request.method()} ${request.url()}`);
      return route.fulfill({
        contentType: 'application/json',
        body: '{}',
        headers: {
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*',
          'access-control-allow-methods': '*',
        },
      });
    },
  );
}

const callOf = ({url, method = 'GET', headers, body}: Request) =>
  `fetch(${JSON.stringify(url)}, ${JSON.stringify({method, headers, body})})`;

const group = (
  title: string,
  attacks: readonly Request[],
  send: (page: Page, request: Request) => Promise<unknown>,
): Group<Request> => ({
  title,
  attacks,
  nameOf: ({url, method = 'GET', headers}) => `${method} ${url} ${Object.entries(headers ?? {}).join(' ')}`,
  async prepare(arena) {
    await respondToAll(arena);
    await openProgram(arena);
  },
  async attempt({page}, request) {
    arrived = [];
    const result = await send(page, request);
    const {arrives, url, method = 'GET'} = request;
    const expected = arrives ? [`${method} ${arrives === true ? url : arrives}`] : [];
    return JSON.stringify(arrived) === JSON.stringify(expected)
      ? undefined
      : `sent ${arrived.join(', ') || 'nothing'} (${String(result)})`;
  },
});

const sendByProgram = (page: Page, request: Request) =>
  runToEnd(
    page,
    `try { console.log((await ${callOf(request)}).status); } catch (error) { console.log(error); }`,
  );

testAttacks(group('gate, by a program', [...requests, ...gateRequests], sendByProgram));

testAttacks(
  group('gate, by a script in the page', requests, (page, {url, method = 'GET', headers, body}) =>
    page.evaluate(
      ([address, init]) =>
        fetch(address, init).then(
          ({status}) => String(status),
          (error: unknown) => String(error),
        ),
      [url, {method, headers, body}] as const,
    ),
  ),
);
