import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {compress, type Manifest, pack, writePackage} from '@cedra-docs/docs-tool/build';
import {cachedData} from '../../../lib/disk-cache';
import {type AllContent, pageRoute, publishedDocs} from '../../../lib/docs-version';
import {readReceipts} from '../../../cedra/receipts/receipts';
import {loadPage} from '../../../cedra/pages/page';
import {product, TOOL_NAME, toolCommand} from '../../../src/site/product';
import type {Written} from '../written';
import type {SearchContent} from '../../search-index';
import {pageSources} from '../../search-index/sources';
import {readWords} from '../../search-index/words';
import {type SourcePage, toolData} from './data';

/** The version of the package: that of the site, and the day of the newest proof. */
function versionOf(siteDir: string, pages: readonly SourcePage[]): string {
  const {version} = JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as {version: string};
  const dates = pages.flatMap(({receipt}) => receipt?.date ?? []);
  const newest = dates.sort().at(-1);
  return newest === undefined ? version : `${version}-${newest.replaceAll('-', '')}`;
}

const readmeOf = (title: string, command: string): string => `# ${title}, for the terminal and for assistants

\`\`\`bash
${command} search "estimate gas"
${command} help
\`\`\`

\`mcp\` serves the same commands as tools over standard input and output. In the configuration of an assistant:

\`\`\`json
{"mcpServers": {"${TOOL_NAME}": {"command": "npx", "args": [${command
  .split(' ')
  .slice(1)
  .map((word) => JSON.stringify(word))
  .join(', ')}, "mcp"]}}}
\`\`\`

Everything is answered from this package: it asks no network, starts no program and writes no file. \`npx\` keeps the package: for a newer one, end the address with another word, such as \`.tgz?2\`.
`;

/** Publishes the documentation as a command-line tool and a server for assistants: an archive that `npx` runs. */
export async function writeTool(
  {siteDir, siteConfig, baseUrl, generatedFilesDir}: LoadContext,
  allContent: AllContent,
  written: Written,
  outDir: string,
): Promise<void> {
  const search = allContent['search-index']?.default as SearchContent | undefined;
  if (!search) throw new Error('markdown: the search index is missing, from which the tool searches.');
  const receipts = readReceipts(siteDir);
  const pages = publishedDocs(allContent).map(({source, permalink, title}): SourcePage => {
    const file = source.replace('@site/', '');
    return {route: pageRoute(permalink, baseUrl), title, page: loadPage(file), receipt: receipts[file]};
  });
  const site = new URL(baseUrl, siteConfig.url).href;
  const title = `${product.name} ${product.siteTitle}`;
  const version = versionOf(siteDir, pages);
  const vocabulary = readWords(pageSources(siteDir).wordsFile);
  const sources = {name: TOOL_NAME, title, version, site, records: search.pages, vocabulary, pages};
  const {data, files} = toolData({...sources, written});
  const packed = Buffer.from(pack(data, files));
  const manifest: Manifest = {
    name: TOOL_NAME,
    version,
    description: `${title}: search, proven examples, errors explained, checks; offline, and an MCP server.`,
    license: 'Apache-2.0',
    homepage: site,
  };
  await writePackage(
    {
      entry: path.join(siteDir, 'plugins/markdown/tool/program/index.ts'),
      data: await cachedData('docs-tool', [packed], () => compress(packed)),
      manifest,
      readme: readmeOf(title, toolCommand(site)),
      folder: path.join(generatedFilesDir, 'docs-tool-package'),
    },
    path.join(outDir, `${TOOL_NAME}.tgz`),
  );
}
