import type {RootContent} from 'mdast';
import {errors as all} from './data';
import {abortId, outcomeOf, TOOLS, type FrameworkAbort, type ToolError, type VmStatus} from './model';
import {frameworkId} from '../framework/model';
import {
  code,
  component,
  element,
  folded,
  link,
  table,
  unsearched,
  withCode,
  type LinkableRow,
} from '../../lib/page-nodes';

/** The first cell links to its own row, so that readers can share it. */
const nameCell = (id: string, name: string) => link(`#${id}`, [code(name)]);

/** The cells with cause and fix, and a link to the page that explains more. */
const explanation = (name: string, {cause, fix, href}: VmStatus | ToolError): LinkableRow['cells'] => [
  withCode(cause),
  [
    ...withCode(fix),
    ...(href
      ? [' ', unsearched(link(href, ['Where this happens'], {ariaLabel: `Where this happens: ${name}`}))]
      : []),
  ],
];

const columns = (first: string) =>
  [
    [first, false],
    ['Cause', true],
    ['What to do', true],
  ] as const;

function statusTable(of: (status: VmStatus) => boolean): RootContent[] {
  const rows = all()
    .statuses.filter(of)
    .map((status): LinkableRow => {
      const {name, code: number} = status;
      return {
        section: {anchor: name, heading: name, depth: 4, code: String(number), entry: 'name'},
        cells: [[nameCell(name, name), element('div', {}, [String(number)])], ...explanation(name, status)],
      };
    });
  return [table(columns('Status'), rows)];
}

/** Not reference entries: the flags and commands in a message are explained elsewhere. */
const toolTables = (): RootContent[] =>
  TOOLS.flatMap((tool) => [
    element('h3', {id: `tool-${tool.toLowerCase().replace(/\W+/g, '-')}`}, [tool]),
    toolTable(tool),
  ]);

function toolTable(tool: ToolError['tool']): RootContent {
  const errors = all().toolErrors.filter((error) => error.tool === tool && !error.unlisted);
  const rows = errors.map((error): LinkableRow => {
    const {id, message, also = []} = error;
    return {
      section: {anchor: id, heading: message, depth: 4, content: also.join(' ')},
      cells: [[nameCell(id, message)], ...explanation(message, error)],
    };
  });
  return table(columns('Message'), rows);
}

function abortRow(abort: FrameworkAbort): LinkableRow {
  const {module, name, category, code: number, hex, message, advice} = abort;
  return {
    section: {
      anchor: abortId(abort),
      heading: name,
      depth: 4,
      content: module,
      code: `${hex} ${number}`,
      entry: 'name',
    },
    cells: [
      [code(name)],
      [code(hex), ' ', element('span', {}, [String(number)])],
      [
        message,
        ...(category ? [' ', unsearched(element('span', {}, [category]))] : []),
        ...(advice ? [' ', ...withCode(`${advice.cause} ${advice.fix}`)] : []),
        ...(advice?.href
          ? [
              ' ',
              unsearched(
                link(advice.href, ['Where this happens'], {ariaLabel: `Where this happens: ${name}`}),
              ),
            ]
          : []),
      ],
    ],
  };
}

/** Every abort code of the framework, folded by module. */
function abortTables(): RootContent[] {
  const {aborts} = all();
  const modules = [...new Set(aborts.map(({module}) => module))];
  const titles = [
    ['Name', false],
    ['Code', false],
    ['Meaning', true],
  ] as const;
  const sections = modules.map((module) => {
    const id = frameworkId(module);
    const codes = table(titles, aborts.filter((abort) => abort.module === module).map(abortRow));
    const count = codes.children.length - 1;
    // No node of a heading, because the page's contents would list all modules.
    const heading = unsearched(element('h3', {id}, [code(module)]));
    return folded(element('section', {dataEntry: ''}, [heading, codes]), {
      id,
      name: module,
      summary: count === 1 ? '1 code' : `${count} codes`,
      content: [codes],
    });
  });
  const total = String(modules.length);
  return [
    component('FoldedReference', {reference: 'aborts'}, [
      component('FilteredList', {total, nouns: 'module modules'}, sections),
    ]),
  ];
}

const parts: Readonly<Partial<Record<string, () => RootContent[]>>> = {
  /** Errors of the CLI, the REST API and the SDK before a transaction exists. */
  tools: toolTables,
  /** Statuses of transactions that do not, or may not, reach the chain. */
  discarded: () => statusTable((status) => outcomeOf(status) !== 'charged'),
  /** Statuses of transactions that are on chain without effect. */
  charged: () => statusTable((status) => outcomeOf(status) === 'charged'),
  aborts: abortTables,
};

/** A part of the page of errors. @throws Error for an unknown part */
export function errorAtlas(part: string): RootContent[] {
  const make = parts[part];
  if (!make) throw new Error(`<ErrorAtlas part="${part}">: part is one of ${Object.keys(parts).join(', ')}.`);
  return [component('ErrorAtlas', {}, make())];
}
