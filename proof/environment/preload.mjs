// Preloaded into the Node programs of a page. Redirects connections from the documented ports to this run's localnet,
// because Node's clients ignore proxy variables.
import {writeFileSync} from 'node:fs';
import {register} from 'node:module';
import net from 'node:net';
import {join} from 'node:path';
import {isMainThread} from 'node:worker_threads';

const ports = new Map(
  (process.env.PROVE_PORTS ?? '')
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split(':')),
);
const connect = net.Socket.prototype.connect;

net.Socket.prototype.connect = function redirectedConnect(...args) {
  // `net.connect` normalises its arguments to one array before it calls this method.
  const normalised = Array.isArray(args[0]) ? args[0] : args;
  const options = normalised[0];
  if (options !== null && typeof options === 'object' && isHere(options.host)) {
    normalised[0] = {...options, port: Number(ports.get(String(options.port)) ?? options.port)};
  }
  return connect.apply(this, args);
};

function isHere(host) {
  return host === undefined || host === 'localhost' || host === '127.0.0.1';
}

// Package managers and loaders are not programs of the page.
const tool = /[\\/](npm|npx|npm-cli\.js|npx-cli\.js|tsx|tsc|pnpm|yarn)$|[\\/]tsx[\\/]dist[\\/]cli\.\w+$/;
if (!tool.test(process.argv[1] ?? '') && isMainThread && process.env.PROVE_RECORDS) {
  recordLoads(process.env.PROVE_RECORDS);
}

/** Records the files that the program loads and its exit code. A killed server writes none. */
function recordLoads(folder) {
  const record = join(folder, `${Date.now()}-${process.pid}`);
  register('./record-loads.mjs', import.meta.url, {data: `${record}.loads`});
  process.on('exit', (code) => writeFileSync(`${record}.exit`, String(code)));
}
