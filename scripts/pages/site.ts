import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path, {join, sep} from 'node:path';
import type {SectionRecord} from '@cedra-docs/search/build';
import {docRoutes} from '../../e2e/_helpers/routes';
import {DATA_FOLDER, pageDataFile} from '../../lib/read-data';
import {findPages, findTexts} from '../../cedra/pages/files';
import {pageRenderer} from '../../plugins/mdx/rendered-page';
import {addressProblem, isGenerated, type Site} from '../../plugins/mdx/rendered-page/addresses';
import {
  type Found,
  type PageContent,
  readElements,
  repeatedIds,
} from '../../plugins/mdx/rendered-page/elements';
import {PageSyntaxError} from '../../cedra/pages/page';
import {readPages, routeOf} from '../../plugins/search-index/pages';
import {addPhrases, addTranslations, type FindSection} from '../../plugins/search-index/phrases';
import {pageSources} from '../../plugins/search-index/sources';
import {networks} from '../../cedra/networks/model';
import {product} from '../../src/site/product';
import {error, warning, type Problem} from './problem';

const ROUTES = 'e2e/_helpers/routes.ts';

/** Number of bytes above which readers wait for an image. */
const LARGE_IMAGE = 200_000;

/**
 * Problems that concern several files: routes, phrases for the search, networks and images.
 * @param files the pages whose links, pictures and elements are checked
 */
export async function siteProblems(files: readonly string[]): Promise<Problem[]> {
  const sections = await readSections();
  return [
    ...routeProblems(findPages().map((file) => ({file, route: routeOfFile(file)}))),
    ...strayListProblems(
      (['search', 'sources'] as const).flatMap((kind) => filesBelow(`${DATA_FOLDER}/${kind}`)),
      findTexts(),
    ),
    ...(await renderedProblems(files, sections)),
    ...(sections.size > 0 ? phraseProblems(sections) : []),
    ...networkProblems(),
    ...imageProblems(),
  ];
}

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

/** The sections of the pages by their addresses, without the phrases for the search; empty if a page cannot be parsed. */
async function readSections(): Promise<Map<string, SectionRecord>> {
  const {docsDir, sidebars} = pageSources('.');
  const found = new Map<string, SectionRecord>();
  try {
    for (const {path, sections} of await readPages({docsDir, sidebars}))
      for (const section of sections) {
        const address = section.anchor ? `${path}#${section.anchor}` : path;
        if (!found.has(address)) found.set(address, section);
      }
  } catch (problem) {
    // The check of that page reports it.
    if (!(problem instanceof PageSyntaxError)) throw problem;
    found.clear();
  }
  return found;
}

/** Problems of what the pages render: links, pictures, ids, components. */
async function renderedProblems(
  files: readonly string[],
  sections: ReadonlyMap<string, SectionRecord>,
): Promise<Problem[]> {
  const routes = new Map(findPages().map((file) => [file, routeOfFile(file)]));
  const fileByRoute = new Map([...routes].map(([file, route]) => [route, file]));
  const renderPage = pageRenderer(routes);
  const read = new Map<string, PageContent>();
  const contentOf = async (file: string): Promise<PageContent> => {
    const content = read.get(file) ?? readElements(await renderPage(file), file);
    read.set(file, content);
    return content;
  };
  const site: Site = {
    url: product.url,
    baseUrl: product.baseUrl,
    isPage: (route) => fileByRoute.has(route) || OTHER_PAGES.has(route),
    async hasId(route, id) {
      const file = fileByRoute.get(route);
      if (!file || sections.has(`${route}#${id}`)) return true;
      // Few links lead to an element without a heading, for which the whole page is rendered.
      const {ids, complaints} = await contentOf(file);
      return complaints.length > 0 || ids.some(({value}) => value === id);
    },
    isFile: (path) =>
      existsSync(`static${path}`) || isGenerated(path) || fileByRoute.has(path.replace(/\.md$/, '')),
  };
  const problems: Problem[] = [];
  for (const file of files) {
    const {addresses, ids, complaints} = await contentOf(file);
    for (const each of [...complaints, ...repeatedIds(ids)])
      problems.push(error(each.file, each.line, each.message));
    for (const {value, file: where, line} of addresses) {
      const problem = await addressProblem(value, routes.get(file) ?? '/', site);
      if (problem)
        problems.push(error(where, line, problem.message, problem.missing && idMark(problem.missing.id)));
    }
  }
  for (const {value, file, line} of dataAddresses()) {
    const problem = await addressProblem(value, '/', site);
    if (problem)
      problems.push(error(file, line, problem.message, problem.missing && idMark(problem.missing.id)));
  }
  return problems;
}

/** The addresses in the data that components show in the browser, where no check of a page sees them. */
const dataAddresses = (): Found[] =>
  filesBelow(DATA_FOLDER)
    .filter((file) => file.endsWith('.yml'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((text, index) => {
          const [, , value] = /^[\s-]*(?:href|url|link|see): *(['"]?)([^\s'"[]+)\1 *$/.exec(text) ?? [];
          return value === undefined ? [] : [{value, file, line: index + 1}];
        }),
    );

/** Pages that are no documents. */
const OTHER_PAGES = new Set(['/search']);

/** Wrong entries in the phrases and translations for the search. */
function phraseProblems(sections: ReadonlyMap<string, SectionRecord>): Problem[] {
  const {phrasesDir = '', translationsFile} = pageSources('.');
  const find: FindSection = (address) => sections.get(address);
  const problems: Problem[] = [];
  const collect = (read: () => void) => {
    try {
      read();
    } catch (problem) {
      const lines = (problem as Error).message.split('\n');
      const remedy = lines.pop() ?? '';
      for (const entry of lines) {
        const [, list = '', line, message = ''] = /^([^\s:]+):(\d+): (.*)$/.exec(entry) ?? [];
        if (!list) throw problem;
        const [, id] =
          /^sections\.(\S+) is not the id|refers to \S+#(\S+), which/.exec(message)?.filter(Boolean) ?? [];
        problems.push(error(list, Number(line), `${message}. ${remedy}`, id && idMark(id)));
      }
    }
  };
  for (const page of findPages()) {
    const list = path.join(phrasesDir, page.replace(/^docs\//, '').replace(/\.mdx?$/, '.yml'));
    collect(() => addPhrases(list, routeOfFile(page), find));
  }
  if (translationsFile) collect(() => addTranslations(translationsFile, find));
  return problems;
}

/** The end of a heading with an id. */
const idMark = (id: string): string => `{/* #${id} */}`;

function networkProblems(): Problem[] {
  const page = 'docs/getting-started/cli.mdx';
  const text = readFileSync(page, 'utf8');
  return networks.flatMap(({label, rest, faucet, indexer}) =>
    [rest, faucet, indexer]
      .filter((address) => address && !text.includes(address))
      .map((address) =>
        error(page, 1, `the networks table lacks ${address} (${label}); cedra/networks/model.ts has it`),
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
