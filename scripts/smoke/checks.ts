import {readPage, scriptHashes} from '../../plugins/built-pages/head';

/** A deployed site. */
export interface Site {
  /** Its address with the base path, ending in a slash. */
  base: URL;
  /** `false` for hosts like GitHub Pages, where neither security headers nor caching can be set. */
  sendsHeaders: boolean;
}

/** Result of one check: its title and all problems. */
export interface Finding {
  title: string;
  seen: string;
  problems: string[];
}

interface Answer {
  path: string;
  status: number;
  headers: Headers;
  body: string;
}

const TIMEOUT = 20_000;
const YEAR = 31_536_000;

/** An address that no page will ever have. */
const NOWHERE = 'there-is/no-such-page';

async function get({base}: Site, path: string, init: RequestInit = {}): Promise<Answer> {
  const url = new URL(path, base);
  try {
    const response = await fetch(url, {signal: AbortSignal.timeout(TIMEOUT), ...init});
    return {path, status: response.status, headers: response.headers, body: await response.text()};
  } catch (error) {
    const {message, cause} = error as Error;
    throw new Error(`${url.href} does not answer: ${cause instanceof Error ? cause.message : message}`);
  }
}

/** A few at a time, to protect a small host. */
async function getAll(site: Site, paths: readonly string[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < paths.length; at += 8) {
    answers.push(...(await Promise.all(paths.slice(at, at + 8).map((path) => get(site, path)))));
  }
  return answers;
}

const typeOf = ({headers}: Answer) => headers.get('content-type') ?? 'no content type';

const maxAge = ({headers}: Answer) =>
  Number(/(?:^|[\s,])max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0);

const isImmutable = (answer: Answer) =>
  maxAge(answer) >= YEAR && (answer.headers.get('cache-control') ?? '').includes('immutable');

/** Paths of the hashed files that a page needs, relative to the base. */
function assetsOf({base}: Site, html: string): string[] {
  return [...html.matchAll(/(?:src|href)="?([^"\s>]*\/assets\/[^"\s>]+\.(?:js|css))/g)]
    .map(([, path = '']) => path)
    .filter((path, at, all) => path.startsWith(base.pathname) && all.indexOf(path) === at);
}

/** Every page of the sitemap answers with its own text. */
async function pages(site: Site): Promise<Finding> {
  const sitemap = await get(site, 'sitemap.xml');
  const locations = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url));
  const problems: string[] = [];
  if (locations.length === 0) problems.push(`sitemap.xml (${sitemap.status}) names no page`);
  const outside = locations.find(({pathname}) => !`${pathname}/`.startsWith(site.base.pathname));
  if (outside) {
    problems.push(
      `the sitemap says ${outside.pathname}, but the site is at ${site.base.pathname}: build it with SITE_BASE_URL=${site.base.pathname}`,
    );
  }
  for (const answer of await getAll(
    site,
    locations.map(({pathname}) => pathname),
  )) {
    const canonical = /rel="?canonical"? href="?([^"\s>]+)/.exec(answer.body)?.[1] ?? '';
    if (answer.status !== 200) problems.push(`${answer.path} answers ${answer.status}`);
    else if (!typeOf(answer).startsWith('text/html'))
      problems.push(`${answer.path} is ${typeOf(answer)}, not HTML`);
    else if (!answer.body.includes('<h1')) problems.push(`${answer.path} has no heading`);
    else if (canonical && new URL(canonical).pathname !== answer.path)
      problems.push(`${answer.path} is answered by the page ${canonical}`);
  }
  return {title: 'Pages', seen: `${locations.length} pages of the sitemap`, problems};
}

/** A missing file answers with 404 and the site's own page. */
async function notFound(site: Site): Promise<Finding> {
  const answer = await get(site, NOWHERE);
  const problems: string[] = [];
  if (answer.status !== 404) problems.push(`/${NOWHERE} answers ${answer.status}, not 404`);
  if (!answer.body.includes('Page Not Found')) problems.push(`/${NOWHERE} is not answered by 404.html`);
  return {title: 'Not found', seen: 'an unknown address', problems};
}

/** Other spellings of an address lead to the page, by the host or by the script of `404.html`. */
async function redirects(site: Site): Promise<Finding> {
  const problems: string[] = [];
  for (const path of ['intro.html', 'intro/']) {
    const {status, body} = await get(site, path);
    const leads = status === 200 ? body.includes('<h1') : status === 404 && body.includes('Page Not Found');
    if (!leads) problems.push(`/${path} answers ${status} and does not lead to the page`);
  }
  if (site.base.protocol === 'https:') {
    const plain = Object.assign(new URL(site.base), {protocol: 'http:'});
    const answer = await get(site, plain.href, {redirect: 'manual'});
    if (!answer.headers.get('location')?.startsWith('https:'))
      problems.push(`${plain.href} answers ${answer.status} and does not lead to https`);
  }
  return {title: 'Redirects', seen: '.html, a slash at the end, plain http', problems};
}

/** Required text of each header. */
const REQUIRED: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^(DENY|SAMEORIGIN)$/,
  'referrer-policy': /strict-origin|no-referrer|same-origin/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'content-security-policy': /frame-ancestors '(none|self)'/,
};

/** Problems of a page's policy: it must allow the inline scripts of the build, and no others. */
function policyProblems(policy: string, html: string): string[] {
  const directive = /script-src([^;]*)/.exec(policy)?.[1];
  if (directive === undefined) return ['has no script-src'];
  const problems: string[] = [];
  if (/'unsafe-(inline|eval)'/.test(directive)) problems.push(`lets any script run:${directive}`);
  const unknown = scriptHashes(readPage(html)).filter((hash) => !directive.includes(hash)).length;
  if (unknown > 0) {
    problems.push(
      `does not know ${unknown} inline script(s): something between build and reader changes the pages`,
    );
  }
  return problems;
}

