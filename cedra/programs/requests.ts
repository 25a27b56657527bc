import {
  NoRequest,
  onlyCommand,
  readCurl,
  requestSource,
  unknownVariable,
  variablePattern,
  type SentRequest,
} from '@cedra-docs/sandbox/build';
import {networkOf, networks} from '../networks/model';
import {serversOf} from './servers';

/** The shell variable for the reader's address, in whose place a program has the address of the trial account. */
const OWN = {
  variable: 'ME',
  statements: [`import {account} from './account.js';\n`, `const me = account.accountAddress.toString();`],
};

/** The response headers that a program prints. */
export const PRINTED_HEADERS = '^x-cedra|^content-type';

const origins = networks.filter(({faucet}) => faucet).flatMap(serversOf);

/** An argument of a Move function as the REST API takes it: integers up to 32 bits are numbers. */
function argumentOf(text: string): unknown {
  const [, type = '', value = ''] = /^(\w+):(.*)$/.exec(text) ?? [];
  if (/^u(8|16|32)$/.test(type)) return Number(value);
  if (/^u(64|128|256)$/.test(type) || type === 'string') return value;
  if (type === 'bool') return value === 'true';
  if (type === 'address' && value === 'default') return '$ME';
  if (type === 'address' && /^(0x|\$ME$)/.test(value)) return value;
  throw new NoRequest(`passes ${text}`);
}

/** Reads the options of `cedra move view`. */
function readView(words: readonly string[]): SentRequest {
  const options = new Map<string, string[]>();
  let latest: string[] = [];
  for (const word of words) {
    if (word.startsWith('--')) options.set(word, (latest = []));
    else latest.push(word);
  }
  const [name = ''] = options.get('--function-id') ?? [];
  if (!name.startsWith('0x')) throw new NoRequest('calls a module that the page publishes');
  const [url = networkOf('localnet').rest] = options.get('--url') ?? [];
  const body = {
    function: name,
    type_arguments: options.get('--type-args') ?? [],
    arguments: (options.get('--args') ?? []).map(argumentOf),
  };
  return {
    method: 'POST',
    url: `${url.replace(/\/v1$/, '')}/v1/view`,
    headers: [['content-type', 'application/json']],
    body: JSON.stringify(body),
  };
}

/**
 * Translates a command that sends a request to a node (`curl`, `cedra move view`) into a program that sends it from the
 * browser.
 * @returns the program and the origin of its request, or why no program exists; undefined for other commands
 */
export function requestProgram(script: string): {code: string; server: string} | {why: string} | undefined {
  if (!/\bcurl\b|\bcedra move view\b/.test(script)) return undefined;
  try {
    const words = onlyCommand(script);
    const isView = words.slice(0, 3).join(' ') === 'cedra move view';
    if (words[0] !== 'curl' && !isView) return {why: 'is more than one request'};
    const sent = isView ? readView(words.slice(3)) : readCurl(words.slice(1));
    const unknown = unknownVariable(sent, OWN.variable);
    if (unknown) return {why: `uses ${unknown} in the shell`};
    if (/\/modules?\b/.test(sent.url) && sent.url.search(variablePattern(OWN.variable)) >= 0)
      return {why: 'asks for a module that the page publishes'};
    const origin = URL.canParse(sent.url) ? new URL(sent.url).origin : sent.url;
    if (sent.url.endsWith('/spec.json')) return {why: 'has a response that is too long to show'};
    if (!origins.includes(origin)) return {why: `requests ${origin}`};
    return {code: requestSource(sent, OWN, PRINTED_HEADERS), server: origin};
  } catch (error) {
    if (error instanceof NoRequest) return {why: error.message};
    throw error;
  }
}
