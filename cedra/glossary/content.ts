import type {RootContent} from 'mdast';
import {terms, type Term} from './data';
import {component, element, joined, link, sectioned, unsearched, withCode} from '../../lib/page-nodes';

function entryOf(
  {id, term, definition, see, aliases}: Term,
  names: ReadonlyMap<string, string>,
): RootContent {
  const name = element('dt', {id}, [
    term,
    link(`#${id}`, [], {className: 'hash-link', ariaLabel: `Link to ${term}`}),
  ]);
  const related = (see ?? []).map((other) => link(`#${other}`, [names.get(other) ?? other]));
  const text = element('dd', {}, [
    ...(aliases ? [unsearched(element('span', {}, [`also: ${aliases.join(', ')}. `]))] : []),
    ...withCode(definition),
    ...(see
      ? [unsearched(element('span', {}, [' See ', ...joined<string | RootContent>(related, ', '), '.']))]
      : []),
  ]);
  return sectioned(element('div', {dataEntry: ''}, [unsearched(name), text]), {
    anchor: id,
    heading: term,
    depth: 3,
    phrases: aliases ?? [],
    entry: 'term',
  });
}

/** The alphabet, in which each letter links to its first term. */
function letters(byName: readonly Term[]): RootContent {
  const links = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => {
    const first = byName.find(({term}) => term.charAt(0).toUpperCase() === letter);
    return first ? link(`#${first.id}`, [letter]) : element('span', {ariaHidden: 'true'}, [letter]);
  });
  return unsearched(element('nav', {ariaLabel: 'Terms by letter', dataMarkdown: 'skip'}, links));
}

/** The whole glossary in alphabetical order, with a filter. */
export function glossary(): RootContent[] {
  const byName = [...terms()].sort((a, b) => a.term.localeCompare(b.term, 'en'));
  const names = new Map(byName.map(({id, term}) => [id, term]));
  const list = element(
    'dl',
    {},
    byName.map((each) => entryOf(each, names)),
  );
  const filtered = component('FilteredList', {total: String(byName.length), nouns: 'term terms'}, [list]);
  return [component('Glossary', {}, [letters(byName), filtered])];
}