/** The policy of a page, and its security headers. */
async function security(site: Site): Promise<Finding> {
  const problems: string[] = [];
  for (const path of ['', 'intro', NOWHERE]) {
    const {headers, body} = await get(site, path);
    const meta = /http-equiv="?Content-Security-Policy"? content="([^"]+)"/i.exec(body)?.[1] ?? '';
    problems.push(...policyProblems(meta, body).map((each) => `/${path}: the policy in the page ${each}`));
    if (!site.sendsHeaders) continue;
    const required = {
      ...REQUIRED,
      ...(site.base.protocol === 'https:' && {'strict-transport-security': /max-age=\d{7,}/}),
    };
    for (const [name, pattern] of Object.entries(required)) {
      const value = headers.get(name);
      if (value === null) problems.push(`/${path}: no ${name}; send what build/_headers says`);
      else if (!pattern.test(value)) problems.push(`/${path}: ${name} is "${value}"`);
    }
    const policy = headers.get('content-security-policy');
    // Where readers can run programs, which scripts may run is in the policy of each document.
    if (policy?.includes('script-src'))
      problems.push(
        ...policyProblems(policy, body).map((each) => `/${path}: the policy in the header ${each}`),
      );
  }
  return {
    title: 'Security',
    seen: site.sendsHeaders ? 'policies and headers' : 'policies in the pages',
    problems,
  };
}

/** Files that can change are revalidated, hashed files are cached for ever, and all are compressed. */
async function caching(site: Site): Promise<Finding> {
  const problems: string[] = [];
  const home = await get(site, '');
  const assets = await getAll(site, assetsOf(site, home.body));
  if (assets.length === 0) problems.push('the home page names no file below assets/');
  for (const asset of assets) {
    if (asset.status !== 200) problems.push(`${asset.path} answers ${asset.status}`);
    else if (!/javascript|css/.test(typeOf(asset)))
      problems.push(`${asset.path} is ${typeOf(asset)}, and browsers refuse it`);
    else if (site.sendsHeaders && !isImmutable(asset))
      problems.push(
        `${asset.path}: cache-control is "${asset.headers.get('cache-control') ?? ''}"; its name changes with its content, so keep it: "public, max-age=${YEAR}, immutable"`,
      );
  }
  for (const path of ['', 'intro', 'sw.js']) {
    const answer = await get(site, path);
    if (maxAge(answer) > 600)
      problems.push(`/${path} is cached for ${maxAge(answer)} seconds: readers miss the next deploy`);
    if (!/^(br|gzip|zstd)$/.test(answer.headers.get('content-encoding') ?? ''))
      problems.push(`/${path} is not compressed`);
  }
  const tag = home.headers.get('etag');
  const date = home.headers.get('last-modified');
  if (!tag && !date) problems.push('the home page has neither etag nor last-modified');
  else {
    const headers: Record<string, string> = tag ? {'If-None-Match': tag} : {'If-Modified-Since': date ?? ''};
    const {status} = await get(site, '', {headers});
    if (status !== 304) problems.push(`the unchanged home page is sent again (${status}, not 304)`);
  }
  return {title: 'Caching', seen: `${assets.length} files of the home page, pages, the worker`, problems};
}

/** The embedded index is complete. */
async function search(site: Site): Promise<Finding> {
  const problems: string[] = [];
  const page = await get(site, 'search');
  if (page.status !== 200) problems.push(`/search answers ${page.status}`);
  const worker = await get(site, 'sw.js');
  const files = [...worker.body.matchAll(/"([^"]*\/search-index\/[\w.-]+)"/g)].map(([, path = '']) => path);
  for (const {path, status, body} of await getAll(site, files)) {
    if (status !== 200) problems.push(`${path} answers ${status}: the search fails`);
    else if (body.length === 0) problems.push(`${path} is empty`);
  }
  const seen =
    files.length > 0
      ? `${files.length} files of the index`
      : 'the results page; sw.js names no index (Algolia, or OFFLINE=false)';
  return {title: 'Search', seen, problems};
}

/** Files for other programs, each with its media type. */
const OTHERS: Record<string, RegExp> = {
  'intro.md': /^text\/markdown/,
  'llms.txt': /^text\/plain/,
  'atom.xml': /xml/,
  'sitemap.xml': /xml/,
  'opensearch.xml': /xml/,
  'manifest.webmanifest': /json/,
  'img/favicon.svg': /^image\/svg\+xml/,
  'sw.js': /javascript/,
};

async function others(site: Site): Promise<Finding> {
  const problems: string[] = [];
  for (const answer of await getAll(site, Object.keys(OTHERS))) {
    // A site without offline reading has no manifest.
    if (answer.status === 404 && answer.path === 'manifest.webmanifest') continue;
    if (answer.status !== 200) problems.push(`/${answer.path} answers ${answer.status}`);
    else if (!OTHERS[answer.path]?.test(typeOf(answer)))
      problems.push(`/${answer.path} is sent as ${typeOf(answer)}`);
  }
  return {title: 'Other files', seen: Object.keys(OTHERS).join(', '), problems};
}

const CHECKS = [pages, notFound, redirects, security, caching, search, others];

/**
 * Checks a deployed site from outside.
 * @throws Error when it does not answer
 */
export async function* smoke(site: Site): AsyncGenerator<Finding> {
  for (const check of CHECKS) yield await check(site);
}
