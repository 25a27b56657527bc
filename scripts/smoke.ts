// `npx tsx scripts/smoke.ts <url> [--no-headers]`: checks a deployed site from outside. `--no-headers` is for hosts that
// cannot send our headers, such as GitHub Pages.
import {readArguments} from '../lib/command/arguments';
import {parseHtml, scriptHashes} from '../plugins/document-head/head';

export interface DeployedSite {
  /** Its address with the base path, ending in a slash. */
  base: URL;
  /** `false` for hosts like GitHub Pages, where neither security headers nor caching can be set. */
  sendsHeaders: boolean;
}

interface PageResponse {
  path: string;
  status: number;
  headers: Headers;
  body: string;
}

interface Expected {
  status?: number;
  body?: RegExp;
  headers?: Readonly<Record<string, RegExp>>;
}

/** Milliseconds that a response may take. */
const TIMEOUT = 20_000;
/** Number of simultaneous requests; a small host may not cope with more. */
const CONCURRENCY = 8;
/** An address that no page will ever have. */
const UNKNOWN = 'there-is/no-such-page';

const COMPRESSED = {'content-encoding': /^(br|gzip|zstd)$/};
/** Caching for more than ten minutes would keep the next deploy from readers. */
const REVALIDATED = {'cache-control': /^(?!.*max-age=(?!([0-5]?\d{1,2}|600)\b))/};
const IMMUTABLE = {'cache-control': /max-age=31536000\b.*immutable/};
const SECURE = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^(DENY|SAMEORIGIN)$/,
  'referrer-policy': /strict-origin|no-referrer|same-origin/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'content-security-policy': /frame-ancestors '(none|self)'/,
};

async function get({base}: DeployedSite, path: string, init: RequestInit = {}): Promise<PageResponse> {
  const url = new URL(path, base);
  try {
    const response = await fetch(url, {signal: AbortSignal.timeout(TIMEOUT), ...init});
    const {status, headers} = response;
    return {path: url.pathname, status, headers, body: await response.text()};
  } catch (error) {
    const {message, cause} = error as Error;
    throw new Error(`${url.href} does not respond: ${cause instanceof Error ? cause.message : message}`);
  }
}

async function getAll(site: DeployedSite, paths: readonly string[]): Promise<PageResponse[]> {
  const responses: PageResponse[] = [];
  for (let start = 0; start < paths.length; start += CONCURRENCY) {
    const batch = paths.slice(start, start + CONCURRENCY);
    responses.push(...(await Promise.all(batch.map((path) => get(site, path)))));
  }
  return responses;
}

/** One sentence for each difference between a response and what is expected. */
function differences(
  {path, ...response}: PageResponse,
  {status = 200, body = /./, headers = {}}: Expected,
): string[] {
  if (response.status !== status) return [`${path} returns status ${response.status}, not ${status}`];
  const problems = Object.entries(headers)
    .map(([name, pattern]) => ({name, pattern, value: response.headers.get(name) ?? ''}))
    .filter(({pattern, value}) => !pattern.test(value))
    .map(({name, pattern, value}) => `${path}: ${name} is "${value}", expected ${String(pattern)}`);
  return body.test(response.body) ? problems : [...problems, `${path}: the body lacks ${String(body)}`];
}

const securityHeaders = ({base, sendsHeaders}: DeployedSite) => ({
  ...(sendsHeaders && SECURE),
  ...(sendsHeaders && base.protocol === 'https:' && {'strict-transport-security': /max-age=\d{7,}/}),
});

/** A page's policies must allow exactly its inline scripts: a difference means that the host has changed the page. */
function policyProblems({path, headers, body}: PageResponse): string[] {
  const inPage = /http-equiv="?Content-Security-Policy"? content="([^"]+)"/i.exec(body)?.[1] ?? '';
  const inHeader = headers.get('content-security-policy') ?? '';
  return [inPage, ...(inHeader ? [inHeader] : [])].flatMap((policy) => {
    const scripts = /script-src([^;]*)/.exec(policy)?.[1] ?? "'unsafe-inline'";
    const unknown = scriptHashes(parseHtml(body)).filter((hash) => !scripts.includes(hash)).length;
    return [
      ...(/'unsafe-(inline|eval)'/.test(scripts) ? [`${path}: a policy allows any script`] : []),
      ...(unknown > 0 ? [`${path}: ${unknown} inline scripts are not those of the build`] : []),
    ];
  });
}

