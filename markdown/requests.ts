import {parse, type SyntaxNode} from 'unbash';
import {networkOf, networks, serversOf} from '../src/site/networks';
import {releases} from '../lib/data/releases';

/** The shell variable for the reader's address, which is replaced by the address of the trial account. */
const OWN = /\$ME\b|\$\{ME\}/g;

/** A request that a command sends. Texts may contain `$ME`. */
interface Sent {
  method: string;
  url: string;
  headers: [string, string][];
  body?: string;
}

/** Why a command cannot be sent as a request from a page. */
class NoRequest extends Error {}

export {networks};

/** The newest release of the CLI on GitHub, such as `1.0.4`. */
export const newestCli = releases()
  .find(({id}) => id.startsWith('cli-'))
  ?.id.replace('cli-', '');

const origins = networks.filter(({faucet}) => faucet).flatMap(serversOf);

function readCurl(words: readonly string[]): Sent {
  const sent: Sent = {method: 'GET', url: '', headers: []};
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const value = () => words[++at] ?? '';
    if (word === '-X') sent.method = value();
    else if (word === '-H') {
      const [name = '', ...rest] = value().split(':');
      sent.headers.push([name.toLowerCase(), rest.join(':').trim()]);
    } else if (word === '-d') {
      sent.body = value();
      if (sent.method === 'GET') sent.method = 'POST';
    } else if (/^-[sSf]+$/.test(word)) continue;
    else if (word.startsWith('-')) throw new NoRequest(`uses ${word} with curl`);
    else sent.url = word;
  }
  return sent;
}

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

function readView(words: readonly string[]): Sent {
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

/** The words of the first command of a pipe; the others only format the answer. */
function firstWords(node: SyntaxNode | undefined): string[] {
  const command = node?.type === 'Pipeline' ? node.commands[0] : node;
  if (command?.type !== 'Command' || !command.name || command.redirects.length > 0) return [];
  return [command.name.value, ...command.args.flatMap((word) => (word.type === 'Word' ? [word.value] : []))];
}

/** The assignments of a command that only assigns: `API=http://127.0.0.1:8080/v1`. Undefined for other commands. */
const assignmentsOf = (node: SyntaxNode) => (node.type === 'Command' && !node.name ? node.prefix : undefined);

/** Replaces variables to which the script assigns plain text. */
function withValues(words: readonly string[], nodes: readonly SyntaxNode[]): string[] {
  const values = new Map<string, string>();
  for (const each of nodes.flatMap((node) => assignmentsOf(node) ?? [])) {
    if (each.type !== 'Assignment' || each.value.type !== 'Word' || each.value.value.includes('$')) continue;
    values.set(each.name, each.value.value);
  }
  return words.map((word) =>
    word.replaceAll(
      /\$(?:(\w+)|\{(\w+)\})/g,
      (all, bare: string, braced: string) => values.get(bare || braced) ?? all,
    ),
  );
}

/** Formats a text as source code, with the address of the trial account in place of the reader's. */
const source = (text: string): string =>
  text.search(OWN) >= 0
    ? `\`${text.replaceAll(/[\\`]/g, '\\$&').replaceAll(OWN, '${me}')}\``
    : `'${text.replaceAll(/[\\']/g, '\\$&')}'`;

function bodySource(body: string): string {
  const text = body.replaceAll(OWN, '$ME');
  try {
    const value = JSON.stringify(JSON.parse(text), null, 2).replaceAll('"$ME"', 'me');
    return `JSON.stringify(${value.replaceAll('\n', '\n  ')})`;
  } catch {
    return source(body);
  }
}

/** Prints status, time, headers that matter, and formatted JSON. */
export const PRINT_ANSWER: readonly string[] = [
  `console.log(\`\${response.status} after \${Math.round(performance.now() - start)} ms\`);`,
  `for (const [name, value] of response.headers) {`,
  `  if (/^x-cedra|^content-type/.test(name)) console.log(\`\${name}: \${value}\`);`,
  `}`,
  `const text = await response.text();`,
  `const isJson = response.headers.get('content-type')?.includes('json');`,
  `console.log(isJson ? JSON.stringify(JSON.parse(text), null, 2) : text);`,
];

function programOf({method, url, headers, body}: Sent): string {
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length === 0
      ? []
      : [`  headers: {${headers.map(([name, value]) => `'${name}': ${source(value)}`).join(', ')}},`]),
    ...(body === undefined ? [] : [`  body: ${bodySource(body)},`]),
  ];
  const needsAccount = [url, body ?? ''].some((text) => text.includes('$'));
  return [
    ...(needsAccount
      ? [`import {account} from './account.js';\n`, `const me = account.accountAddress.toString();`]
      : []),
    `const start = performance.now();`,
    `const response = await fetch(${source(url)}${options.length > 0 ? `, {\n${options.join('\n')}\n}` : ''});`,
    ...PRINT_ANSWER,
  ].join('\n');
}

/**
 * Translates a command that asks a node (`curl`, `cedra move view`) into a program that sends the same request from
 * the browser.
 * @returns the program and the origin that it asks, or why there is none; undefined for commands that ask no node
 */
export function requestProgram(script: string): {code: string; server: string} | {why: string} | undefined {
  if (!/\bcurl\b|\bcedra move view\b/.test(script)) return undefined;
  const nodes = parse(script).commands.map(({command}) => command);
  const statements = nodes.filter((node) => !assignmentsOf(node));
  const words = statements.length === 1 ? withValues(firstWords(statements[0]), nodes) : [];
  const isView = words.slice(0, 3).join(' ') === 'cedra move view';
  if (words[0] !== 'curl' && !isView)
    return {why: statements.length > 1 ? 'runs several commands' : 'is more than one request'};
  try {
    const sent = isView ? readView(words.slice(3)) : readCurl(words.slice(1));
    const unknown = /\$\{?(\w+|\()/.exec(`${sent.url} ${sent.body ?? ''}`.replaceAll(OWN, ''));
    if (unknown) return {why: `uses ${unknown[0]} in the shell`};
    if (/\/modules?\b/.test(sent.url) && sent.url.search(OWN) >= 0)
      return {why: 'asks for a module that the page publishes'};
    const origin = URL.canParse(sent.url) ? new URL(sent.url).origin : sent.url;
    if (sent.url.endsWith('/spec.json')) return {why: 'has a response that is too long to show'};
    if (!origins.includes(origin)) return {why: `requests ${origin}`};
    return {code: programOf(sent), server: origin};
  } catch (error) {
    if (error instanceof NoRequest) return {why: error.message};
    throw error;
  }
}
