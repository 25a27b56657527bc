// Serves a built site as GitHub Pages does: `/intro` is `intro.html`, and any unknown path, including `/intro/` and
// `/intro/index.html`, is `404.html` with status 404. Compressed files are served compressed, and browsers may cache
// hashed files.
// Usage: tsx e2e/_helpers/serve.ts <directory> <port>
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import sirv from 'sirv';

const [directory, port] = process.argv.slice(2);
if (!directory || !port || !existsSync(join(directory, '404.html'))) {
  throw new Error(`Usage: serve.ts <directory> <port>; "${directory}" must hold a built site.`);
}

const files = sirv(directory, {
  extensions: ['html'],
  etag: true,
  brotli: true,
  gzip: true,
  setHeaders(response, pathname) {
    const isHashed = pathname.startsWith('/assets/');
    response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
});
const notFound = readFileSync(join(directory, '404.html'));

createServer((request, response) => {
  const sendNotFound = () => {
    response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'}).end(notFound);
  };
  const {pathname} = new URL(`http://localhost${request.url ?? '/'}`);
  const isFolder = pathname !== '/' && pathname.endsWith('/');
  if (isFolder && !existsSync(join(directory, pathname, 'index.html'))) sendNotFound();
  else files(request, response, sendNotFound);
}).listen(Number(port));