async function pages(site: DeployedSite): Promise<string[]> {
  const sitemap = await get(site, 'sitemap.xml');
  const paths = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  if (paths.length === 0) return [`sitemap.xml (${sitemap.status}) lists no page`];
  const {pathname} = site.base;
  const outside = paths.find((path) => !`${path}/`.startsWith(pathname));
  if (outside) return [`the sitemap names ${outside}: build the site with SITE_BASE_URL=${pathname}`];
  const headers = {'content-type': /^text\/html/, ...COMPRESSED, ...REVALIDATED, ...securityHeaders(site)};
  const responses = await getAll(site, paths);
  // Three samples suffice, because a host that changes pages changes all of them.
  const samples = responses.slice(0, 3);
  return [
    ...responses.flatMap((page) => differences(page, {body: /<h1/, headers})),
    ...samples.flatMap(policyProblems),
  ];
}

/** Unknown addresses get the 404 page; `/intro.html` and `/intro/` lead to `/intro`. */
async function addresses(site: DeployedSite): Promise<string[]> {
  const unknown = await get(site, UNKNOWN);
  const headers = securityHeaders(site);
  const problems = [
    ...differences(unknown, {status: 404, body: /Page Not Found/, headers}),
    ...policyProblems(unknown),
  ];
  // Either the host redirects these addresses, or the script of `404.html` does.
  for (const response of await getAll(site, ['intro.html', 'intro/'])) {
    const expected = response.status === 404 ? {status: 404, body: /Page Not Found/} : {body: /<h1/};
    problems.push(...differences(response, expected));
  }
  if (site.base.protocol === 'https:') {
    const http = Object.assign(new URL(site.base), {protocol: 'http:'});
    const response = await get(site, http.href, {redirect: 'manual'});
    if (!response.headers.get('location')?.startsWith('https:'))
      problems.push(`${http.href} does not redirect to https`);
  }
  return problems;
}

/** Files of pages and of the search are complete and cached; files for other programs have their media types. */
async function files(site: DeployedSite): Promise<string[]> {
  const home = await get(site, '');
  const worker = await get(site, 'sw.js');
  const assets = [...home.body.matchAll(/(?:src|href)="?([^"\s>]*\/assets\/[^"\s>]+\.(?:js|css))/g)];
  const index = [...worker.body.matchAll(/"([^"]*\/search-index\/[\w.-]+)"/g)];
  const problems = assets.length > 0 ? [] : ['the home page refers to no file below assets/'];
  const expectAll = async (paths: readonly string[], headers: Expected['headers']) =>
    problems.push(...(await getAll(site, paths)).flatMap((response) => differences(response, {headers})));
  const pathsOf = (matches: readonly RegExpMatchArray[]) => [
    ...new Set(matches.map(([, path = '']) => path)),
  ];
  await expectAll(pathsOf(assets), {
    'content-type': /javascript|css/,
    ...(site.sendsHeaders && IMMUTABLE),
  });
  await expectAll(pathsOf(index), {});
  await expectAll(['search'], {'content-type': /^text\/html/});
  await expectAll(['sw.js'], {'content-type': /javascript/, ...COMPRESSED, ...REVALIDATED});
  await expectAll(['intro.md'], {'content-type': /^text\/markdown/});
  await expectAll(['llms.txt', '.well-known/security.txt'], {'content-type': /^text\/plain/});
  await expectAll(['atom.xml', 'opensearch.xml'], {'content-type': /xml/});
  await expectAll(['img/favicon.svg'], {'content-type': /^image\/svg\+xml/});

  const tag = home.headers.get('etag');
  const date = home.headers.get('last-modified');
  const unchanged = await get(site, '', {
    headers: tag ? {'If-None-Match': tag} : {'If-Modified-Since': date ?? ''},
  });
  if (unchanged.status !== 304)
    problems.push('the unchanged home page is sent again instead of a 304 response');
  return problems;
}

/**
 * Checks a deployed site from outside; yields the problems of each part.
 * @throws Error when the site does not respond
 */
export async function* smoke(site: DeployedSite): AsyncGenerator<{title: string; problems: string[]}> {
  for (const check of [pages, addresses, files]) yield {title: check.name, problems: await check(site)};
}

async function main(): Promise<void> {
  const usage = 'Usage: npx tsx scripts/smoke.ts https://docs.example/base/ [--no-headers]';
  const {positionals, values} = readArguments(usage, {
    allowPositionals: true,
    options: {'no-headers': {type: 'boolean', default: false}},
  });
  const [address = ''] = positionals;
  if (!URL.canParse(address)) throw new Error(usage);
  const base = new URL(address.replace(/\/*$/, '/'));
  for await (const {title, problems} of smoke({base, sendsHeaders: !values['no-headers']})) {
    console.log([`${problems.length > 0 ? '✗' : '✓'} ${title}`, ...problems].join('\n    '));
    if (problems.length > 0) process.exitCode = 1;
  }
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
