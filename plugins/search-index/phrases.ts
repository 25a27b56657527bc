import {existsSync} from 'node:fs';
import type {SectionRecord} from '@cedra-docs/search/build';
import {readYaml, record, text, texts} from '../../lib/read-data';

/** Finds a section by its address: `/page` or `/page#id`. */
export type FindSection = (address: string) => SectionRecord | undefined;

interface Phrases {
  page?: string[];
  /** By the id of the heading. */
  sections?: Record<string, string[]>;
}

/**
 * Adds the phrases of a page, if it has such a file, to its sections.
 * @throws Error with file, line, key and remedy for an unknown key or heading, or a value that is not a text.
 */
export function addPhrases(file: string, route: string, find: FindSection): void {
  if (!existsSync(file)) return;
  const {page = [], sections = {}} = readYaml<Phrases>(file, {
    schema: record({}, {page: texts, sections: {type: 'object', additionalProperties: texts}}),
    remedy:
      'List the phrases of the page below "page", and those of a heading below "sections" and its id. Put numbers and words like "true" in quotes.',
    check: ({sections: all = {}}) =>
      Object.keys(all)
        .filter((id) => !find(`${route}#${id}`))
        .map((id) => ({
          keys: ['sections', id],
          message: `is not the id of a heading on the page; if you renamed it, end the new heading with {/* #${id} */}`,
        })),
  });
  const add = (address: string, phrases: readonly string[]) => {
    const section = find(address);
    if (section) section.phrases = [...(section.phrases ?? []), ...phrases];
  };
  add(route, page);
  for (const [id, phrases] of Object.entries(sections)) add(`${route}#${id}`, phrases);
}

/** The section that explains a term, alone or after the term's counterpart on this site. */
type Counterpart = string | [here: string, address: string];

const addressOf = (value: Counterpart): string => (typeof value === 'string' ? value : value[1]);

/**
 * Adds the terms of other ecosystems to the sections that explain them.
 * @throws Error with file, line, key and remedy for an unknown section, or a value of another type.
 */
export function addTranslations(file: string, find: FindSection): void {
  const translations = readYaml<Record<string, Counterpart>>(file, {
    schema: {
      type: 'object',
      additionalProperties: {anyOf: [text, {type: 'array', items: text, minItems: 2, maxItems: 2}]},
    },
    remedy: 'Write [counterpart, /page#section], or /page#section for a term without a counterpart.',
    check: (all) =>
      Object.entries(all)
        .filter(([, value]) => !find(addressOf(value)))
        .map(([term, value]) => ({
          keys: [term],
          message: `refers to ${addressOf(value)}, which is not a section`,
        })),
  });
  for (const [term, value] of Object.entries(translations)) {
    const section = find(addressOf(value));
    const here = typeof value === 'string' ? '' : value[0];
    if (section) section.translations = [...(section.translations ?? []), {term, here}];
  }
}
