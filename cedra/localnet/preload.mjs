// Preloaded into the Node programs of a page. Redirects connections from the documented ports to this run's localnet,
// because Node's clients ignore proxy variables, and makes new accounts unlucky.
import {webcrypto} from 'node:crypto';
import net from 'node:net';
import {isMainThread} from 'node:worker_threads';

import {recordLoads} from '@cedra-docs/proof/record';
import {makeUnlucky} from './accounts.mjs';

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

makeUnlucky(webcrypto);

// Package managers and loaders are not programs of the page.
const tool = /[\\/](npm|npx|npm-cli\.js|npx-cli\.js|tsx|tsc|pnpm|yarn)$|[\\/]tsx[\\/]dist[\\/]cli\.\w+$/;
if (!tool.test(process.argv[1] ?? '') && isMainThread && process.env.PROVE_RECORDS) {
  recordLoads(process.env.PROVE_RECORDS);
}
