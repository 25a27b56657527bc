import type {Network} from '@site/src/site/networks';
import {limits} from './limits';
import {headersOf, type Answer, type ProgramRequest} from './protocol';

/** A message to the reader about a request. */
export interface Notice {
  text: string;
  /** A command that helps. */
  command?: string;
  /** A page of this site that helps. */
  link?: {to: string; text: string};
}

type Part = 'rest' | 'faucet' | 'indexer';
const parts: readonly Part[] = ['rest', 'faucet', 'indexer'];

const names: Record<Part, string> = {rest: 'node', faucet: 'faucet', indexer: 'indexer'};

const originOf = (address: string | undefined) => address && new URL(address).origin;

/** Which server of a network an address belongs to. */
export function partOf(url: string, network: Network): Part | undefined {
  return URL.canParse(url)
    ? parts.find((part) => originOf(network[part]) === new URL(url).origin)
    : undefined;
}

/** What is known about a request without an answer. */
interface Failure {
  network: Network;
  part: Part;
  isOnline: boolean;
  /** The page came over https. */
  isSecurePage: boolean;
  /** The browser's permission for the local network, where it has one. */
  permission?: PermissionState;
}

/** Explains a request that got no answer. */
export function explainFailure({network, part, isOnline, isSecurePage, permission}: Failure): Notice {
  const address = originOf(network[part]) ?? network[part];
  if (network.id !== 'localnet') {
    return isOnline
      ? {
          text: `The ${names[part]} of ${network.label} does not answer at ${address}. Try again later, or choose another network.`,
        }
      : {
          text: `Your browser is offline, so ${network.label} cannot be reached.`,
        };
  }
  if (permission === 'denied') {
    return {
      text: `Your browser does not let this page reach your own machine. Allow access to the local network in the settings of this site, beside its address, and run again.`,
    };
  }
  if (part === 'indexer') {
    return {
      text: `No indexer answers at ${address}. A plain localnet has none.`,
      link: {to: '/indexer/processors', text: 'Start a localnet with an indexer'},
    };
  }
  const start = `No ${part === 'faucet' ? 'faucet' : 'localnet'} answers at ${address}. Start a localnet with the command below, and leave it running.`;
  const hint = isSecurePage
    ? ' If one runs already: your browser may ask before it lets this page reach your machine, so allow it. Safari never lets a page on https reach http: use another browser.'
    : '';
  return {
    text: start + hint,
    command: 'cedra node run-localnet',
    link: {to: '/getting-started/cli#start-a-localnet', text: 'How to start a localnet'},
  };
}

/** The part of an answer that shows what is wrong with it. */
interface Answered {
  network: Network;
  part: Part;
  status: number;
  contentType: string;
  text: string;
}

/** Explains an answer that a reader may not understand. */
export function explainAnswer({network, part, status, contentType, text}: Answered): Notice | undefined {
  if (text.includes('deserialize input into SignedTransaction')) {
    return {
      text: 'This node is too old for the SDK: it does not know the field for the asset that pays the fee. leaveOutFeeAsset() in old-node.ts leaves the field out; call it before you send.',
      link: {to: '/getting-started/tx#match-the-sdk', text: 'Match the SDK to your localnet'},
    };
  }
  if (part === 'faucet' && status >= 400) {
    return {
      text: `The faucet of ${network.label} refuses, with status ${status}: ${text.slice(0, 300)}`,
      link: {to: '/getting-started/faucet', text: 'Other ways to get coins'},
    };
  }
  if (status < 400 && !/json|bcs|octet-stream|text\/plain/.test(contentType)) {
    return {
      text: `What answers for the ${names[part]} of ${network.label} sends ${contentType || 'no type of content'} instead of JSON. It may be another program.`,
    };
  }
  return undefined;
}

/** Chromium asks before a page reaches the reader's machine, by two names so far; other browsers do not. */
async function localNetworkPermission(): Promise<PermissionState | undefined> {
  for (const name of ['loopback-network', 'local-network-access']) {
    try {
      return (await navigator.permissions.query({name: name as PermissionName})).state;
    } catch {
      // The browser does not know this name.
    }
  }
  return undefined;
}

/**
 * Sends a request to a network, and to nothing else, without cookies.
 * @param note gets what the reader should know, if anything
 * @returns the answer, or why there is none; never rejects
 */
export async function carryOut(
  {method, url, headers, body}: ProgramRequest,
  {
    network,
    others,
    signal,
    note,
  }: {
    network: Network;
    /** The networks that the reader could choose. */
    others: readonly Network[];
    signal?: AbortSignal;
    note: (notice: Notice) => void;
  },
): Promise<Answer> {
  const part = partOf(url, network);
  if (!part) {
    const other = others.find((each) => partOf(url, each));
    return {
      refused: other
        ? `${url} belongs to ${other.label}, but ${network.label} is chosen. Choose ${other.label} above, and run again.`
        : `A program here reaches only the chosen network, not ${url.slice(0, 200)}`,
    };
  }
  try {
    const response = await fetch(url, {
      method,
      headers,
      body,
      signal,
      credentials: 'omit',
      redirect: 'error',
    });
    const bytes = await response.arrayBuffer();
    if (bytes.byteLength > limits.answer)
      return {refused: `The answer has ${bytes.byteLength} bytes: too many.`};
    const contentType = response.headers.get('content-type') ?? '';
    const text = bytes.byteLength < 10_000 ? new TextDecoder().decode(bytes) : '';
    const notice = explainAnswer({network, part, status: response.status, contentType, text});
    if (notice) note(notice);
    const {status, statusText} = response;
    return {status, statusText, headers: headersOf(response.headers), body: bytes};
  } catch (error) {
    if (signal?.aborted) return {refused: 'The program was stopped.'};
    const notice = explainFailure({
      network,
      part,
      isOnline: navigator.onLine,
      isSecurePage: location.protocol === 'https:',
      permission: await localNetworkPermission(),
    });
    note(notice);
    return {refused: `${url} gave no answer: ${error instanceof Error ? error.message : String(error)}`};
  }
}
