import {grouped} from '@site/src/grouped';
import type {Network} from '@site/cedra/networks/model';

/** What the chain should have after a step. */
export interface Expectation {
  /** The least balance in octas. */
  balance?: number;
  /** Whose address the reader has to give, if it is not their own: `Bob`, who only receives. */
  whose?: string;
  /** The name of a module at the reader's address: `counter`. */
  module?: string;
  /** A resource of such a module at the reader's address: `counter::Counter`. */
  resource?: string;
}

/** The result of one check. */
export interface Finding {
  isRight: boolean;
  text: string;
  /** A command that helps. */
  command?: string;
}

/**
 * Sends a request.
 * @param body sent as JSON by POST; without it, the method is GET
 * @returns undefined if no response came
 */
export type Send = (url: string, body?: unknown) => Promise<{status: number; json: unknown} | undefined>;

const COIN = '0x1::cedra_coin::CedraCoin';

/** The address with `0x`, which the CLI leaves out; undefined for a text that is not an address. */
export function readAddress(text: string): string | undefined {
  const [, digits] = /^\s*(?:0x)?([0-9a-f]{1,64})\s*$/i.exec(text) ?? [];
  return digits && `0x${digits.toLowerCase()}`;
}

const field = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? (json as Record<string, unknown>)[name] : undefined;

const responds = (response: unknown): string => (response ? 'responds' : 'does not respond');

/** Whether the network runs, in one sentence. Undefined if its node does not respond. */
export async function checkNetwork(network: Network, send: Send): Promise<Finding | undefined> {
  const {label, chainId, rest, faucet, indexer} = network;
  const node = await send(rest);
  if (!node) return undefined;
  const id = field(node.json, 'chain_id');
  if (id !== chainId)
    return {isRight: false, text: `${new URL(rest).origin} belongs to chain ${String(id)}, not to ${label}.`};
  const [fund, query] = await Promise.all([
    // A request without an address changes nothing, and the faucet rejects it.
    faucet && send(`${faucet}/fund`, {}),
    send(indexer, {query: '{ __typename }'}),
  ]);
  const version = grouped(Number(field(node.json, 'ledger_version')));
  const services = [
    ...(faucet ? [`Its faucet ${responds(fund)}.`] : []),
    !query && network.id === 'localnet'
      ? 'No indexer responds, which is the default.'
      : `Its indexer ${responds(query)}.`,
  ].join(' ');
  return {isRight: true, text: `${label} runs: chain ${chainId}, version ${version}. ${services}`};
}

/** Whether the account has enough coins, and is the one that the step means. */
async function checkBalance(
  {label, rest}: Network,
  address: string,
  {balance = 0, whose}: Expectation,
  send: Send,
): Promise<Finding | undefined> {
  const account = `${rest}/accounts/${address}`;
  const response = await send(`${account}/balance/${COIN}`);
  if (!response) return undefined;
  const octas = Number(response.json);
  if (octas === 0 && (await send(`${rest}/transactions/by_hash/${address}`))?.status === 200)
    return {isRight: false, text: 'This is the hash of a transaction, not an address.'};
  if (octas < balance)
    return {
      isRight: false,
      text: `The account has ${grouped(octas)} octas on ${label}; expected were at least ${grouped(balance)}. Was the address copied from the right profile?`,
      command: 'cedra config show-profiles',
    };
  const sent = whose && Number(field((await send(account))?.json, 'sequence_number'));
  return sent
    ? {
        isRight: false,
        text: `This account has sent transactions, and ${whose} has only received coins. Is it your own address?`,
        command: 'cedra config show-profiles',
      }
    : {isRight: true, text: `The account has ${grouped(octas)} octas.`};
}

/** Whether something that a step creates exists. Undefined without a response. */
async function checkExists(
  url: string,
  send: Send,
  rightText: (json: unknown) => string,
  wrongText: string,
): Promise<Finding | undefined> {
  const response = await send(url);
  if (!response) return undefined;
  const isRight = response.status === 200;
  return {isRight, text: isRight ? rightText(response.json) : wrongText};
}

/** Compares the reader's account with what is expected after the step. Stops without a response. */
export async function checkAccount(
  network: Network,
  address: string,
  expected: Expectation,
  send: Send,
): Promise<Finding[]> {
  const {label, rest} = network;
  const {balance, module, resource} = expected;
  const account = `${rest}/accounts/${address}`;
  const findings = [
    balance !== undefined && (await checkBalance(network, address, expected, send)),
    module !== undefined &&
      (await checkExists(
        `${account}/module/${module}`,
        send,
        () => `The module ${module} is published at the address.`,
        `The address has no module ${module} on ${label}. Publish the package with the account of this address.`,
      )),
    resource !== undefined &&
      (await checkExists(
        `${account}/resource/${address}::${resource}`,
        send,
        (json) => `The address has a ${resource}: ${JSON.stringify(field(json, 'data'))}.`,
        `The address has no ${resource} on ${label}. Call the function that creates it, with this account.`,
      )),
  ];
  return findings.filter((finding) => finding !== undefined && finding !== false);
}
