import {useSyncExternalStore} from 'react';
import {loadCode} from '@site/src/recovery/loadCode';
import type {Network} from '@site/src/site/networks';
import {carryOut, type Notice} from './requests';

/** An account for trying. It exists in the memory of the page only. */
export interface TryAccount {
  address: string;
  privateKey: string;
}

/** What the faucet gives: one Cedra, in octas. */
const AMOUNT = 100_000_000;

let account: TryAccount | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The account of this visit, if the reader has made one; the same for all programs. */
export const useTryAccount = (): TryAccount | undefined =>
  useSyncExternalStore(
    subscribe,
    () => account,
    () => undefined,
  );

/** Makes the account, with the SDK. */
export async function makeAccount(): Promise<TryAccount> {
  const {generate} = await loadCode(() => import('@site/src/components/AccountTool/keys'));
  account = generate('ed25519');
  for (const listener of listeners) listener();
  return account;
}

/**
 * Asks the faucet of a network for coins.
 * @returns whether the faucet agreed
 */
export async function fund(
  {address}: TryAccount,
  network: Network,
  others: readonly Network[],
  note: (notice: Notice) => void,
): Promise<boolean> {
  if (!network.faucet) return false;
  const request = {
    method: 'POST',
    url: `${network.faucet}/fund`,
    headers: [['content-type', 'application/json']] as [string, string][],
    body: new TextEncoder().encode(JSON.stringify({address, amount: AMOUNT})).buffer,
  };
  const answer = await carryOut(request, {network, others, note});
  return 'status' in answer && answer.status < 300;
}

/** The account as a file that a program can import. */
export const accountFile = ({privateKey}: TryAccount): string =>
  `import {Account, Ed25519PrivateKey} from '@cedra-labs/ts-sdk';
export const account = Account.fromPrivateKey({privateKey: new Ed25519PrivateKey('${privateKey}')});
`;
