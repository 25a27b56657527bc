import {readFileSync} from 'node:fs';
import {shellCommands} from '@cedra-docs/proof';
import type {Task} from '@cedra-docs/proof/build';
import {isMap, isSeq, LineCounter, parseDocument, type Node, type Range} from 'yaml';
import rest from '../../cedra/rest/generated.json';
import sdk from '../../cedra/sdk/generated-methods.json';
import {loadPage} from '../../cedra/pages/page';
import {findPages} from '../../cedra/pages/files';
import {classify} from '../../cedra/pages/tasks';
import {loadReferences} from '../../cedra/prove/references';
import {error, warning, type Problem} from './problem';

/** The reasons why no block runs an item. Only a maintainer changes it, so its mistakes may be errors. */
const FILE = 'docs/_data/coverage.yml';

/** Names by kind: `move test`, `GET /info`, `getLedgerInfo`. */
export type Names = Readonly<Record<'commands' | 'endpoints' | 'methods', readonly string[]>>;

/** What the tools offer: the CLI's commands without subcommands, the endpoints, the methods of the SDK's client. */
export function offered(): Names {
  const {cli} = loadReferences();
  return {
    commands: cli.commands.filter(({commands}) => commands.length === 0).map(({path}) => path),
    endpoints: rest.endpoints.map(({method, path}) => `${method} ${path}`),
    methods: Object.values(sdk.methods).flatMap((members) => members.map(({name}) => name)),
  };
}

/** The items that the blocks of these tasks run, found in their text. */
export function shownNames(tasks: readonly Task[], {commands, endpoints, methods}: Names): Names {
  const scripts = tasks
    .filter(
      (task) => (task.kind === 'bash' && !task.fails) || (task.kind === 'file' && task.block.lang === 'bash'),
    )
    .flatMap(({block}) => shellCommands(block.code));
  const lines = scripts.map(({words}) => `${words.join(' ')} `);
  const programs = tasks
    .filter((task) => (task.kind === 'typescript' && task.run) || task.kind === 'file')
    .filter(({block}) => /^[jt]sx?$/.test(block.lang))
    .map(({block}) => block.code)
    .join('\n');
  return {
    commands: commands.filter((path) => lines.some((line) => line.includes(`cedra ${path} `))),
    endpoints: endpoints.filter((endpoint) => scripts.some(({words}) => calls(words, endpoint))),
    methods: methods.filter((name) =>
      new RegExp(`\\bcedra\\s*\\.(?:\\w+\\.)?${name.replaceAll('.', '\\s*\\.')}[(<]`).test(programs),
    ),
  };
}

function calls(words: readonly string[], endpoint: string): boolean {
  const [method = '', path = ''] = endpoint.split(' ');
  const sends = words.some((word) => /^(?:-d|--data.*|POST)$/.test(word)) ? 'POST' : 'GET';
  const pattern = path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/?]+');
  const url = new RegExp(`(?:/v1|^\\$\\w+)${pattern}/?(?:\\.\\w+)?(?:\\?.*)?$`);
  return words.includes('curl') && sends === method && words.some((word) => url.test(word));
}

/**
 * Compares what the tools offer with what the blocks run. Advice names what no block runs and no reason excuses, and
 * what a block runs anyway. A name that the tools do not have, and a reason that is missing, are errors.
 * @param text the list of reasons: `- reason: …` with lists of `commands`, `endpoints` and `methods`
 */
export function coverageProblems(text: string, names: Names, run: Names): Problem[] {
  const lineCounter = new LineCounter();
  const {contents} = parseDocument(text, {lineCounter});
  if (!isSeq(contents)) return [error(FILE, 1, 'is not a list; begin each entry with "- reason: …"')];
  const lineOf = ({range}: {range?: Range | null}): number => lineCounter.linePos(range?.[0] ?? 0).line;
  const entries = contents.items as Node[];
  const kinds = Object.keys(names) as (keyof Names)[];
  const excused = entries.filter(isMap).flatMap((entry) =>
    kinds.flatMap((kind) => {
      const list = entry.get(kind);
      const items = isSeq(list) ? (list.items as Node[]) : [];
      return items.map((item) => ({kind, name: String(item), line: lineOf(item)}));
    }),
  );
  const missing = kinds.map((kind) => ({
    kind,
    without: names[kind].filter(
      (name) =>
        !run[kind].includes(name) && !excused.some((each) => each.kind === kind && each.name === name),
    ),
  }));
  return [
    ...entries
      .filter((entry) => !isMap(entry) || typeof entry.get('reason') !== 'string')
      .map((entry) => error(FILE, lineOf(entry), 'has no reason; add "reason: …"')),
    ...excused.flatMap(({kind, name, line}) => {
      if (!names[kind].includes(name))
        return [error(FILE, line, `the reference data has no "${name}" among its ${kind}; remove it`)];
      return run[kind].includes(name) ? [warning(FILE, line, `a block runs "${name}"; remove it here`)] : [];
    }),
    ...missing.flatMap(({kind, without}) =>
      without.map((name) =>
        warning(FILE, 1, `no block runs "${name}"; add a block, or list it here below ${kind}`, name),
      ),
    ),
  ];
}

/** Compares the blocks of all pages with the list of reasons. */
export function pageCoverage(): Problem[] {
  const names = offered();
  const tasks = findPages().flatMap((page) => classify(loadPage(page)));
  return coverageProblems(readFileSync(FILE, 'utf8'), names, shownNames(tasks, names));
}
