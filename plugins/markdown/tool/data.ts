import {type DataFile, indexFiles} from '@cedra-docs/docs-tool/build';
import type {Page} from '@cedra-docs/proof/build';
import type {PageRecord, Vocabulary} from '@cedra-docs/search/build';
import type {CliReference} from '../../../cedra/cli/model';
import {errors} from '../../../cedra/errors/data';
import cli from '../../../cedra/cli/generated.json';
import framework from '../../../cedra/framework/generated.json';
import rest from '../../../cedra/rest/generated.json';
import sdkMethods from '../../../cedra/sdk/generated-methods.json';
import sdk from '../../../cedra/sdk/generated.json';
import {indexerSchemaText} from '../../../cedra/indexer/schema';
import type {PageReceipt} from '../../../cedra/receipts/receipts';
import type {KnownEndpoint} from '../../../cedra/rest/check';
import type {SdkReference} from '../../../cedra/sdk/check';
import {pageErrors} from '../../../cedra/errors/page-errors';
import {blockData, proofData, provenBlocks, type ProofData} from '../../../cedra/pages/proven-blocks';
import type {Written} from '../written';
import {placesOf} from './places';
import type {Example, ToolData} from './program/data';

/** A page with its code and its proof. */
export interface SourcePage {
  route: string;
  title: string;
  page: Page;
  receipt: PageReceipt | undefined;
}

/** The parts of the command tree that checks and answers use. */
const withoutTexts = ({commands, ...reference}: CliReference): CliReference => ({
  ...reference,
  commands: commands.map((command) => ({
    ...command,
    details: '',
    options: command.options.map(withoutText),
    arguments: command.arguments.map(withoutText),
  })),
});
const withoutText = (option: CliReference['commands'][number]['options'][number]) => ({
  ...option,
  description: '',
  possibleValues: option.possibleValues.map(({value}) => ({value, description: ''})),
});

/** Blocks that were not proven, or that have changed since. */
const UNPROVEN = ['written', 'unproven'];

/** The proven blocks of the pages. */
function examplesOf(pages: readonly SourcePage[], address: (route: string, heading?: string) => string) {
  const proofs: ProofData[] = [];
  const examples = pages.flatMap(({route, page, receipt}) => {
    if (!receipt) return [];
    const proof = proofs.push(proofData(receipt)) - 1;
    return provenBlocks(page, receipt).flatMap((proven): Example[] => {
      const {level} = proven;
      if (level === undefined || UNPROVEN.includes(level)) return [];
      return [{...blockData(proven), level, address: address(route, proven.block.heading), proof}];
    });
  });
  return {examples, proofs};
}

/** What the data is made of. */
export interface Sources {
  name: string;
  title: string;
  version: string;
  /** Public address of the site, with a slash at the end. */
  site: string;
  written: Written;
  records: readonly PageRecord[];
  vocabulary: Vocabulary;
  pages: readonly SourcePage[];
}

/** All that the program knows, and the files of its search index. */
export function toolData({name, title, version, site, written, records, vocabulary, pages}: Sources): {
  data: ToolData;
  files: DataFile[];
} {
  const recordOf = new Map(records.map((record) => [record.path, record]));
  const places = Object.fromEntries(
    written.pages.map((page) => [page.route, placesOf(page, recordOf.get(page.route))]),
  );
  const idOf = new Map(
    written.pages.flatMap(({route, headings}) =>
      headings.map(({id, title: text}): [string, string] => [`${route}#${text}`, id]),
    ),
  );
  const addressOf = (route: string, heading?: string): string => {
    const id = heading === undefined ? undefined : idOf.get(`${route}#${heading}`);
    return `${site}${route.slice(1)}${id === undefined ? '' : `#${id}`}`;
  };
  const {root, files} = indexFiles(records, vocabulary);
  const data: ToolData = {
    name,
    title,
    version,
    site,
    files: Object.fromEntries([...written.indexes, ...written.pages.flatMap((page) => page.files)]),
    places,
    index: root,
    ...examplesOf(pages, addressOf),
    errors: errors(),
    pageErrors: pages.flatMap((each) => pageErrors(each.page, each.route, each.title)),
    cli: withoutTexts(cli),
    endpoints: rest.endpoints.map(({id, method, path, parameters}) => ({
      id,
      method,
      path,
      parameters,
    })) as KnownEndpoint[],
    restVersion: rest.version,
    sdk: sdk as SdkReference,
    methods: sdkMethods.methods,
    framework: framework.modules,
    schema: indexerSchemaText(),
  };
  return {data, files};
}
