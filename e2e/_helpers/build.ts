// Files of the plain build.
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {docRoutes} from './routes';
import {sites} from './sites';

const {directory} = sites.plain;

export const built = (file: string): string => readFileSync(join(directory, file), 'utf8');

export const builtFiles = (...extensions: string[]): string[] =>
  readdirSync(directory, {recursive: true, encoding: 'utf8'}).filter((file) =>
    extensions.some((extension) => file.endsWith(`.${extension}`)),
  );

/** The file of a route: `/intro` is `intro.html` or `intro.md`. */
export const fileOf = (route: string, extension: 'html' | 'md' = 'html'): string =>
  `${route === '/' ? 'index' : route.slice(1)}.${extension}`;

const documents = new Map<string, CheerioAPI>();

/** The HTML document of a route; `/404` is the not-found page. */
export function documentOf(route: string): CheerioAPI {
  const parsed = documents.get(route) ?? load(built(fileOf(route)));
  documents.set(route, parsed);
  return parsed;
}

/**
 * The routes of pages whose document contains a text, for tests of what the gallery lacks: another page may have it
 * after an edit.
 * @throws Error when no page contains it
 */
export function routesWith(text: RegExp): string[] {
  const routes = docRoutes.filter((route) => text.test(built(fileOf(route))));
  if (routes.length === 0) throw new Error(`No page contains ${text}.`);
  return routes;
}

/** The first of these routes. */
export const routeWith = (text: RegExp): string => routesWith(text)[0] ?? '';

/**
 * The first page with a diagram that a phone 320 px wide scales down, so that it has a button.
 * @throws Error when no page has one
 */
export function routeWithReducedDiagram(): string {
  const route = docRoutes.find((each) =>
    documentOf(each)('[role="img"]')
      .toArray()
      // The last drawing is that for narrow columns.
      .some((image) => Number(documentOf(each)(image).children('svg').last().attr('width')) > 340),
  );
  if (route === undefined) throw new Error('No page has a diagram that is wider than a phone.');
  return route;
}

interface BuiltScript {
  url: string;
  source: string;
}

/**
 * The script that contains a text.
 * @throws Error when no script or more than one contains it
 */
export function scriptWith(text: string): BuiltScript {
  const found = builtFiles('js')
    .filter((file) => file.startsWith('assets/js/'))
    .map((file) => ({url: `/${file}`, source: built(file)}))
    .filter(({source}) => source.includes(text));
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} scripts contain ${text}`);
  return found[0];
}

/** The script with the text of a document. */
export const contentScript = (docId: string): BuiltScript => scriptWith(`JSON.parse('{"id":"${docId}",`);
