import {networks} from '../networks/model';
import {newestCli} from '../releases/data';
import generatedRest from '../rest/generated.json';
import {endpointsAt} from '../rest/check';
import {addresses, peers} from './known-addresses';
import type {CommandProblem} from '../cli/check';

/** Whether a command is the rest of a line that has lost the `\` before it: an option, a value or an address. */
export const isRestOfLine = ([word = '']: readonly string[]): boolean =>
  /^-|^=|^\/(?:dns|ip[46])\//.test(word);

/** Checks the addresses in a script that is not run. `variables` are the plain texts that the page assigns. */
export function checkAddresses(
  script: string,
  variables: ReadonlyMap<string, string>,
): (CommandProblem & {line: number})[] {
  return script.split('\n').flatMap((text, line) => {
    const full = fillIn(text, variables);
    // An assigned part of an address is checked where it is used.
    if (/^\s*\$?\w+ ?= ?"?https?:/.test(text)) return [];
    const wrong = (full.match(/https?:\/\/[^\s"'`<>|;\\)]+|\/(?:dns|ip4)\/[^\s"'`]+/g) ?? []).find(
      (each) => !isKnown(each),
    );
    return wrong === undefined ? [] : [unknownAddress(wrong, line)];
  });
}

const unknownAddress = (address: string, line: number): CommandProblem & {line: number} => ({
  problem: `${address} is not a known address`,
  hint: 'Correct it, or review it and add it to cedra/shell/known-addresses.ts.',
  line,
});

/** Checks the addresses of other nodes in a node's configuration. Those at example.com represent the reader's own. */
export function checkPeers(configuration: string): (CommandProblem & {line: number})[] {
  return configuration.split('\n').flatMap((text, line) => {
    const [address] = /\/dns\/[^\s"']+/.exec(text) ?? [];
    return address === undefined || address.includes('.example.com/') || peers.includes(address)
      ? []
      : [unknownAddress(address, line)];
  });
}

function fillIn(text: string, variables: ReadonlyMap<string, string>): string {
  let result = text;
  // A value may itself have variables.
  for (let depth = 0; depth < 3; depth += 1)
    result = result.replace(
      /\$(?:\{(\w+)\}|(\w+))/g,
      (all, braced?: string, bare?: string) => variables.get(braced ?? bare ?? '') ?? all,
    );
  return result.replace(/\$\([^)]*\)/g, '*');
}

function isKnown(address: string): boolean {
  if (address.startsWith('/')) return peers.some((peer) => matches(peer, address));
  const {origin, pathname} = new URL(address.replace(/\$\w+/g, 'x'));
  const path = decodeURIComponent(pathname);
  const rest = networks.some(({rest: url}) => new URL(url).origin === origin);
  if (rest)
    return (
      path === '/' ||
      (path.startsWith('/v1') && endpointsAt(path.slice(3), generatedRest.endpoints).length > 0)
    );
  if (networks.some(({indexer}) => [indexer, `${new URL(indexer).origin}/`].includes(origin + path)))
    return true;
  if (networks.some(({faucet}) => faucet === origin)) return ['/', '/fund', '/mint'].includes(path);
  return ['https://example.com'].includes(origin) || addresses.some((known) => matches(known, address));
}

/** Whether an address is the known one. `*`, and a variable that a loop fills in, match part of it. */
function matches(known: string, address: string): boolean {
  const pattern = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\$\w+|\\\*/g, '[^/]+');
  return known === address || new RegExp(`^${pattern}$`).test(known);
}

// Set by the shell or by the reader's system.
const given = /^(?:HOME|HOSTNAME|LANG|OSTYPE|PATH|PWD|RANDOM|SECONDS|SHELL|TMPDIR|USER|env|\d|_)$/;

/** The variables that a script uses but no script of the page assigns. */
export function unassigned(script: string, scripts: readonly string[]): string[] {
  const assigned = new Set(
    scripts.flatMap((text) =>
      [
        ...text.matchAll(
          /(?<![\w-])\$?(\w+)\+? ?=|\bfor \(*(\w+) |\bread (?:-\w+ )*([\w ]+)|\blocal ([\w ]+)|\bas \$(\w+)|--arg(?:json)? (\w+)/g,
        ),
      ].flatMap((match) => match.slice(1).flatMap((names: string | undefined) => names?.split(' ') ?? [])),
    ),
  );
  const used = [...script.replace(/'[^']*'/g, '').matchAll(/(?<!\\)\$\{?(\w+)/g)].map(
    ([, name = '']) => name,
  );
  return [...new Set(used)].filter((name) => !given.test(name) && !assigned.has(name));
}

/** Versions of the CLI and of the SDK in a script that are not those of the site, with their lines from 0. */
export function otherVersions(
  script: string,
  variables: ReadonlyMap<string, string>,
  sdk: {package: string; version: string},
): (CommandProblem & {line: number})[] {
  const expected = [
    {name: /\bcedra-(?:cli-v?)?(\d+\.\d+\.\d+)/g, version: newestCli, hint: 'See docs/_data/releases.yml.'},
    {name: new RegExp(`${sdk.package}@(\\S+)`, 'g'), version: sdk.version, hint: 'See package.json.'},
  ];
  return script.split('\n').flatMap((text, line) =>
    expected.flatMap(({name, version, hint}) => {
      const wrong = [...fillIn(text, variables).matchAll(name)].find(([, found]) => found !== version)?.[0];
      return wrong === undefined ? [] : [{problem: `${wrong} is not release ${version}`, hint, line}];
    }),
  );
}

/** The plain texts that scripts assign to variables. */
export function assignedTexts(scripts: readonly string[]): Map<string, string> {
  return new Map(
    scripts.flatMap((text) =>
      [...text.matchAll(/^\s*\$?(\w+) ?= ?"?([^\s"'()]+)"?\s*$/gm)].map(
        ([, name = '', value = '']): [string, string] => [name, value],
      ),
    ),
  );
}
