// The host of one test. It sends the headers of the build, as the container does, and can deploy a new version, break
// files and go offline.
import {readdirSync, readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join} from 'node:path';
import {gunzipSync, gzipSync} from 'node:zlib';
import sirv from 'sirv';
import {HASHED} from '../../plugins/document-head/hostFiles';
import {LocalServer} from './localServer';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Reads `_nginx.conf`, which has a header in each line. */
function readHeaders(file: string): Headers {
  const lines = readFileSync(file, 'utf8').matchAll(/^add_header (\S+) "(.*)" always;$/gm);
  return new Headers([...lines].map(([, name = '', value = '']): [string, string] => [name, value]));
}

/** A hash in file names and in references to them: eight digits, or twelve in the search index. */
const HASH = /\b(?:[0-9a-f]{8}|[0-9a-f]{12})\b/g;

/** Extensions of files that contain hashes. */
const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  bin: 'application/octet-stream',
};

export class StaticHost extends LocalServer {
  /** Changes a file in transit, as a proxy may; `undefined` leaves it unchanged. */
  alter: (path: string, text: string) => string | undefined = () => undefined;
  readonly requestedPaths: string[] = [];
  readonly #directory: string;
  readonly #files: ReturnType<typeof sirv>;
  readonly #headers: Headers;
  readonly #hashes: Set<string>;
  #deploy = 0;

  constructor(directory: string) {
    super();
    this.#directory = directory;
    this.#files = sirv(directory, {extensions: ['html'], etag: true});
    this.#headers = readHeaders(join(directory, '_nginx.conf'));
    const names = HASHED.flatMap(
      (folder) => readdirSync(join(directory, folder), {recursive: true}) as string[],
    );
    this.#hashes = new Set(names.flatMap((name) => name.match(HASH) ?? []));
  }

  /** Renames all hashed files; the old names no longer exist. */
  deploy(): void {
    this.#deploy += 1;
  }

  /**
   * Replaces the hashes of one deploy with those of another. Hashes of digits alone may be numbers, so only those in the
   * names of the first scripts are replaced, which the browser would otherwise take from its cache.
   */
  #rename(text: string, by: number, isHash = (hash: string) => this.#hashes.has(hash)): string {
    const turn = (digit: string) => 'abcdef'.at((digit.charCodeAt(0) - 97 + by) % 6) ?? digit;
    const turnDigit = (digit: string) => String((((Number(digit) + by) % 10) + 10) % 10);
    return text
      .replace(HASH, (hash) => (isHash(hash) && /[a-f]/.test(hash) ? hash.replace(/[a-f]/g, turn) : hash))
      .replace(/(?<=main\.)\d{8}(?=\.js)/g, (hash) => hash.replace(/\d/g, turnDigit));
  }

  protected respond(request: IncomingMessage, response: ServerResponse): void {
    const {pathname} = new URL(`http://localhost${request.url ?? '/'}`);
    this.requestedPaths.push(pathname);
    response.setHeaders(this.#headers);
    const [, folder] = pathname.split('/');
    const isHashed = HASHED.includes(folder ?? '');
    response.setHeader('Cache-Control', isHashed ? IMMUTABLE : 'no-cache');
    const notFound = () => {
      response.setHeader('Cache-Control', 'no-cache');
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
      response.end(this.#text('/404.html'));
    };
    const original = isHashed ? this.#rename(pathname, -this.#deploy, () => true) : pathname;
    const [, extension] = /\.(\w+)$/.exec(pathname) ?? [];
    const type = extension === undefined ? 'text/html; charset=utf-8' : TYPES[extension];
    if (!type) {
      this.#files(request, response, notFound);
      return;
    }
    const page = pathname === '/' ? '/index.html' : `${pathname}.html`;
    try {
      const body = extension === 'bin' ? this.#packed(original) : this.#text(extension ? original : page);
      response.writeHead(200, {'Content-Type': type});
      response.end(typeof body === 'string' ? (this.alter(pathname, body) ?? body) : body);
    } catch {
      notFound();
    }
  }

  #text(file: string): string {
    return this.#rename(readFileSync(join(this.#directory, file), 'utf8'), this.#deploy);
  }

  /** A compressed file of the search index, which refers to other files by the bytes of their hashes. */
  #packed(file: string): Buffer {
    const packed = readFileSync(join(this.#directory, file));
    if (this.#deploy === 0) return packed;
    const data = gunzipSync(packed);
    for (const hash of this.#hashes) {
      const next = this.#rename(hash, this.#deploy);
      if (hash.length !== 12 || next === hash) continue;
      for (let at = data.indexOf(hash, 0, 'hex'); at >= 0; at = data.indexOf(hash, at, 'hex')) {
        data.write(next, at, 'hex');
      }
    }
    return gzipSync(data);
  }
}
