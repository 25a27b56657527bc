import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {transformSync} from 'esbuild';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {filesByPath} from './late-scripts/chunks';
import {loaderScript} from './late-scripts/loader';
import {withLateScripts} from './late-scripts/page';
import {headersFile, nginxFile} from './security-headers/files';
import {scriptHashes, withPolicy} from './security-headers/page';
import {contentSecurityPolicy, securityHeaders, type Services} from './security-headers/policy';

/** The path at which a host serves a file of the build, below the base URL. */
export const pathOf = (file: string) =>
  file
    .split(path.sep)
    .join('/')
    .replace(/(?:^|(?<=\/))index\.html$|\.html$/, '');

/**
 * Finishes every built page: its scripts come after its text, and a Content-Security-Policy knows its inline scripts
 * by their hashes. Also writes the headers for hosts that can send them: `_headers` (Netlify, Cloudflare) and
 * `_nginx.conf`.
 */
export default function builtPages({baseUrl, generatedFilesDir}: LoadContext, options: unknown): Plugin {
  const services = options as Services;
  return {
    name: 'built-pages',
    async postBuild({outDir}) {
      const filesOf = await filesByPath(generatedFilesDir);
      // What stands in the page before, Docusaurus has minified.
      const loader = transformSync(loaderScript(), {minify: true, target: 'es5'}).code.trim();
      const all = new Set<string>();
      const files = await readdir(outDir, {recursive: true});
      for (const name of files.filter((each) => each.endsWith('.html'))) {
        const file = path.join(outDir, name);
        const own = filesOf(baseUrl + pathOf(name)).map((each) => baseUrl + each);
        const html = withLateScripts(await readFile(file, 'utf8'), own, loader);
        const hashes = scriptHashes(html);
        for (const hash of hashes) all.add(hash);
        // In one step: other plugins read the pages at the same time.
        await writeFile(`${file}.new`, withPolicy(html, contentSecurityPolicy(hashes, services)));
        await rename(`${file}.new`, file);
      }
      const headers = securityHeaders(contentSecurityPolicy([...all].sort(), services));
      await writeFile(path.join(outDir, '_headers'), headersFile(headers, baseUrl));
      await writeFile(path.join(outDir, '_nginx.conf'), nginxFile(headers));
    },
  };
}
