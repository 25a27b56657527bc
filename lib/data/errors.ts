import type {Errors, ToolError, VmStatus} from '../errors';
import generated from '../generated/aborts.json';
import {dataFile, entries, entryList, route, text, texts} from './read';

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
    ...entries({message: text, cause: text, fix: text, href: route}, {also: texts}),
    propertyNames: {pattern: '^[a-z0-9-]+$'},
  },
  remedy: 'An error has an id, a "message", a "cause", a "fix", and the page that shows it as "href".',
});

/** All errors that `/move/errors` explains. @throws Error when an entry is wrong */
export const errors = (): Errors => ({
  statuses: statuses(),
  toolErrors: toolErrors(),
  aborts: generated.aborts,
});
