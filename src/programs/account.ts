import {useSyncExternalStore} from 'react';
import {allowedNetworks} from '@site/src/network/NetworkSelect';
import {loadCode} from '@site/src/recovery/loadCode';
import type {Network} from '@site/cedra/networks/model';
import type {Notice} from '@site/src/network/explainFailure';
import {postRequest, sendToNetwork} from '@site/src/network/sendToNetwork';

/** A throwaway account, which exists only in the memory of the page. */
export interface TrialAccount {
  address: string;
  privateKey: string;
}

/** The amount to request from the faucet, in octas: one Cedra. */
const AMOUNT = 100_000_000;

let account: TrialAccount | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The trial account of this visit, which all programs share; undefined until the reader creates one. */
export const useTrialAccount = (): TrialAccount | undefined =>
  useSyncExternalStore(
    subscribe,
    () => account,
    () => undefined,
  );

function setAccount(next: TrialAccount | undefined): void {
  account = next;
  for (const listener of listeners) listener();
}

export const forgetAccount = (): void => setAccount(undefined);

/**
 * Creates the trial account of this visit with the SDK.
 * @throws Error when the SDK cannot be loaded
 */
export async function createAccount(): Promise<TrialAccount> {
  const {generate} = await loadCode(() => import('@site/src/network/account/generate'));
  const created = generate('ed25519');
  setAccount(created);
  return created;
}

/**
 * Requests one Cedra from the faucet of a network.
 * @returns whether the faucet accepted the request; false for a network without a faucet
 */
export async function fund(
  {address}: TrialAccount,
  network: Network,
  onNotice: (notice: Notice) => void,
): Promise<boolean> {
  if (!network.faucet) return false;
  const request = postRequest(`${network.faucet}/fund`, {address, amount: AMOUNT});
  const response = await sendToNetwork(request, {network, others: allowedNetworks, onNotice});
  return 'status' in response && response.status < 300;
}

/** The source of `ACCOUNT_FILE`, which exports the account to a program. */
export const accountFile = ({privateKey}: TrialAccount): string =>
  `import {Account, Ed25519PrivateKey} from '@cedra-labs/ts-sdk';
export const account = Account.fromPrivateKey({privateKey: new Ed25519PrivateKey('${privateKey}')});
`;
