import cli from '../../proof/generated/cli.json';
import {abortId, aborts} from '../../src/errors/aborts';
import {statuses, type VmStatus} from '../../src/errors/statuses';
import {toolErrors} from '../../src/errors/tools';
import {terms} from '../../src/glossary/terms';
import type {SectionRecord} from '../../src/search/engine/types';
import {commandId, compact} from '../cli-reference/compact';

/** A section that a component renders from data, and that therefore is not in the MDX source. */
export interface GeneratedSection {
  anchor: string;
  heading: string;
  depth: number;
  content: string;
  code: string;
  names?: SectionRecord['names'];
  entry?: SectionRecord['entry'];
}

function glossary(): GeneratedSection[] {
  return terms.map(({id, term, definition, aliases = []}) => ({
    anchor: id,
    heading: term,
    depth: 3,
    content: definition,
    code: '',
    names: aliases.map((name) => ({name})),
    entry: 'term',
  }));
}

function cliReference(): GeneratedSection[] {
  return compact(cli).commands.map(({path, about, details, own}) => ({
    anchor: commandId(path),
    heading: `cedra ${path}`.trim(),
    depth: path.includes(' ') ? 4 : 3,
    content: [about, details, ...own.map(({description}) => description)].join(' '),
    code: own.map(({long}) => `--${long}`).join(' '),
    entry: 'name',
  }));
}

function abortTables(): GeneratedSection[] {
  return aborts.map((abort) => ({
    anchor: abortId(abort),
    heading: abort.name,
    depth: 4,
    content: `${abort.module} ${abort.message}`,
    code: `${abort.hex} ${abort.code}`,
    entry: 'name',
  }));
}

function vmStatuses(only: VmStatus['kind']): GeneratedSection[] {
  return statuses
    .filter(({kind}) => kind === only)
    .map(({name, code, cause, fix}) => ({
      anchor: name,
      heading: name,
      depth: 4,
      content: `${cause} ${fix}`,
      code: String(code),
      entry: 'name',
    }));
}

/** Sections and no names: a flag or a command that a message mentions is explained elsewhere. */
function toolMessages(): GeneratedSection[] {
  return toolErrors.map(({id, message, also = [], cause, fix}) => ({
    anchor: id,
    heading: message,
    depth: 4,
    content: [cause, fix, ...also].join(' '),
    code: '',
  }));
}

/** Components that write headings or text of their own. A component that does and is missing here fails the check of the built pages. */
const components: Record<string, () => GeneratedSection[]> = {
  AbortTables: abortTables,
  CliReference: cliReference,
  Glossary: glossary,
  ChargedStatuses: () => vmStatuses('charged'),
  DiscardedStatuses: () => vmStatuses('discarded'),
  ToolTable: toolMessages,
};

/** What a component adds to the page on which it stands. */
export const generatedSections = (component: string): GeneratedSection[] => components[component]?.() ?? [];
