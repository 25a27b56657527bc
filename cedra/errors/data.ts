import {OUTCOMES, TOOLS} from './model';
import type {AbortAdvice, Errors, FrameworkAbort, Messages, ToolError, VmStatus} from './model';
import {containsMessage, fixedParts, plain} from './message';
import generated from './generated.json';
import source from './generated-messages.json';
import {dataFile, entries, route, text, texts} from '../../lib/read-data';

/** The statuses of `docs/_data/statuses.yml`. @throws Error when an entry is wrong */
const statuses = dataFile<Record<string, Omit<VmStatus, 'name'>>, VmStatus[]>(
  'statuses',
  {
    schema: {
      ...entries(
        {code: {type: 'integer', minimum: 0}, cause: text, fix: text},
        {href: route, outcome: {enum: OUTCOMES}},
      ),
      propertyNames: {pattern: '^[A-Z0-9_]+$'},
    },
    remedy:
      'A status has its name, a "code", a "cause", a "fix", "href" if a page explains more, and "outcome" if its code does not tell it.',
  },
  (all) => Object.entries(all).map(([name, status]) => ({name, ...status})),
);

/** The messages of `docs/_data/tool-errors.yml`. @throws Error when an entry is wrong */
const toolErrors = dataFile<Record<string, Omit<ToolError, 'id'>>, ToolError[]>(
  'tool-errors',
  {
    schema: {
      ...entries(
        {tool: {enum: TOOLS}, message: text, cause: text, fix: text, href: route},
        {also: texts, when: text, from: texts, frame: {const: true}, unlisted: {const: true}},
      ),
      propertyNames: {pattern: '^[a-z0-9-]+$'},
    },
    remedy:
      'An error has an id, a "tool", a "message", a "cause", a "fix", and the page that shows it as "href"; also "also", "when", "from", "frame" and "unlisted".',
  },
  (all) => withForms(Object.entries(all).map(([id, entry]) => ({id, ...entry}))),
);

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
});

function withAdvice(): FrameworkAbort[] {
  const advice = abortAdvice();
  return generated.aborts.map((abort) => {
    const written = advice[`${abort.module}::${abort.name}`];
    return written ? {...abort, advice: written} : abort;
  });
}

/** A message in the source of a tool. */
export interface Form {
  tool: string;
  file: string;
  /** With `…` for what varies. */
  text: string;
}

/** Words that stand before errors of many kinds, and names of endpoints. */
const PREFIX =
  /^(?:(?:unexpected|unknown|api) error|invalid arguments|simulation failed with status|failed to create|(?:submit(?: batch)?|simulate) transaction|encode submission)[:… ]*$/i;

/** The messages in the source of the tools. */
export const forms: readonly Form[] = Object.entries(source.tools as Messages).flatMap(([tool, files]) =>
  Object.entries(files).flatMap(([file, lines]) =>
    lines
      .map((line) => ({tool, file, text: line.slice(line.indexOf(' ') + 1)}))
      .filter(({text}) => !PREFIX.test(text)),
  ),
);

const isBelow = (file: string, path: string): boolean => file === path || file.startsWith(`${path}/`);

/** A longer beginning of a message tells it no better from others. */
const MAX_FORM = 50;

/** The beginning of a message, up to a word. */
const beginning = (text: string): string =>
  text.length <= MAX_FORM ? text : text.slice(0, MAX_FORM).replace(/\s\S*$/, '');

/** The length of the longest own message of an entry that a text, as `plain` makes it, contains; 0 for none. */
export function lengthIn(compared: string, {message, also = [], when}: ToolError): number {
  if (when !== undefined && !compared.includes(plain(when))) return 0;
  const contained = [message, ...also].filter((each) => containsMessage(compared, each));
  return Math.max(0, ...contained.map((each) => fixedParts(each).join('').length));
}

/**
 * The entries with the messages that they explain, apart from their own. A message that contains an entry's own belongs
 * to this entry, and is left out unless it is twice as long, because it is found without. Others belong to the entry
 * whose `from` names their file; of two, to the one with the longer path.
 */
function withForms(entries: readonly ToolError[]): ToolError[] {
  const found = new Map<ToolError, Set<string>>();
  const add = (entry: ToolError, text: string) =>
    found.set(entry, (found.get(entry) ?? new Set()).add(beginning(text)));
  for (const {file, text} of forms) {
    const compared = plain(text);
    const [having] = entries
      .map((entry) => ({entry, length: lengthIn(compared, entry)}))
      .filter(({length}) => length > 0)
      .sort((one, other) => other.length - one.length);
    const [owner] = entries
      .flatMap((entry) =>
        (entry.from ?? []).filter((path) => isBelow(file, path)).map((path) => ({entry, path})),
      )
      .sort((one, other) => other.path.length - one.path.length);
    if (having === undefined) {
      if (owner) add(owner.entry, text);
    } else if (having.length * 2 < fixedParts(text).join('').length) add(having.entry, text);
  }
  return entries.map((entry) => {
    const {from: _, ...published} = entry;
    const own = found.get(entry);
    return own ? {...published, forms: [...own]} : published;
  });
}

let known: ReadonlySet<string> | undefined;

/** The messages in the source of the tools, as `plain` makes them. */
export function toolMessages(): ReadonlySet<string> {
  known ??= new Set(forms.map(({text}) => plain(text)));
  return known;
}
