import {mkdir, readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuiltFiles} from '../browser-build/files';
import {requestsByPath} from './chunks';
import {completeHead, hasOwnPolicy, parseHtml, scriptHashes} from './head';
import {nginxFile, securityHeaders} from '../content-security-policy/headers';
import {contentSecurityPolicy, type Services} from '../content-security-policy/policy';
import {robotsTxt, securityTxt} from './hostFiles';

type BuildResult = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** The path of a page below the base URL: `guides/index.html` → `guides/`. */
export const pagePath = (file: string) =>
  file
    .split(path.sep)
    .join('/')
    .replace(/(?:^|(?<=\/))index\.html$|\.html$/, '');

/**
 * The typeface of the text, so that browsers request it before they know the styles: the first paint has it, and no line
 * moves when it arrives.
 * @throws Error unless there is exactly one file
 */
function textTypeface(files: readonly string[]): string {
  const [found, ...others] = files
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /^assets\/fonts\/text-\w+\.woff2$/.test(file));
  if (found === undefined || others.length > 0)
    throw new Error('The build does not have exactly one file of src/css/fonts/text.woff2 in assets/fonts.');
  return found;
}

/**
 * Adds to the head of every built page a Content-Security-Policy with the hashes of its inline scripts, and links to
 * its own styles, typeface and scripts. Writes the security headers for nginx, `_nginx.conf`, and `security.txt`.
 */
export async function completeBuild(
  {baseUrl, siteConfig}: Pick<LoadContext, 'baseUrl' | 'siteConfig'>,
  services: Services,
  built: BuiltFiles,
  {outDir, routes}: Pick<BuildResult, 'outDir' | 'routes'>,
): Promise<void> {
  const requests = requestsByPath(routes);
  const files = await readdir(outDir, {recursive: true});
  const typeface = textTypeface(files);
  const ownFiles = (pathname: string) => {
    const imported = (requests.get(pathname) ?? []).flatMap((request) => built.ofImport(request));
    return [...new Set([typeface, ...imported])]
      .filter((file) => /\.(css|js|woff2)$/.test(file))
      .map((file) => baseUrl + file);
  };
  const all = new Set<string>();
  for (const name of files.filter((each) => each.endsWith('.html'))) {
    const file = path.join(outDir, name);
    const page = parseHtml(await readFile(file, 'utf8'));
    const hashes = scriptHashes(page);
    for (const hash of hashes) all.add(hash);
    if (hasOwnPolicy(page)) continue;
    const policy = contentSecurityPolicy(hashes, services);
    // Atomic, because other plugins read the pages at the same time.
    await writeFile(`${file}.new`, completeHead(page, policy, ownFiles(baseUrl + pagePath(name))));
    await rename(`${file}.new`, file);
  }
  const policy = contentSecurityPolicy([...all].sort(), services, true);
  const headers = securityHeaders(policy, services.run.length > 0);
  await writeFile(path.join(outDir, '_nginx.conf'), nginxFile(headers));
  await mkdir(path.join(outDir, '.well-known'), {recursive: true});
  const address = siteConfig.url + baseUrl;
  await writeFile(path.join(outDir, '.well-known/security.txt'), securityTxt(address, new Date()));
  await writeFile(path.join(outDir, 'robots.txt'), robotsTxt(address));
}
