import {endpointsOf, type Network} from '@site/cedra/networks/model';
import {explainFailure, explainResponse, type Notice} from './explainFailure';
import {decide, sendRequest, type NetworkRequest, type NetworkResponse} from './gate';

/** The permission that Chromium requires to reach the reader's machine; its name depends on the version. */
async function localNetworkPermission(): Promise<PermissionState | undefined> {
  for (const name of ['loopback-network', 'local-network-access']) {
    try {
      return (await navigator.permissions.query({name: name as PermissionName})).state;
    } catch {
      // The browser does not know this name: try the next one.
    }
  }
  return undefined;
}

/** A request that sends JSON. */
export const postRequest = (url: string, json: unknown): NetworkRequest => ({
  method: 'POST',
  url,
  headers: [['content-type', 'application/json']],
  body: new TextEncoder().encode(JSON.stringify(json)).buffer,
});

interface Options {
  network: Network;
  /** The networks that the reader could choose. */
  others: readonly Network[];
  signal?: AbortSignal;
  /** Called when the reader needs an explanation. */
  onNotice: (notice: Notice) => void;
}

/**
 * Sends a request of a program, if the chosen network offers its address.
 * @returns the response, or the reason why there is none; never rejects
 */
export const sendToNetwork = (
  request: NetworkRequest,
  {network, others, signal, onNotice}: Options,
): Promise<NetworkResponse> =>
  sendRequest(request, {
    endpoints: endpointsOf(network),
    signal,
    explainOther(url) {
      const other = others.find((each) => decide(request, endpointsOf(each)));
      return other
        ? `${url} belongs to ${other.label}, but ${network.label} is selected. Select ${other.label} above and run again.`
        : `A program here can reach only the selected network, not ${url}`;
    },
    onResponse({service}, response) {
      const notice = explainResponse({network, service, ...response});
      if (notice) onNotice(notice);
    },
    async onFailure({service}) {
      onNotice(
        explainFailure({
          network,
          service,
          isOnline: navigator.onLine,
          isSecurePage: location.protocol === 'https:',
          permission: await localNetworkPermission(),
        }),
      );
    },
  });
