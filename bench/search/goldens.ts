import cli from '../../lib/generated/cli.json';
import {compact} from '../../lib/cli';
import {aborts} from '../../src/errors/aborts';
import {statuses} from '../../src/errors/statuses';
import {toolErrors} from '../../src/errors/tools';
import {terms} from '../../src/glossary/terms';
import {inflections} from '../../src/search/engine/query';
import {atomWords} from '../../src/search/engine/tokens';
import type {PageRecord} from '../../src/search/engine/types';
import {vocabulary} from '../../src/search/vocabulary';
import {product} from '../../src/site/product';
import {pageOf} from './measure';

/** A name, and the pages that may come first when somebody types it. */
export interface Golden {
  kind: string;
  query: string;
  allowed: readonly string[];
}

/** Pages about a name: one of their headings, or its id, has most of its words, and the title the others. */
function pagesAbout(name: string, pages: readonly PageRecord[]): string[] {
  const wanted = atomWords(name);
  const has = (words: readonly string[], word: string) =>
    words.includes(word) || inflections(word).some((form) => words.includes(form));
  return pages
    .filter(({title, sections}) =>
      sections
        .filter(({entry}) => !entry)
        .some(({heading, anchor}) => {
          const own = atomWords(`${heading} ${anchor}`);
          const missing = wanted.filter((word) => !has(own, word));
          return missing.length * 2 < wanted.length && missing.every((word) => has(atomWords(title), word));
        }),
    )
    .map(({path}) => path);
}

/** The names whose first result is none of the pages it may be, with what came instead. */
export async function misled(
  names: readonly Golden[],
  search: (query: string) => Promise<string[]>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const {query, allowed} of names) {
    const [first = 'nothing'] = await search(query);
    if (!allowed.includes(pageOf(first))) wrong.push(`${query} -> ${first}`);
  }
  return wrong;
}

/** Where the vocabulary leads with a name, because it is another chain's, too. */
const answersOf = (name: string): string[] =>
  vocabulary
    .filter(([asked]) => asked.toLowerCase() === name.toLowerCase())
    .map(([, , answer]) => pageOf(answer));

/** Every name that must find its own page first: titles, commands, terms, errors, messages. */
export function goldens(pages: readonly PageRecord[]): Golden[] {
  const errors = [...new Set([...aborts, ...statuses].map(({name}) => name))];
  return [
    ...pages.map(({title}) => ({
      kind: 'page titles',
      query: title,
      allowed: pages.filter((page) => page.title === title).map(({path}) => path),
    })),
    ...compact(cli)
      .commands.filter(({path}) => path)
      .map(({path}) => ({
        kind: 'paths of CLI commands',
        query: `${product.slug} ${path}`,
        allowed: ['/cli/usage'],
      })),
    // Where a page or a section is about a term, that may come before the term's entry in the glossary.
    ...terms.map(({term}) => ({
      kind: 'glossary terms',
      query: term,
      allowed: ['/glossary', ...pagesAbout(term, pages), ...answersOf(term)],
    })),
    ...errors.map((query) => ({kind: 'error names', query, allowed: ['/move/errors']})),
    ...toolErrors.map(({message}) => ({
      kind: 'messages of the tools, as they are pasted',
      query: message.replaceAll('…', '').slice(0, 64),
      allowed: ['/move/errors'],
    })),
  ];
}
