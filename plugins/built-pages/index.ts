import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {entryFiles, filesOf} from '../client-chunks/files';
import {requestsByPath} from './chunks';
import {completeHead, readPage, scriptHashes, type OwnFiles} from './head';
import {headersFile, nginxFile} from './headerFiles';
import {contentSecurityPolicy, securityHeaders, type Services} from './contentSecurityPolicy';

/** The path at which a host serves a file of the build, below the base URL. */
export const pathOf = (file: string) =>
  file
    .split(path.sep)
    .join('/')
    .replace(/(?:^|(?<=\/))index\.html$|\.html$/, '');

/**
 * Completes the head of every built page with a Content-Security-Policy that has the hashes of its inline scripts,
 * with preload links, and with its own style sheets. Also writes the headers for hosts that can send them: `_headers` (Netlify, Cloudflare) and
 * `_nginx.conf`.
 */
export default function builtPages({baseUrl}: LoadContext, options: unknown): Plugin {
  const services = options as Services;
  return {
    name: 'built-pages',
    async postBuild({outDir, routes}) {
      const requests = requestsByPath(routes);
      const ownFiles = (pathname: string): OwnFiles => {
        const files = new Set((requests.get(pathname) ?? []).flatMap(filesOf));
        for (const shared of entryFiles()) files.delete(shared);
        const own = [...files].map((file) => baseUrl + file);
        return {
          scripts: own.filter((file) => file.endsWith('.js')),
          styles: own.filter((file) => file.endsWith('.css')),
        };
      };
      const all = new Set<string>();
      const files = await readdir(outDir, {recursive: true});
      for (const name of files.filter((each) => each.endsWith('.html'))) {
        const file = path.join(outDir, name);
        const page = readPage(await readFile(file, 'utf8'));
        const hashes = scriptHashes(page);
        for (const hash of hashes) all.add(hash);
        const policy = contentSecurityPolicy(hashes, services);
        // In one step, because other plugins read the pages at the same time.
        await writeFile(`${file}.new`, completeHead(page, policy, ownFiles(baseUrl + pathOf(name))));
        await rename(`${file}.new`, file);
      }
      const headers = securityHeaders(contentSecurityPolicy([...all].sort(), services));
      await writeFile(path.join(outDir, '_headers'), headersFile(headers, baseUrl));
      await writeFile(path.join(outDir, '_nginx.conf'), nginxFile(headers));
    },
  };
}
