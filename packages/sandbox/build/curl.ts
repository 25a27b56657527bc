import {parse, type SyntaxNode} from 'unbash';

/** A request that a command sends. Texts may contain the shell variables of `Substitution`. */
export interface SentRequest {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body?: string;
}

/** A shell variable that a program replaces by a value of its own. */
export interface Substitution {
  /** Its name in the shell: `ME` for `$ME` and `${ME}`. */
  variable: string;
  /** Statements that define a constant with the same name in lower case: `const me = …`. */
  statements: readonly string[];
}

/** Why a command cannot be sent as a request from a page. */
export class NoRequest extends Error {}

/** Reads the arguments of `curl`. @throws NoRequest for an option that a page cannot follow */
export function readCurl(words: readonly string[]): SentRequest {
  const sent: SentRequest = {method: 'GET', url: '', headers: []};
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

/** The words of the first command of a pipe; the other commands only format the response. */
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

/**
 * The words of the only command of a script, with the values of its variables.
 * @returns no words if that command is not a plain one
 * @throws NoRequest for a script with several commands
 */
export function onlyCommand(script: string): string[] {
  const nodes = parse(script).commands.map(({command}) => command);
  const commands = nodes.filter((node) => !assignmentsOf(node));
  if (commands.length > 1) throw new NoRequest('runs several commands');
  return withValues(firstWords(commands[0]), nodes);
}

/** A pattern that finds `$ME` and `${ME}`. */
export const variablePattern = (variable: string): RegExp =>
  new RegExp(`\\$${variable}\\b|\\$\\{${variable}\\}`, 'g');

/** The name of the first shell variable or command substitution, other than the given variable. */
export function unknownVariable({url, body = ''}: SentRequest, variable: string): string | undefined {
  return /\$\{?(?:\w+|\()/.exec(`${url} ${body}`.replaceAll(variablePattern(variable), ''))?.[0];
}

/**
 * Writes statements that print status, time, headers and formatted JSON of `response`, which `start` began.
 * @param headers source of a regular expression for the names of the headers to print
 */
export const printResponse = (headers: string): string[] => [
  `console.log(\`\${response.status} after \${Math.round(performance.now() - start)} ms\`);`,
  `for (const [name, value] of response.headers) {`,
  `  if (/${headers}/.test(name)) console.log(\`\${name}: \${value}\`);`,
  `}`,
  `const text = await response.text();`,
  `const isJson = response.headers.get('content-type')?.includes('json');`,
  `console.log(isJson ? JSON.stringify(JSON.parse(text), null, 2) : text);`,
];

/**
 * Writes the program that sends a request and prints its response.
 * @param headers see `printResponse`
 */
export function requestSource(
  {method, url, headers, body}: SentRequest,
  {variable, statements}: Substitution,
  printedHeaders: string,
): string {
  const pattern = variablePattern(variable);
  const constant = variable.toLowerCase();
  const source = (text: string): string =>
    text.search(pattern) >= 0
      ? `\`${text.replaceAll(/[\\`]/g, '\\$&').replaceAll(pattern, `\${${constant}}`)}\``
      : `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
  const bodySource = (text: string): string => {
    const plain = text.replaceAll(pattern, () => `$${variable}`);
    try {
      const value = JSON.stringify(JSON.parse(plain), null, 2).replaceAll(`"$${variable}"`, constant);
      return `JSON.stringify(${value.replaceAll('\n', '\n  ')})`;
    } catch {
      return source(text);
    }
  };
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length === 0
      ? []
      : [`  headers: {${headers.map(([name, value]) => `'${name}': ${source(value)}`).join(', ')}},`]),
    ...(body === undefined ? [] : [`  body: ${bodySource(body)},`]),
  ];
  const needsStatements = [url, body ?? ''].some((text) => text.includes('$'));
  return [
    ...(needsStatements ? statements : []),
    `const start = performance.now();`,
    `const response = await fetch(${source(url)}${options.length > 0 ? `, {\n${options.join('\n')}\n}` : ''});`,
    ...printResponse(printedHeaders),
  ].join('\n');
}
