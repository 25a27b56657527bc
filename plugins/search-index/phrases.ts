import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import type {SectionRecord} from '@packages/search/build';
import {parse, YAMLParseError} from 'yaml';

/** Finds a section by its address: `/page` or `/page#id`. */
export type FindSection = (address: string) => SectionRecord | undefined;

/** Reads a YAML file, and finds the lines of its keys for messages: `docs/intro.search.yml:3`. */
async function parseFile(file: string): Promise<{values: unknown; at: (key: string) => string}> {
  const text = await readFile(file, 'utf8');
  const lines = text.split('\n');
  // A key that is not found is in quotes; then the message still names it.
  const at = (key: string) =>
    `${file}:${lines.findIndex((line) => line.trimStart().startsWith(`${key}:`)) + 1 || 1}`;
  try {
    return {values: parse(text), at};
  } catch (error) {
    const line = error instanceof YAMLParseError ? (error.linePos?.[0].line ?? 1) : 1;
    throw new Error(`${file}:${line}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function mapping(value: unknown, place: string, key: string): [string, unknown][] {
  if (value === null) return [];
  if (typeof value === 'object' && !Array.isArray(value)) return Object.entries(value);
  throw new Error(`${place}: ${key} must be a mapping of keys to values.`);
}

function phraseList(value: unknown, place: string, key: string): string[] {
  if (value === null) return [];
  if (Array.isArray(value) && value.every((phrase) => typeof phrase === 'string' && phrase.trim()))
    return value as string[];
  throw new Error(`${place}: ${key} must be a list of texts. Put numbers and words like "true" in quotes.`);
}

/** The file with the phrases of a page. */
export const phraseFile = (page: string): string => page.replace(/\.mdx?$/u, '.search.yml');

/**
 * Adds the phrases in the file beside a page, if there is one, to the sections of the page.
 * @throws Error with file, line, key and remedy for an unknown key or heading, or a value that is no text.
 */
export async function addPhrases(page: string, route: string, find: FindSection): Promise<void> {
  const file = phraseFile(page);
  if (!existsSync(file)) return;
  const add = (section: SectionRecord, phrases: readonly string[]) => {
    section.phrases = [...(section.phrases ?? []), ...phrases];
  };
  const {values, at} = await parseFile(file);
  for (const [key, value] of mapping(values, `${file}:1`, 'The file')) {
    if (key === 'page') {
      add(find(route) as SectionRecord, phraseList(value, at(key), key));
      continue;
    }
    if (key !== 'sections')
      throw new Error(`${at(key)}: unknown key "${key}". Put the phrases under "page" or "sections".`);
    for (const [id, phrases] of mapping(value, at(key), key)) {
      const section = find(`${route}#${id}`);
      if (!section)
        throw new Error(
          `${at(id)}: sections.${id}: no heading of the page has this id. Correct the id here or in the page.`,
        );
      add(section, phraseList(phrases, at(id), `sections.${id}`));
    }
  }
}

/**
 * Adds the terms of other ecosystems to the sections that explain them.
 * @throws Error with file, line, key and remedy for an unknown section, or a value of another type.
 */
export async function addTranslations(file: string, find: FindSection): Promise<void> {
  const {values, at} = await parseFile(file);
  for (const [term, value] of mapping(values, `${file}:1`, 'The file')) {
    const [here, answer] = Array.isArray(value) ? (value as unknown[]) : ['', value];
    if (typeof here !== 'string' || typeof answer !== 'string')
      throw new Error(
        `${at(term)}: "${term}" must be [counterpart, /page#section], or /page#section where there is no counterpart.`,
      );
    const section = find(answer);
    if (!section)
      throw new Error(
        `${at(term)}: "${term}" refers to ${answer}, which is not a section. Correct the address, or the id of the heading.`,
      );
    section.translations = [...(section.translations ?? []), {term, here}];
  }
}
