import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A server of one test, which can stop and start again at the same address. */
export abstract class LocalServer {
  #server: Server | undefined;
  #port = 0;

  protected abstract respond(request: IncomingMessage, response: ServerResponse): void;

  async start(): Promise<void> {
    const server = createServer((request, response) => this.respond(request, response));
    await new Promise<void>((done) => server.listen(this.#port, 'localhost', done));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((done) => this.#server?.close(done));
  }

  url = (path: string) => `http://localhost:${this.#port}${path}`;
}

/** A server of one page. */
export class PageServer extends LocalServer {
  constructor(private readonly body: string) {
    super();
  }

  protected respond(_request: IncomingMessage, response: ServerResponse): void {
    response.setHeader('Content-Type', 'text/html').end(`<!doctype html><body>${this.body}</body>`);
  }
}
