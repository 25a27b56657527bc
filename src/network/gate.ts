/** Bytes in the body of a response. */
export const MAX_RESPONSE = 10_000_000;

/** A request of a program or a component. */
export interface NetworkRequest {
  method: string;
  url: string;
  headers: [string, string][];
  body?: ArrayBuffer;
}

/** A response of the network, or the reason why there is none. */
export type NetworkResponse =
  {status: number; statusText: string; headers: [string, string][]; body: ArrayBuffer} | {refused: string};

/** An address that programs may request. */
export interface Endpoint {
  methods: readonly string[];
  /** The address without a query. With a slash at its end it includes every path below, as in a policy. */
  url: string;
  /** Beginning of the names of headers that programs may not send there, in lower case. */
  forbiddenHeaders?: string;
}

/**
 * Parts of a path that some servers resolve only after the browser has: `/v1/..;/admin` is `/admin` for Tomcat.
 * No endpoint has them.
 */
const AMBIGUOUS = /\.\.|%(2e|2f|5c|25)|[\\;]/i;

/**
 * Decides whether a program may send a request.
 * @returns the endpoint or the reason for a rejection; undefined for a server without endpoints
 */
export function decide<E extends Endpoint>(
  {method, url, headers}: Pick<NetworkRequest, 'method' | 'url' | 'headers'>,
  endpoints: readonly E[],
): {endpoint: E} | {refused: string} | undefined {
  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch {
    return undefined;
  }
  const {origin, pathname, username, password} = parsed;
  const ofServer = endpoints.filter((each) => new URL(each.url).origin === origin);
  if (ofServer.length === 0) return undefined;
  const address = origin + pathname;
  const endpoint =
    AMBIGUOUS.test(pathname) || username || password
      ? undefined
      : ofServer.find(
          (each) =>
            each.methods.includes(method) &&
            (each.url.endsWith('/') ? address.startsWith(each.url) : address === each.url),
        );
  if (!endpoint) {
    const allowed = ofServer.map(({methods, url: each}) => `${methods.join(', ')} ${each}`).join('; ');
    return {
      refused: `A program here may not send ${method.slice(0, 20)} ${url.slice(0, 200)}. Allowed there: ${allowed}`,
    };
  }
  const {forbiddenHeaders} = endpoint;
  const forbidden = headers.find(
    ([name]) => forbiddenHeaders && name.toLowerCase().startsWith(forbiddenHeaders),
  );
  if (forbidden) return {refused: `A program here may not send the header ${forbidden[0]}.`};
  return {endpoint};
}

/**
 * Reads a body, and stops at the limit.
 * @returns undefined if the body is longer
 */
async function readBody(response: Response): Promise<ArrayBuffer | undefined> {
  const isLong = Number(response.headers.get('content-length')) > MAX_RESPONSE;
  const reader = response.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let part = isLong ? undefined : await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length > MAX_RESPONSE) break;
    parts.push(part.value);
  }
  if (isLong || length > MAX_RESPONSE) {
    await reader?.cancel();
    return undefined;
  }
  return new Blob(parts).arrayBuffer();
}

interface Options<E extends Endpoint> {
  endpoints: readonly E[];
  signal?: AbortSignal;
  /** Says why a program cannot reach a server without endpoints. */
  explainOther: (url: string) => string;
  /** Called with each response; its text is empty if the body has 10,000 bytes or more. */
  onResponse?: (endpoint: E, response: {status: number; contentType: string; text: string}) => void;
  /** Called when a server does not respond; the program waits for it. */
  onFailure?: (endpoint: E) => Promise<void> | void;
}

/**
 * Sends a request of a program without cookies, if it belongs to an endpoint.
 * @returns the response, or the reason why there is none; never rejects
 */
export async function sendRequest<E extends Endpoint>(
  request: NetworkRequest,
  {endpoints, signal, explainOther, onResponse, onFailure}: Options<E>,
): Promise<NetworkResponse> {
  const {method, url, headers, body} = request;
  const decision = decide(request, endpoints);
  if (!decision) return {refused: explainOther(url.slice(0, 200))};
  if ('refused' in decision) return decision;
  try {
    const response = await fetch(url, {
      method,
      headers,
      body,
      signal,
      credentials: 'omit',
      redirect: 'error',
    });
    const bytes = await readBody(response);
    if (!bytes)
      return {
        refused: `The response from ${url} is too large: it has more than ${MAX_RESPONSE.toLocaleString('en')} bytes.`,
      };
    const {status, statusText} = response;
    const contentType = response.headers.get('content-type') ?? '';
    const text = bytes.byteLength < 10_000 ? new TextDecoder().decode(bytes) : '';
    onResponse?.(decision.endpoint, {status, contentType, text});
    const received: [string, string][] = [];
    response.headers.forEach((value, name) => received.push([name, value]));
    return {status, statusText, headers: received, body: bytes};
  } catch (error) {
    if (signal?.aborted) return {refused: 'The program was stopped.'};
    await onFailure?.(decision.endpoint);
    return {refused: `No response from ${url}: ${error instanceof Error ? error.message : String(error)}`};
  }
}
