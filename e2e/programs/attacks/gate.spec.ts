import type {Page} from '@playwright/test';
import {testAttacks, type Arena, type Group} from '../../attacks/_attacks';
import {openProgram, runToEnd} from './_attack';

/** A request to a service on the reader's machine. */
interface Request {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The request is legitimate: it arrives, at this address if the browser rewrites it. */
  arrives?: true | string;
}

// prettier-ignore
/** Requests that a program, and a script in the page itself, may or may not send. */
const requests: readonly Request[] = [
  // The indexer's database and settings
  {url: 'http://127.0.0.1:8090/v2/query', method: 'POST', body: '{"type":"run_sql","args":{"sql":"SELECT 1"}}'},
  {url: 'http://127.0.0.1:8090/v1/metadata', method: 'POST', body: '{"type":"clear_metadata","args":{}}'},
  {url: 'http://127.0.0.1:8090/v1/query', method: 'POST'},
  {url: 'http://127.0.0.1:8090/v1alpha1/pg_dump', method: 'POST'},
  {url: 'http://127.0.0.1:8090/v1/graphql/../metadata', method: 'POST'},
  {url: 'http://127.0.0.1:8090/v1/graphql/x', method: 'POST'},
  {url: 'http://127.0.0.1:8090/console'},
  {url: 'http://127.0.0.1:8090/'},
  {url: 'http://127.0.0.1:8090/v1/graphql', method: 'POST', body: '{}', arrives: true},
  // Other paths and programs on the port of the node
  {url: 'http://127.0.0.1:8080/admin/shutdown', method: 'POST', body: 'a=1', headers: {'content-type': 'application/x-www-form-urlencoded'}},
  {url: 'http://127.0.0.1:8080/'},
  {url: 'http://127.0.0.1:8080/admin'},
  {url: 'http://127.0.0.1:8080/v1/../../admin'},
  {url: 'http://127.0.0.1:8080/v1/%2e%2e/admin'},
  {url: 'http://127.0.0.1:8080/v1/.%2E/admin'},
  {url: 'http://127.0.0.1:8080/v1\\..\\admin'},
  {url: 'http://127.0.0.1:8080//v1'},
  {url: 'http://127.0.0.1:8080/V1'},
  {url: 'http://127.0.0.1:8080/v10'},
  {url: 'http://127.0.0.1:8080/v2/accounts'},
  {url: 'http://127.0.0.1:8080/%76%31x'},
  {url: 'http://127.0.0.1:8080/v1', arrives: true},
  {url: 'http://127.0.0.1:8080/v1/accounts/0x1?limit=1', arrives: true},
  {url: 'http://127.0.0.1:8080/v1/view', method: 'POST', body: '{}', arrives: true},
  {url: 'http://127.0.0.1:8080/admin/../v1/view', method: 'POST', body: '{}', arrives: 'http://127.0.0.1:8080/v1/view'},
  {url: 'http://2130706433:8080/v1', arrives: 'http://127.0.0.1:8080/v1'},
  {url: 'http://0x7f000001:8080/admin'},
  // The faucet
  {url: 'http://127.0.0.1:8081/'},
  {url: 'http://127.0.0.1:8081/fund/x', method: 'POST'},
  {url: 'http://127.0.0.1:8081/admin', method: 'POST'},
  {url: 'http://127.0.0.1:8081/fund', method: 'POST', body: '{}', arrives: true},
  {url: 'http://127.0.0.1:8081/mint?address=0x1&amount=1', method: 'POST', arrives: true},
  // Other servers
  {url: 'http://127.0.0.1:9999/v1'},
  {url: 'http://localhost:8080/v1'},
  {url: 'http://[::1]:8080/v1'},
  {url: 'http://0.0.0.0:8080/v1'},
  {url: 'http://[::ffff:127.0.0.1]:8080/v1'},
  {url: 'http://127.0.0.1.:8080/admin'},
  {url: 'https://127.0.0.1:8080/v1'},
  {url: 'http://127.0.0.1:8080.evil.example/v1'},
  {url: 'http://evil.example/#127.0.0.1:8080/v1'},
  {url: 'http://evil.example/?http://127.0.0.1:8080/v1'},
  {url: '//127.0.0.1:9999/v1'},
  {url: 'ws://127.0.0.1:8080/v1'},
  {url: 'file:///etc/passwd'},
  {url: 'data:,a'},
  {url: 'blob:null/a'},
];

// prettier-ignore
/** Requests that only the gate rejects, because a policy knows neither methods nor headers nor encodings. */
const gateRequests: readonly Request[] = [
  {url: 'http://127.0.0.1:8080/v1/accounts', method: 'DELETE', headers: {authorization: 'Basic YTpi', 'x-anything': 'a'}},
  {url: 'http://127.0.0.1:8080/v1', method: 'PROPFIND'},
  {url: 'http://127.0.0.1:8080/v1', method: 'PUT', body: 'a'},
  {url: 'http://127.0.0.1:8080/v1', method: 'PATCH', body: 'a'},
  {url: 'http://127.0.0.1:8080/v1', method: 'OPTIONS'},
  {url: 'http://127.0.0.1:8080/v1', method: 'TRACE'},
  {url: 'http://127.0.0.1:8080/v1', method: 'CONNECT'},
  {url: 'http://127.0.0.1:8080/v1/..%2fadmin'},
  {url: 'http://127.0.0.1:8080/v1/..%5cadmin'},
  {url: 'http://127.0.0.1:8080/v1/%252e%252e/admin'},
  {url: 'http://127.0.0.1:8080/v1/..;/admin'},
  {url: 'http://a:b@127.0.0.1:8080/v1'},
  {url: 'http://127.0.0.1:8080@evil.example/v1'},
  {url: 'http://127.0.0.1:8081/fund'},
  {url: 'http://127.0.0.1:8090/v1/graphql'},
  {url: 'http://127.0.0.1:8090/v1/graphql', method: 'POST', body: '{}', headers: {'x-hasura-admin-secret': 'a'}},
  {url: 'http://127.0.0.1:8090/v1/graphql', method: 'POST', body: '{}', headers: {'X-Hasura-Role': 'admin'}},
  {url: 'https://testnet.cedra.dev/v1'},
];

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
