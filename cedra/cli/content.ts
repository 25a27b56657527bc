import type {RootContent} from 'mdast';
import {commandId, compactReference, isGroup, type CliOption, type CompactCommand} from './model';
import generated from './generated.json';
import {
  code,
  component,
  element,
  folded,
  joined,
  link,
  sectioned,
  unchanging,
  unsearched,
  withCode,
  type Child,
} from '../../lib/page-nodes';

const optionId = (long: string): string => `option-${long}`;

/** Help text: paragraphs and lists between blank lines, code between backticks. */
function paragraphs(text: string): RootContent[] {
  return text
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((paragraph): RootContent => {
      if (!paragraph.startsWith('- ')) return {type: 'paragraph', children: withCode(paragraph)};
      const items = paragraph.slice(2).split(' - ');
      return element(
        'ul',
        {},
        items.map((item) => element('li', {}, withCode(item))),
      );
    });
}

/** `-y, --assume-yes`, or `--url <URL>`, or `<FILE>…` for an argument without a flag. */
function spelling({long, short, value}: CliOption): string {
  const name = long ? `--${long}` : '';
  const flags = short ? `-${short}, ${name}` : name;
  const argument = value ? `<${value.name}>${value.many ? '…' : ''}` : '';
  return [flags, argument].filter(Boolean).join(' ');
}

/** Small text below a command or an option. */
const remark = (children: readonly Child[]) => unsearched(element('p', {}, [element('small', {}, children)]));

/** Default, possible values and environment variable, where the help has them. */
function facts({default: preset, possibleValues, env}: CliOption): RootContent[] {
  const values = possibleValues.map(({value, description}) =>
    element('span', {}, [code(value), ...(description ? [` (${description})`] : [])]),
  );
  const sentences: Child[][] = [
    ...(preset ? [['Default: ', code(preset), '.']] : []),
    ...(values.length > 0 ? [['Possible values: ', ...joined<Child>(values, ', '), '.']] : []),
    ...(env ? [['Environment variable: ', code(env), '.']] : []),
  ];
  return sentences.length > 0 ? [remark(joined<Child[]>(sentences, [' ']).flat())] : [];
}

const optionList = (options: readonly CliOption[], idOf?: (long: string) => string) =>
  element(
    'dl',
    {},
    options.map((option) =>
      element('div', {}, [
        unsearched(element('dt', idOf ? {id: idOf(option.long)} : {}, [code(spelling(option))])),
        element('dd', {}, [...paragraphs(option.description), ...facts(option)]),
      ]),
    ),
  );

/** A heading that begins a section of the search with the flags of the options. */
function heading(depth: 3 | 4, id: string, title: Child, options: readonly CliOption[]): RootContent {
  const text = typeof title === 'string' ? title : 'value' in title ? title.value : '';
  return sectioned(
    {
      type: 'heading',
      depth,
      data: {hProperties: {id}},
      children: [typeof title === 'string' ? {type: 'text', value: title} : code(text)],
    },
    {
      anchor: id,
      heading: text,
      depth,
      code: options.map(({long}) => `--${long}`).join(' '),
      entry: 'api',
    },
  );
}

function commandSection({
  path,
  about,
  details,
  usage,
  ownOptions,
  sharedOptionNames,
}: CompactCommand): RootContent {
  const id = commandId(path);
  const name = `cedra ${path}`.trim();
  const shared = sharedOptionNames.map((long) => link(`#${optionId(long)}`, [code(`--${long}`)]));
  const content = [
    ...paragraphs(details),
    unsearched(element('p', {}, [code(usage)])),
    ...(ownOptions.length > 0 ? [optionList(ownOptions)] : []),
    ...(shared.length > 0 ? [remark(['Also accepts ', ...joined<Child>(shared, ', '), '.'])] : []),
  ];
  const section = element('section', {dataEntry: ''}, [
    heading(isGroup(path) ? 3 : 4, id, code(name), ownOptions),
    ...paragraphs(about),
    ...content,
  ]);
  return isGroup(path) ? section : folded(section, {id, name, summary: about, content});
}

/** Every command and flag of the pinned CLI, from its help. */
export function cliReference(): RootContent[] {
  const {version, sharedOptions, commands} = compactReference(generated);
  const list = component(
    'FilteredList',
    {total: String(commands.length), nouns: 'command commands', isSticky: 'true'},
    [
      ...commands.map(commandSection),
      element('section', {}, [
        heading(3, 'shared-options', 'Options that many commands share', sharedOptions),
        unchanging(optionList(sharedOptions, optionId)),
      ]),
    ],
  );
  const source = [
    'Generated from the ',
    code('--help'),
    ` output of CLI ${version}: ${commands.length} commands.`,
  ];
  const reference = component('FoldedReference', {reference: 'cli'}, [list]);
  return [component('CliReference', {}, [remark(source), reference])];
}
