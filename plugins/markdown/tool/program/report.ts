import {InputError, type Library, type Tool} from '@cedra-docs/docs-tool';
import {links} from '../../../../src/site/links';
import type {ToolData} from './data';

/** In characters: hosts refuse longer addresses. */
const MAX_ADDRESS = 7_500;

/** `report_problem`: a link that opens a form. */
export const reportTool = ({cli, sdk, version, site}: ToolData, library: Library): Tool => ({
  name: 'report_problem',
  title: 'Report a problem of the documentation',
  description:
    'Returns a link to a form with the text filled in, for a person to open, check and send. Sends nothing.',
  arguments: [
    {
      name: 'text',
      description: 'what is wrong or missing, with commands and their output',
      maxLength: 100_000,
    },
    {name: 'page', description: 'address of the page', isOptional: true, maxLength: 500},
  ],
  run({text = '', page = ''}) {
    const route = page === '' ? undefined : library.pageOf(page);
    if (page !== '' && route === undefined)
      throw new InputError(`There is no page ${page}. Leave it out, or search for it.`);
    const url = new URL(links.newDocsIssue);
    const [first = ''] = text.trim().split('\n');
    url.searchParams.set('template', 'page.yml');
    url.searchParams.set('title', first.slice(0, 100));
    url.searchParams.set('page', route === undefined ? site : library.addressOf(route));
    url.searchParams.set(
      'versions',
      `documentation ${version}, for Cedra CLI ${cli.version}, ${sdk.package} ${sdk.version}`,
    );
    let shown = text.slice(0, MAX_ADDRESS);
    url.searchParams.set('happened', text);
    // A character has up to twelve in an address.
    while (url.href.length > MAX_ADDRESS) {
      shown = shown.slice(0, shown.length * 0.8);
      url.searchParams.set('happened', `${shown}…`);
    }
    return {
      text: `Nothing was sent. Open this address to check and send the report:\n\n${url.href}`,
      data: {url: url.href},
    };
  },
});
