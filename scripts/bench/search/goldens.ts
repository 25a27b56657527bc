import {pageOfAddress} from '@cedra-docs/search/bench';
import {atomTerms, type PageRecord} from '@cedra-docs/search/build';
import cli from '../../../cedra/cli/generated.json';
import {compactReference} from '../../../cedra/cli/model';
import {errors as allErrors} from '../../../cedra/errors/data';
import {terms} from '../../../cedra/glossary/data';
import {product} from '../../../src/site/product';

/** A name that readers search for, and the pages that may be its first result. */
export interface Golden {
  kind: string;
  query: string;
  allowed: readonly string[];
}

/** Pages about a name: more than half of its words are in a heading or its id, and the others in the page's title. */
function pagesAbout(name: string, pages: readonly PageRecord[]): string[] {
  const wanted = atomTerms(name);
  return pages
    .filter(({title, sections}) =>
      sections
        .filter(({entry}) => !entry)
        .some(({heading, anchor}) => {
          const own = atomTerms(`${heading} ${anchor}`);
          const missing = wanted.filter((term) => !own.includes(term));
          return (
            missing.length * 2 < wanted.length && missing.every((term) => atomTerms(title).includes(term))
          );
        }),
    )
    .map(({path}) => path);
}

/** The names whose first result is not an allowed page, each with that result. */
export async function wrongFirstResults(
  names: readonly Golden[],
  search: (query: string) => Promise<string[]>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const {query, allowed} of names) {
    const [first = 'nothing'] = await search(query);
    if (!allowed.includes(pageOfAddress(first))) wrong.push(`${query} -> ${first}`);
  }
  return wrong;
}

/** Pages with a section one of whose translations or phrases is the name. */
const pagesWithPhrase = (name: string, pages: readonly PageRecord[]): string[] =>
  pages
    .filter(({sections}) =>
      sections.some(({translations = [], phrases = []}) =>
        [...translations.map(({term}) => term), ...phrases].some(
          (phrase) => phrase.toLowerCase() === name.toLowerCase(),
        ),
      ),
    )
    .map(({path}) => path);

/** All names whose first result must be their own page: titles, commands, terms, errors, messages. */
export function goldens(pages: readonly PageRecord[]): Golden[] {
  const {aborts, statuses, toolErrors} = allErrors();
  const errors = [...new Set([...aborts, ...statuses].map(({name}) => name))];
  return [
    ...pages.map(({title}) => ({
      kind: 'page titles',
      query: title,
      allowed: pages.filter((page) => page.title === title).map(({path}) => path),
    })),
    ...compactReference(cli)
      .commands.filter(({path}) => path)
      .map(({path}) => ({
        kind: 'paths of CLI commands',
        query: `${product.slug} ${path}`,
        allowed: ['/cli/usage'],
      })),
    // A page or a section about a term may be ranked before its definition.
    ...terms().map(({term}) => ({
      kind: 'glossary terms',
      query: term,
      allowed: ['/glossary', ...pagesAbout(term, pages), ...pagesWithPhrase(term, pages)],
    })),
    ...errors.map((query) => ({kind: 'error names', query, allowed: ['/move/errors']})),
    // The page that shows the message is as good.
    ...toolErrors
      .filter(({unlisted}) => !unlisted)
      .map(({message, href}) => ({
        kind: 'pasted error messages of the tools',
        query: message.replaceAll('…', '').slice(0, 64),
        allowed: ['/move/errors', href.replace(/#.*/, '')],
      })),
  ];
}
