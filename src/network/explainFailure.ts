import type {Network, Service} from '@site/cedra/networks/model';

/** A message to the reader about a request. */
export interface Notice {
  text: string;
  /** A command that solves the problem. */
  command?: string;
  /** A page of this site with more help. */
  link?: {to: string; text: string};
}

const serviceNames: Record<Service, string> = {rest: 'node', faucet: 'faucet', indexer: 'indexer'};

const originOf = (address: string | undefined) => address && new URL(address).origin;

/** The circumstances of a request that got no response. */
interface RequestFailure {
  network: Network;
  service: Service;
  isOnline: boolean;
  /** The page was loaded over https. */
  isSecurePage: boolean;
  /** The permission to reach the local network; undefined in browsers without such a permission. */
  permission?: PermissionState;
}

/** Explains to the reader why a request got no response, and what to do. */
export function explainFailure({
  network,
  service,
  isOnline,
  isSecurePage,
  permission,
}: RequestFailure): Notice {
  const address = originOf(network[service]) ?? network[service];
  if (network.id !== 'localnet') {
    return isOnline
      ? {
          text: `The ${serviceNames[service]} of ${network.label} is not responding at ${address}. Try again later, or select another network.`,
        }
      : {
          text: `Your browser is offline, so ${network.label} cannot be reached.`,
        };
  }
  if (permission === 'denied') {
    return {
      text: `Your browser does not let this page reach your own machine. Allow access to the local network in the site settings, next to the address, and run again.`,
    };
  }
  if (service === 'indexer') {
    return {
      text: `Could not reach an indexer at ${address}. A default localnet does not include one.`,
      link: {to: '/indexer/processors', text: 'Start a localnet with an indexer'},
    };
  }
  const start = `Could not reach a ${service === 'faucet' ? 'faucet' : 'localnet'} at ${address}. Start a localnet, and leave it running.`;
  const hint = isSecurePage
    ? ' If one is already running, your browser may ask for permission to reach your machine: allow it. Safari never lets an https page reach http, so use another browser.'
    : '';
  return {
    text: start + hint,
    command: 'cedra node run-localnet',
    link: {to: '/getting-started/cli#start-a-localnet', text: 'How to start a localnet'},
  };
}

/** The properties of a response that show what is wrong with it. */
interface ResponseDetails {
  network: Network;
  service: Service;
  status: number;
  contentType: string;
  /** The body, if it is short. */
  text: string;
}

/** Explains a response that a reader may not understand; undefined for an ordinary response. */
export function explainResponse({
  network,
  service,
  status,
  contentType,
  text,
}: ResponseDetails): Notice | undefined {
  if (text.includes('deserialize input into SignedTransaction')) {
    return {
      text: 'The node cannot read this transaction. A localnet of CLI 1.0.0 is too old for the SDK: for it only, call leaveOutFeeAsset() of old-node.ts before you send. Newer nodes need the fee asset.',
      link: {to: '/getting-started/tx#match-the-sdk', text: 'Match the SDK to your localnet'},
    };
  }
  if (service === 'faucet' && status >= 400) {
    return {
      text: `The ${network.label} faucet rejected the request with status ${status}: ${text.slice(0, 300)}`,
      link: {to: '/getting-started/faucet', text: 'Other ways to get coins'},
    };
  }
  if (status < 400 && !/json|bcs|octet-stream|text\/plain/.test(contentType)) {
    return {
      text: `The address of the ${serviceNames[service]} of ${network.label} sends ${contentType || 'no content type'} instead of JSON. Another program may be running there.`,
    };
  }
  return undefined;
}
