import {entries, entryList, text, texts} from '../../lib/read-data';

/** An entry of the glossary: the page, the tooltips and the search are made from these. */
export interface Term {
  /** Stable, kebab-case; the anchor on `/glossary`. */
  id: string;
  term: string;
  /** At most three sentences; code between backticks, no other markup. */
  definition: string;
  /** Ids of related terms. */
  see?: readonly string[];
  /** Other names under which people look for it. */
  aliases?: readonly string[];
}

/** The terms of `docs/_data/glossary.yml`, in the order of the file. @throws Error when an entry is wrong */
export const terms = entryList<Term>('glossary', {
  schema: {
    ...entries({term: text, definition: text}, {see: texts, aliases: texts}),
    propertyNames: {pattern: '^[a-z0-9-]+$'},
  },
  check: (all) =>
    Object.entries(all).flatMap(([id, {see = []}]) =>
      see
        .filter((other) => !Object.hasOwn(all, other))
        .map((other) => ({keys: [id, 'see'], message: `names "${other}", which is not an entry`})),
    ),
  remedy:
    'An entry has an id such as "gas-unit", a "term" and a "definition"; "see" and "aliases" are lists.',
});
