import type {RootContent} from 'mdast';
import {endpointGroups} from '../../../cedra/rest/data';
import {moduleGroups} from '../../../cedra/framework/data';
import {declaredName, frameworkId} from '../../../cedra/framework/model';
import framework from '../../../cedra/framework/generated.json';
import {endpointId, TYPES_ID} from '../../../cedra/rest/model';
import {sdkEntries as sdkGroups} from '../../../cedra/sdk/reference';
import {foldedEntry} from './fold';
import {component, element, sectioned, unsearched, type SearchSection} from '../../../lib/page-nodes';

interface ReferenceEntry {
  id: string;
  name: string;
  /** One line, with code between backticks. */
  summary: string;
  /** For the search; without it, the search does not know the entry. */
  section?: Pick<SearchSection, 'code' | 'entry' | 'phrases'> &
    Partial<Pick<SearchSection, 'heading' | 'content'>>;
}

function foldOf({id, name, summary, section}: ReferenceEntry): RootContent {
  const fold = foldedEntry({id, name, summary});
  return section ? sectioned(fold, {anchor: id, heading: name, depth: 4, ...section}) : unsearched(fold);
}

/** A reference whose entries are folded, with a filter; `FoldedContent` loads what is inside. */
function reference(
  name: string,
  nouns: string,
  groups: readonly (readonly [string, readonly ReferenceEntry[]])[],
) {
  const total = String(groups.flatMap(([, entries]) => entries).length);
  const sections = groups.map(([title, entries]) =>
    // No node of a heading, because the page's contents would list all groups.
    element('section', {dataGroup: ''}, [unsearched(element('h3', {}, [title])), ...entries.map(foldOf)]),
  );
  return [
    component('FoldedReference', {reference: name}, [component('FilteredList', {total, nouns}, sections)]),
  ];
}

/** The framework's modules. The search has the names that each declares, without sections of their own: those would double the index. */
export function frameworkReference(): RootContent[] {
  const declared = new Map(
    framework.modules.map(({module, structs, functions}) => [
      module,
      [...functions, ...structs]
        .map((declaration) => `${module.split('::')[1]}::${declaredName(declaration)}`)
        .join(' '),
    ]),
  );
  const groups = Object.entries(moduleGroups()).map(([title, modules]) => {
    const entries = Object.entries(modules).map(([module, summary]): ReferenceEntry => ({
      id: frameworkId(module),
      name: module,
      summary,
      section: {code: declared.get(module) ?? '', entry: 'api'},
    }));
    return [title, entries] as const;
  });
  return reference('framework', 'module modules', groups);
}

/** The endpoints of the node's REST API, and its types. */
export function restReference(): RootContent[] {
  const groups = Object.entries(endpointGroups()).map(([title, endpoints]) => {
    const entries = Object.entries(endpoints).map(
      ([operation, {method = 'GET', path, summary}]): ReferenceEntry => ({
        id: endpointId(operation),
        name: `${method} ${path}`,
        summary,
        section: {code: operation, phrases: [`/v1${path.replace(/\/\{[^/]*\}/gu, '')}`], entry: 'name'},
      }),
    );
    return [title, entries] as const;
  });
  const types = {id: TYPES_ID, name: 'Request and response types', summary: 'Each field with its type.'};
  return reference('rest', 'entry entries', [...groups, ['Types', [types]]]);
}

/** The methods and classes of the TypeScript SDK. The search knows their notes, parameters and members. */
export function sdkReference(): RootContent[] {
  const groups = sdkGroups().map(({title, entries}) => {
    const folds = entries.map(({id, name, summary, call, members = [], notes}): ReferenceEntry => ({
      id,
      name,
      summary,
      section: {
        // A search for "account" means the word, not the class.
        heading: call ? name : `class ${name}`,
        content: notes.filter((note) => note !== summary).join(' '),
        code: [
          ...(call?.parameters ?? []).map((each) => each.name),
          ...members.map((each) => each.declaration),
        ].join(' '),
        entry: 'api',
      },
    }));
    return [title, folds] as const;
  });
  return reference('sdk', 'entry entries', groups);
}
