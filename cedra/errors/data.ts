import {TOOLS} from './model';
import type {AbortAdvice, Errors, FrameworkAbort, Messages, ToolError, VmStatus} from './model';
import {plain} from './message';
import generated from './generated.json';
import source from './generated-messages.json';
import {dataFile, entries, entryList, route, text, texts} from '../../lib/read-data';

/** The statuses of `docs/_data/statuses.yml`. @throws Error when an entry is wrong */
const statuses = dataFile<Record<string, Omit<VmStatus, 'name'>>, VmStatus[]>(
  'statuses',
  {
    schema: {
      ...entries({code: {type: 'integer', minimum: 0}, cause: text, fix: text}, {href: route}),
      propertyNames: {pattern: '^[A-Z0-9_]+$'},
    },
    remedy: 'A status has its name, a "code", a "cause", a "fix", and "href" if a page explains more.',
  },
  (all) => Object.entries(all).map(([name, status]) => ({name, ...status})),
);

/** The messages of `docs/_data/tool-errors.yml`. @throws Error when an entry is wrong */
const toolErrors = entryList<ToolError>('tool-errors', {
  schema: {
    ...entries(
      {tool: {enum: TOOLS}, message: text, cause: text, fix: text, href: route},
      {also: texts, when: text, from: texts},
    ),
    propertyNames: {pattern: '^[a-z0-9-]+$'},
  },
  remedy:
    'An error has an id, a "tool", a "message", a "cause", a "fix", and the page that shows it as "href"; also "also", "when" and "from".',
});

/** Advice on aborts of the framework, by `module::NAME`, or by `module::NAME` and code where a name has several. */
const abortAdvice = dataFile<Record<string, AbortAdvice>>('aborts', {
  schema: {
    ...entries({cause: text, fix: text}, {href: route}),
    propertyNames: {enum: [...new Set(generated.aborts.map(({module, name}) => `${module}::${name}`))]},
  },
  remedy:
    'An abort has its name as `0x1::coin::EINSUFFICIENT_BALANCE`, a "cause", a "fix", and "href" if a page explains more.',
});

/** All errors that `/move/errors` explains. @throws Error when an entry is wrong */
export const errors = (): Errors => ({
  statuses: statuses(),
  toolErrors: toolErrors(),
  aborts: withAdvice(),
  messages: source.tools,
});

function withAdvice(): FrameworkAbort[] {
  const advice = abortAdvice();
  return generated.aborts.map((abort) => {
    const written = advice[`${abort.module}::${abort.name}`];
    return written ? {...abort, advice: written} : abort;
  });
}

let known: ReadonlySet<string> | undefined;

/** The fixed messages in the network's source, as `plain` makes them. */
export function toolMessages(): ReadonlySet<string> {
  known ??= new Set(
    Object.values(source.tools as Messages)
      .flatMap((files) => Object.values(files).flat())
      .map((line) => plain(line.slice(line.indexOf(' ') + 1))),
  );
  return known;
}
