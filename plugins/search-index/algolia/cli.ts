// Sends the records of the documentation to Algolia. Usage: npm run search:push [-- --dry-run]
import {algoliaRecords} from '@packages/search/build';
import {algoliasearch} from 'algoliasearch';
import {readArguments} from '../../../lib/command/arguments';
import {product} from '../../../src/site/product';
import {searchSettings} from '../../../src/site/search';
import {indexFacets} from '../../../src/search-ui/facets';
import {readPages} from '../pages';
import {pageSources} from '../sources';
import {readWords} from '../words';
import {compareIndex, replaceIndex, type Changes} from './push';
import {indexSettings, indexSynonyms} from './settings';

const SHOWN = 10;

function required(name: string): string {
  const value = process.env[name]?.trim();
  if (!value)
    throw new Error(`${name} is missing. Set it in the environment; do not store the admin key in a file.`);
  return value;
}

function printList(title: string, items: readonly string[]): void {
  console.log(`${String(items.length).padStart(6)} ${title}`);
  for (const item of items.slice(0, SHOWN)) console.log(`         ${item}`);
  if (items.length > SHOWN) console.log(`         … and ${items.length - SHOWN} more`);
}

function print({added, changed, removed, settings}: Changes): void {
  printList('records new', added);
  printList('records changed', changed);
  printList('records gone', removed);
  printList('settings changed', settings);
}

async function main(): Promise<void> {
  const {values} = readArguments('Usage: npm run search:push [-- --dry-run]', {
    options: {'dry-run': {type: 'boolean', default: false}},
  });
  const isDryRun = values['dry-run'];
  const client = algoliasearch(required('ALGOLIA_APP_ID'), required('ALGOLIA_ADMIN_KEY'));
  const indexName = process.env.ALGOLIA_INDEX_NAME?.trim() || searchSettings.indexName;
  const siteUrl =
    (process.env.SITE_URL?.trim() || product.url) + (process.env.SITE_BASE_URL?.trim() || product.baseUrl);
  const sources = pageSources(process.cwd());
  const pages = await readPages(sources);
  const records = algoliaRecords(pages, siteUrl, indexFacets('en'));
  const content = {
    records,
    settings: indexSettings,
    synonyms: indexSynonyms(pages, readWords(sources.wordsFile)),
  };

  console.log(`${records.length} records of ${pages.length} pages for the index "${indexName}".`);
  print(await compareIndex(client, indexName, content));
  if (isDryRun) {
    console.log('Nothing was sent: this was a dry run.');
    return;
  }
  await replaceIndex(client, indexName, content);
  console.log(`The index "${indexName}" was replaced.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
