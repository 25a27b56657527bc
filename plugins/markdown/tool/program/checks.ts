import {InputError, type Library, type Tool} from '@cedra-docs/docs-tool';
import type {GraphQLSchema} from 'graphql';
import {commandId} from '../../../../cedra/cli/model';
import {checkScript} from '../../../../cedra/cli/check';
import {findInFramework} from '../../../../cedra/framework/check';
import {checkQuery, readSchema} from '../../../../cedra/indexer/check';
import {checkRequest} from '../../../../cedra/rest/check';
import {checkUse} from '../../../../cedra/sdk/check';
import {sdkId} from '../../../../cedra/sdk/model';
import {networks} from '../../../../cedra/networks/model';
import {frameworkNameHere, nameHere} from './aptos';
import {routes, type ToolData} from './data';
import {checked} from './texts';

/** `check_command`: whether commands of the CLI exist with these flags and arguments. */
export const commandTool = ({cli}: ToolData, library: Library): Tool => ({
  name: 'check_command',
  title: 'Check a command of the CLI',
  description: `Says whether a command line of Cedra CLI ${cli.version} is right: subcommands, flags, values, number of arguments, and which is meant instead. It is read, never run. Example: cedra move publish --named-addresses a=default`,
  arguments: [{name: 'line', description: 'one or more command lines'}],
  run({line = ''}) {
    const words = line.trim();
    const isPart = cli.commands.some(({path}) => path === words.split(/\s/)[0] && path !== '');
    const {commands, problems} = checkScript(isPart ? `cedra ${words}` : words, cli);
    if (commands.length === 0) {
      const [program = '', ...rest] = words.split(/\s+/);
      const {problems: others} = checkScript(['cedra', ...rest].join(' '), cli);
      throw new InputError(
        others.length === 0 && rest.length > 0
          ? `\`${program.slice(0, 60)}\` is not the CLI of this network. The same command here: \`cedra ${rest.join(' ')}\`.`
          : 'The text has no command that begins with `cedra`.',
      );
    }
    const usages = commands.map((each) => {
      // The longest command that the words begin with.
      const [command] = cli.commands
        .filter(({path}) => path === '' || `${each.join(' ')} `.startsWith(`${path} `))
        .sort((one, other) => other.path.length - one.path.length);
      const {path = '', usage = '', about = ''} = command ?? {};
      const address = library.addressOf(`${routes.cli}#${commandId(path)}`);
      return `\`${`cedra ${path}`.trim()}\`: ${about}\nUsage: ${usage.replaceAll('cedra-cli', 'cedra')}\n${address}`;
    });
    const text = `Right in Cedra CLI ${cli.version}.\n\n${[...new Set(usages)].join('\n\n')}`;
    return checked(
      problems.map(({problem, hint}) => ({problem, hint: hint.replaceAll('cedra-cli', 'cedra')})),
      text,
    );
  },
});

/** `check_query`: whether a query to the indexer is valid. */
export function queryTool({schema: text, sdk}: ToolData): {tool: Tool; prepare: () => void} {
  let schema: GraphQLSchema | undefined;
  const read = () => (schema ??= readSchema(text));
  return {
    prepare: () => void read(),
    tool: {
      name: 'check_query',
      title: 'Check a query of the indexer',
      description:
        'Validates a GraphQL query against the schema and the limits of the indexer (100 rows, five levels). It is not sent. Example: { current_objects(limit: 1) { object_address } }',
      arguments: [{name: 'query', description: 'the GraphQL document'}],
      run: ({query = ''}) =>
        checked(
          checkQuery(query, read()).map(({message, line}) => ({
            problem: `line ${line + 1}: ${message.replace(/\.$/, '')}`,
            hint: '',
          })),
          `Valid for the indexer's schema in ${sdk.package} ${sdk.version} and the limits of the public indexer.`,
        ),
    },
  };
}

interface Request {
  method: string | undefined;
  url: string;
}

