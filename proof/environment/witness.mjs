// Runs a `cedra move …` command and records what it read. Called by the `cedra` of a page's sandbox as
// `node witness.mjs <record folder> <cedra binary> <arguments>`; `files.ts` reads the records.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

const [records, binary, ...args] = process.argv.slice(2);
const watched = readFileSync(join(records, 'watched'), 'utf8').split('\n').filter(Boolean).filter(existsSync);

// A read moves the access time, also on file systems mounted with `relatime`, when it is older than the change.
const earlier = new Map(watched.map((file) => [file, readFileSync(file, 'utf8')]));
for (const file of watched) utimesSync(file, 0, statSync(file).mtime);

const {NODE_OPTIONS: _own, PROVE_NODE_OPTIONS: NODE_OPTIONS, ...env} = process.env;
const {status, signal} = spawnSync(binary, args, {stdio: 'inherit', env: {...env, NODE_OPTIONS}});

const read = watched.filter((file) => existsSync(file) && statSync(file).atimeMs !== 0);
const files = read
  .map((file) => ({file, text: readFileSync(file, 'utf8')}))
  .filter(({file, text}) => text === earlier.get(file));
const record = {args, folder: process.cwd(), succeeded: status === 0, files};
writeFileSync(join(records, `${Date.now()}-${process.pid}.json`), JSON.stringify(record));
process.exit(status ?? (signal ? 1 : 0));
