import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join, sep} from 'node:path';
import {docRoutes} from '../../e2e/_helpers/routes';
import {visit} from 'unist-util-visit';
import {parseTree} from '../../markdown/pages/page';
import {DATA_FOLDER, pageDataFile} from '../../lib/data/read';
import {findPages, findTexts} from '../../markdown/pages';
import {readPages, routeOf} from '../../plugins/search-index/pages';
import {pageSources} from '../../plugins/search-index/sources';
import {networks} from '../../src/site/networks';
import {error, warning, type Problem} from './problem';

const ROUTES = 'e2e/_helpers/routes.ts';

/** Number of bytes above which readers wait for an image. */
const LARGE_IMAGE = 200_000;

/** Problems that concern several files: routes, phrases for the search, networks and images. */
export const siteProblems = async (): Promise<Problem[]> => [
  ...routeProblems(findPages().map((file) => ({file, route: routeOfFile(file)}))),
  ...strayListProblems(
    (['search', 'sources'] as const).flatMap((kind) => filesBelow(`${DATA_FOLDER}/${kind}`)),
    findTexts(),
  ),
  ...(await searchAndLinkProblems()),
  ...networkProblems(),
  ...imageProblems(),
];

function routeOfFile(file: string): string {
  const [, slug] = /^slug: *(\S+) *$/m.exec(readFileSync(file, 'utf8')) ?? [];
  return routeOf(file.replace(/^docs\//, '').replace(/\.mdx?$/, ''), slug);
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll(sep, '/'));

/** Lists of search phrases or sources without a page: nothing would read them. */
export function strayListProblems(lists: readonly string[], texts: readonly string[]): Problem[] {
  const read = new Set(
    texts.flatMap((text) => [pageDataFile('search', text), pageDataFile('sources', text)]),
  );
  return lists
    .filter((list) => !read.has(list))
    .map((list) =>
      error(
        list,
        1,
        `no page has this list; give it the path of its page: ${pageDataFile('search', 'docs/nodes/index.mdx')} belongs to docs/nodes/index.mdx`,
      ),
    );
}

/** Compares the pages with the routes that the site must have. */
export function routeProblems(pages: readonly {file: string; route: string}[]): Problem[] {
  const remedy = `the pages are fixed: open an issue first, then change ${ROUTES} and sidebars.ts, too`;
  const routes = pages.map(({route}) => route);
  return [
    ...pages
      .filter(({route}) => !docRoutes.includes(route))
      .map(({file, route}) => error(file, 1, `${route} is not a route of the site; ${remedy}`)),
    ...docRoutes
      .filter((route) => !routes.includes(route))
      .map((route) => error(ROUTES, 1, `no page has the route ${route}; ${remedy}`)),
  ];
}

/** The first wrong id or value in the phrases for the search; links to pages and headings that do not exist. */
async function searchAndLinkProblems(): Promise<Problem[]> {
  try {
    const anchors = new Map<string, Set<string>>();
    for (const {path, sections} of await readPages(pageSources('.')))
      anchors.set(path, new Set(sections.map(({anchor}) => anchor)));
    return findPages().flatMap((file) => brokenLinks(file, routeOfFile(file), anchors));
  } catch (problem) {
    const [, file, line, message] = /^([^\s:]+):(\d+): ([^]*)$/.exec((problem as Error).message) ?? [];
    if (!file || !message) throw problem;
    return [error(file, Number(line), message)];
  }
}

/**
 * The links of a page whose target does not exist.
 * @param anchors the ids of each route's headings
 */
export function brokenLinks(
  file: string,
  route: string,
  anchors: ReadonlyMap<string, Set<string>>,
): Problem[] {
  const problems: Problem[] = [];
  visit(parseTree(readFileSync(file, 'utf8'), file), 'link', ({url, position}) => {
    if (!/^[/#]/.test(url)) return;
    const {pathname, hash} = new URL(url, `http://site${route}`);
    const line = position?.start.line ?? 1;
    const target = anchors.get(pathname);
    if (!target && !existsSync(`static${pathname}`))
      problems.push(error(file, line, `${url}: no page has this address; correct the link`));
    else if (hash && target && !target.has(decodeURI(hash.slice(1))))
      problems.push(error(file, line, `${url}: no heading has this id; correct the link`));
  });
  return problems;
}

function networkProblems(): Problem[] {
  const page = 'docs/getting-started/index.mdx';
  const text = readFileSync(page, 'utf8');
  return networks.flatMap(({label, rest, faucet, indexer}) =>
    [rest, faucet, indexer]
      .filter((address) => address && !text.includes(address))
      .map((address) =>
        error(page, 1, `the networks table lacks ${address} (${label}); src/site/networks.ts has it`),
      ),
  );
}

function imageProblems(): Problem[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', 'docs', 'static'], {
    encoding: 'utf8',
  });
  return files
    .split('\n')
    .filter((file) => /\.(png|jpe?g|gif|webp|avif|svg)$/i.test(file) && existsSync(file))
    .map((file) => ({file, kilobytes: Math.round(statSync(file).size / 1000)}))
    .filter(({kilobytes}) => kilobytes * 1000 > LARGE_IMAGE)
    .map(({file, kilobytes}) =>
      warning(
        file,
        1,
        `the image has ${kilobytes} KB; save it as WebP, at most 1600 pixels wide, to stay below ${LARGE_IMAGE / 1000} KB`,
      ),
    );
}
