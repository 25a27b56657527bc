import {readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import sirv from 'sirv';
import {LocalServer} from '../../_helpers/localServer';
import {sites} from '../../_helpers/sites';
import {expect, open} from '../../_helpers/test';

/** The plain build at an address of its own, at which service workers start anew. */
export class DeployableSite extends LocalServer {
  /** Changes the service worker's script, as a deploy does. */
  deploy: (worker: string) => string = (worker) => worker;
  /** Handles a request in place of the site's files. */
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean = () => false;
  readonly #files = sirv(sites.plain.directory, {extensions: ['html'], etag: true, maxAge: 0});

  protected respond(request: IncomingMessage, response: ServerResponse): void {
    if (request.url === '/sw.js') {
      const worker = readFileSync(join(sites.plain.directory, 'sw.js'), 'utf8');
      response.writeHead(200, {'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache'});
      response.end(this.deploy(worker));
      return;
    }
    if (this.intercept(request, response)) return;
    this.#files(request, response, () => void response.writeHead(404).end());
  }
}

/** Console messages of a page without a network, for example about prefetching. */
export const noNetwork = /ERR_CONNECTION_REFUSED|ERR_FAILED|status of 503/;

/** The paths that the service worker stored. */
export function cached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const keys = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    return keys.map(({url}) => new URL(url).pathname);
  });
}

/** Opens a page and waits until it is cached. */
export async function visit(page: Page, site: DeployableSite, path: string): Promise<void> {
  await open(page, site.url(path));
  await expect.poll(() => cached(page), {timeout: 60_000}).toContain(path);
}
