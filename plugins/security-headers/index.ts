import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {headersFile, nginxFile} from './files';
import {scriptHashes, withPolicy} from './page';
import {contentSecurityPolicy, securityHeaders, type Services} from './policy';

/**
 * Gives every built page a Content-Security-Policy that knows its inline scripts by their hashes, and writes the
 * headers for hosts that can send them: `_headers` (Netlify, Cloudflare) and `_nginx.conf`.
 */
export default function securityHeadersPlugin({baseUrl}: LoadContext, options: unknown): Plugin {
  const services = options as Services;
  return {
    name: 'security-headers',
    async postBuild({outDir}) {
      const all = new Set<string>();
      const files = await readdir(outDir, {recursive: true});
      for (const file of files
        .filter((name) => name.endsWith('.html'))
        .map((name) => path.join(outDir, name))) {
        const html = await readFile(file, 'utf8');
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
