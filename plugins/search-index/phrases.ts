import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import type {SectionRecord} from '@docs/search/build';
import {parse} from 'yaml';

/** Finds a section by its address: `/page` or `/page#id`. */
export type FindSection = (address: string) => SectionRecord | undefined;

async function parseFile(file: string): Promise<unknown> {
  try {
    return parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
  }
}

function mapping(value: unknown, file: string, key: string): [string, unknown][] {
  if (value === null) return [];
  if (typeof value === 'object' && !Array.isArray(value)) return Object.entries(value);
  throw new Error(`${file}: ${key} must be a mapping of keys to values.`);
}

function phraseList(value: unknown, file: string, key: string): string[] {
  if (value === null) return [];
  if (Array.isArray(value) && value.every((phrase) => typeof phrase === 'string' && phrase.trim()))
    return value as string[];
  throw new Error(`${file}: ${key} must be a list of texts. Put numbers and words like "true" in quotes.`);
}

/** The file with the phrases of a page. */
const phraseFile = (page: string): string => page.replace(/\.mdx?$/u, '.search.yml');

/**
 * Adds the phrases in the file beside a page, if there is one, to the sections of the page.
 * @throws Error with file, key and remedy for an unknown key or heading, or a value that is no text.
 */
export async function addPhrases(page: string, route: string, find: FindSection): Promise<void> {
  const file = phraseFile(page);
  if (!existsSync(file)) return;
  const add = (section: SectionRecord, phrases: readonly string[]) => {
    section.phrases = [...(section.phrases ?? []), ...phrases];
  };
  for (const [key, value] of mapping(await parseFile(file), file, 'The file')) {
    if (key === 'page') {
      add(find(route) as SectionRecord, phraseList(value, file, key));
      continue;
    }
    if (key !== 'sections')
      throw new Error(`${file}: unknown key "${key}". Put the phrases under "page" or "sections".`);
    for (const [id, phrases] of mapping(value, file, key)) {
      const section = find(`${route}#${id}`);
      if (!section)
        throw new Error(
          `${file}: sections.${id}: no heading of the page has this id. Correct the id here or in the page.`,
        );
      add(section, phraseList(phrases, file, `sections.${id}`));
    }
  }
}

/**
 * Adds the terms of other ecosystems to the sections that explain them.
 * @throws Error with file, key and remedy for an unknown section, or a value of another type.
 */
export async function addTranslations(file: string, find: FindSection): Promise<void> {
  for (const [term, value] of mapping(await parseFile(file), file, 'The file')) {
    const [here, answer] = Array.isArray(value) ? (value as unknown[]) : ['', value];
    if (typeof here !== 'string' || typeof answer !== 'string')
      throw new Error(
        `${file}: "${term}" must be [counterpart, /page#section], or /page#section where there is no counterpart.`,
      );
    const section = find(answer);
    if (!section)
      throw new Error(
        `${file}: "${term}" refers to ${answer}, which is not a section. Correct the address, or the id of the heading.`,
      );
    section.translations = [...(section.translations ?? []), {term, here}];
  }
}
