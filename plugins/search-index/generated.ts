import type {SectionRecord} from '@packages/search/build';
import {declaredName, frameworkId} from '../../lib/framework/model';
import {moduleGroups} from '../../lib/framework/modules';
import {endpointGroups} from '../../lib/rest/endpoints';
import {endpointId} from '../../lib/rest/model';
import {sdkReference} from '../../lib/sdk/reference';
import cli from '../../lib/generated/cli.json';
import framework from '../../lib/generated/framework.json';
import {abortId} from '../../src/errors/abortId';
import {aborts} from '../../src/errors/aborts';
import {isDiscarded, statuses} from '../../src/errors/statuses';
import {toolErrors} from '../../src/errors/tools';
import {terms} from '../../src/glossary/terms';
import {releases} from '../../src/site/releases';
import {commandId, compact, SHARED_OPTIONS} from '../../lib/cli';

/** A section that a component renders from data, and that is not in the MDX source. */
export interface GeneratedSection {
  anchor: string;
  heading: string;
  depth: number;
  content: string;
  code: string;
  phrases?: SectionRecord['phrases'];
  entry?: SectionRecord['entry'];
}

function glossary(): GeneratedSection[] {
  return terms.map(({id, term, definition, aliases = []}) => ({
    anchor: id,
    heading: term,
    depth: 3,
    content: definition,
    code: '',
    phrases: aliases,
    entry: 'term',
  }));
}

function cliReference(): GeneratedSection[] {
  const {commands, sharedOptions} = compact(cli);
  const optionTexts = (options: typeof sharedOptions) =>
    options.map(({description}) => description).join(' ');
  const flags = (options: typeof sharedOptions) => options.map(({long}) => `--${long}`).join(' ');
  return [
    ...commands.map(({path, about, details, ownOptions}) => ({
      anchor: commandId(path),
      heading: `cedra ${path}`.trim(),
      depth: path.includes(' ') ? 4 : 3,
      content: [about, details, optionTexts(ownOptions)].join(' '),
      code: flags(ownOptions),
      entry: 'api' as const,
    })),
    {
      anchor: 'shared-options',
      heading: SHARED_OPTIONS,
      depth: 3,
      content: optionTexts(sharedOptions),
      code: flags(sharedOptions),
      entry: 'api' as const,
    },
  ];
}

/** One section for each module with the names that it declares: a section for each function would double the index. */
function frameworkReference(): GeneratedSection[] {
  const summaries = Object.assign({}, ...moduleGroups.map(({modules}) => modules)) as Record<string, string>;
  return framework.modules.map(({module, structs, functions}) => ({
    anchor: frameworkId(module),
    heading: module,
    depth: 4,
    content: summaries[module] ?? '',
    code: [...functions, ...structs]
      .map((declaration) => `${module.split('::')[1]}::${declaredName(declaration)}`)
      .join(' '),
    entry: 'api',
  }));
}

function restReference(): GeneratedSection[] {
  return Object.values(endpointGroups).flatMap((endpoints) =>
    Object.entries(endpoints).map(([operation, {method = 'GET', path, summary}]) => ({
      anchor: endpointId(operation),
      heading: `${method} ${path}`,
      depth: 4,
      content: summary,
      code: operation,
      phrases: [`/v1${path.replace(/\/\{[^/]*\}/gu, '')}`],
      entry: 'name' as const,
    })),
  );
}

function sdkMethods(): GeneratedSection[] {
  return sdkReference().flatMap(({entries}) =>
    entries.map(({id, name, summary, call, members = [], notes}) => ({
      anchor: id,
      heading: name,
      depth: 4,
      content: [summary, ...notes].join(' '),
      code: [
        ...(call?.parameters ?? []).map((each) => each.name),
        ...members.map((each) => each.declaration),
      ].join(' '),
      entry: 'api' as const,
    })),
  );
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

function vmStatuses(discarded: boolean): GeneratedSection[] {
  return statuses
    .filter((status) => isDiscarded(status) === discarded)
    .map(({name, code, cause, fix}) => ({
      anchor: name,
      heading: name,
      depth: 4,
      content: `${cause} ${fix}`,
      code: String(code),
      entry: 'name',
    }));
}

/** No reference entries: the flags and commands in a message are explained elsewhere. */
function toolMessages(): GeneratedSection[] {
  return toolErrors.map(({id, message, also = [], cause, fix}) => ({
    anchor: id,
    heading: message,
    depth: 4,
    content: [cause, fix, ...also].join(' '),
    code: '',
  }));
}

function releaseTable(): GeneratedSection[] {
  return releases.map(({id, name, date = '', note}) => ({
    anchor: id,
    heading: name,
    depth: 3,
    content: `${date} ${note}`,
    code: '',
  }));
}

/** Components that render headings or text of their own. The check of the built pages fails for one that is missing here. */
const components: Record<string, () => GeneratedSection[]> = {
  CliReference: cliReference,
  'ErrorAtlas aborts': abortTables,
  'ErrorAtlas charged': () => vmStatuses(false),
  'ErrorAtlas discarded': () => vmStatuses(true),
  'ErrorAtlas tools': toolMessages,
  FrameworkReference: frameworkReference,
  Glossary: glossary,
  RestReference: restReference,
  Releases: releaseTable,
  SdkReference: sdkMethods,
};

/** The sections that a component adds to its page; the argument is its name, and the value of `part` if it has one. */
export const generatedSections = (component: string): GeneratedSection[] => components[component]?.() ?? [];