/** A request as readers write it: `GET /v1/info`, an address, or a `curl` command. */
function readRequest(text: string): Request {
  const trimmed = text.trim();
  if (/^curl\s/.test(trimmed)) {
    const url = /(?:https?:\/\/|\/v1)[^\s'"]*/.exec(trimmed)?.[0] ?? '';
    const method = /\s(?:-X|--request)[ =]?['"]?(\w+)/.exec(trimmed)?.[1]?.toUpperCase();
    const sends = /\s(?:-d|--data\S*|--json)\b/.test(trimmed);
    return {method: method ?? (sends ? 'POST' : 'GET'), url};
  }
  const [, method, url = ''] = /^(?:([A-Za-z]+)\s+)?(\S+)$/.exec(trimmed) ?? [];
  return {method: method?.toUpperCase(), url};
}

/** `check_rest`: whether a request to a node is right. */
export const restTool = ({endpoints, restVersion}: ToolData, library: Library): Tool => ({
  name: 'check_rest',
  title: 'Check a request to a node',
  description:
    'Says whether the REST API of a node has a path with this method and these parameters. Nothing is sent. Example: GET /v1/accounts/0x1/resources?limit=10',
  arguments: [
    {name: 'request', description: 'method and path, an address, or a curl command', maxLength: 4_000},
  ],
  run({request = ''}) {
    const {method, url} = readRequest(request);
    if (!/^(?:https?:\/\/|\/)/.test(url))
      throw new InputError('Write a method and a path, such as `GET /v1/accounts/0x1`.');
    const address = URL.canParse(url, 'http://node') ? new URL(url, 'http://node') : undefined;
    if (!address) throw new InputError('The address is not valid.');
    const others = networks
      .flatMap(({faucet, indexer}) => [faucet, indexer])
      .filter((each) => each !== undefined);
    if (others.some((each) => new URL(each).origin === address.origin))
      throw new InputError(
        `${address.origin} is a faucet or an indexer. This checks requests to nodes; for the indexer, use check_query.`,
      );
    const path = url.startsWith('/') ? (url.split(/[?#]/)[0] ?? '') : address.pathname;
    const below = path.replace(/^\/v1(?=\/|$)/, '');
    const {endpoint, problems} = checkRequest(method, below, [...address.searchParams], endpoints);
    const all = [
      ...problems,
      // A path alone may be meant below `/v1`, an address is not.
      ...(endpoint && below === path && url.startsWith('http')
        ? [{problem: `the path has no \`/v1\``, hint: `Send it to \`/v1${below}\`.`}]
        : []),
    ];
    if (!endpoint) return checked(all, '');
    const parameters = endpoint.parameters.map(
      ({name, in: place, type, required}) => `- ${name} (${place}${required ? '' : ', optional'}): ${type}`,
    );
    const text = [
      `Right: ${endpoint.method} /v1${endpoint.path} of REST API ${restVersion}.`,
      ...parameters,
      library.addressOf(`${routes.rest}#${endpoint.id}`),
    ];
    return checked(all, text.join('\n'));
  },
});

/** `check_sdk`: whether the SDK has a name, and takes these arguments. */
export const sdkTool = ({sdk, methods}: ToolData, library: Library): Tool => ({
  name: 'check_sdk',
  title: 'Check a name or a call of the TypeScript SDK',
  description: `Says whether ${sdk.package} ${sdk.version} exports a name or has a method, with these arguments, and which is meant instead. Example: cedra.fundAccount({ accountAddress, amount: 1 })`,
  arguments: [{name: 'name', description: 'a name or a call', maxLength: 4_000}],
  run({name = ''}) {
    const {name: found, declaration, method, problems} = checkUse(name, sdk, methods);
    const here = nameHere(name.trim());
    if (problems.length > 0 && here !== name.trim() && checkUse(here, sdk, methods).problems.length === 0)
      return checked([{problem: 'this is a name of the SDK of Aptos', hint: `Here it is \`${here}\`.`}], '');
    const fields = (method?.parameters ?? []).map(
      ({name: field, type, required, text}) =>
        `- ${field}${required ? '' : '?'}: ${type}${text === '' ? '' : `: ${text}`}`,
    );
    const text = [
      `Right: \`${found}\` of ${sdk.package} ${sdk.version}.`,
      `\`${declaration}\``,
      ...(method?.summary ? [method.summary] : []),
      ...fields,
      library.addressOf(method ? `${routes.sdk}#${sdkId(method.name)}` : `${routes.sdk}#reference`),
    ];
    return checked(problems, text.join('\n'));
  },
});

const MAX_FOUND = 5;

/** `framework`: declarations and errors of the framework. */
export const frameworkTool = ({framework, errors}: ToolData, library: Library): Tool => ({
  name: 'framework',
  title: 'Look up a module or function of the framework',
  description:
    'Returns the signature of a function or type of the Move framework, the errors of its module, and the address of the page. Example: 0x1::coin::transfer',
  arguments: [{name: 'name', description: 'module, function or type', maxLength: 300}],
  async run({name = ''}) {
    const own = findInFramework(name, framework, errors.aborts);
    const here = frameworkNameHere(name.trim());
    const {found, similar} =
      own.found.length === 0 && here !== name.trim() ? findInFramework(here, framework, errors.aborts) : own;
    if (found.length === 0) {
      const meant =
        similar.length > 0 ? ` Did you mean ${similar.map((each) => `\`${each}\``).join(', ')}?` : '';
      return {text: `The framework has no \`${name}\`.${meant}`, data: {found, similar}, isFound: false};
    }
    const texts = found.slice(0, MAX_FOUND).map(({module, id, declarations, aborts}) => {
      const list = aborts.map(
        ({name: constant, hex, category, message}) =>
          `- ${constant} (${hex}${category === null ? '' : `, ${category}`}): ${message}`,
      );
      return [
        `\`\`\`move\n${declarations.join('\n')}\n\`\`\``,
        library.addressOf(`${routes.framework}#${id}`),
        list.length > 0 ? `Errors of ${module}:\n${list.join('\n')}` : `${module} has no errors.`,
      ].join('\n\n');
    });
    const rest = found.length - MAX_FOUND;
    if (rest > 0) texts.push(`${rest} more have this name: add the module.`);
    if (own.found.length === 0) texts.unshift(`The framework has no \`${name}\`. Here it is \`${here}\`.`);
    return {text: texts.join('\n\n'), data: {found: found.slice(0, MAX_FOUND)}};
  },
});
