// Runs a `cedra move …` command and records what it read, compiled and called. Called by the `cedra` of a page's
// sandbox as `node record-move.mjs <record folder> <cedra binary> <arguments>`; `move/observer.ts` reads the records.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';

const [records, binary, ...args] = process.argv.slice(2);
const watched = readFileSync(join(records, 'watched'), 'utf8').split('\n').filter(Boolean).filter(existsSync);

// Reading a file updates its access time if that is older than the last change, even with the mount option `relatime`.
const earlier = new Map(watched.map((file) => [file, readFileSync(file, 'utf8')]));
for (const file of watched) utimesSync(file, 0, statSync(file).mtime);

// The time of a file, because file systems stamp with a coarse clock that lags behind `Date.now()` by some milliseconds.
const stamp = join(records, `${process.pid}.start`);
writeFileSync(stamp, '');
const start = statSync(stamp).mtimeMs;
const {NODE_OPTIONS: _own, PROVE_NODE_OPTIONS: NODE_OPTIONS, ...env} = process.env;
const {status, signal} = spawnSync(binary, args, {stdio: 'inherit', env: {...env, NODE_OPTIONS}});

const read = watched.filter((file) => existsSync(file) && statSync(file).atimeMs !== 0);
const files = read
  .map((file) => ({file, text: readFileSync(file, 'utf8')}))
  .filter(({file, text}) => text === earlier.get(file));
const succeeded = status === 0;
const viewed = succeeded && args[1] === 'view' ? await codeOf(option('--function-id') ?? '') : undefined;
const record = {args, folder: process.cwd(), succeeded, files, built: succeeded ? built() : [], viewed};
writeFileSync(join(records, `${Date.now()}-${process.pid}.json`), JSON.stringify(record));
process.exit(status ?? (signal ? 1 : 0));

/** The bytecode that the command wrote: hash, and name of the module or the script's function. `--output-file` gives a file any name. */
function built() {
  const folders = list(join(option('--package-dir') ?? '.', 'build')).flatMap((folder) =>
    ['bytecode_modules', 'bytecode_scripts'].map((kind) => join(folder, kind)),
  );
  const fresh = (file) => file.endsWith('.mv') && existsSync(file) && statSync(file).mtimeMs >= start;
  const found = folders
    .flatMap(list)
    .filter(fresh)
    .map((file) => ({name: basename(file, '.mv'), hash: hash(readFileSync(file))}));
  const single = option('--output-file');
  return single !== undefined && fresh(single) ? [...found, {hash: hash(readFileSync(single))}] : found;
}

function list(folder) {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

/** The hash of the module of a view function. The account may be given by its profile. */
async function codeOf(path) {
  const [account, name] = path.split('::');
  const address = account.startsWith('0x') ? account : addressOf(account);
  const port = /\b8080:(\d+)/.exec(process.env.PROVE_PORTS ?? '')?.[1] ?? 8080;
  const answer = await fetch(`http://127.0.0.1:${port}/v1/accounts/${address}/module/${name}`).catch(
    () => undefined,
  );
  if (!answer?.ok) return undefined;
  const {bytecode} = await answer.json();
  return hash(Buffer.from(bytecode.slice(2), 'hex'));
}

function addressOf(profile) {
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    const file = join(folder, '.cedra', 'config.yaml');
    if (existsSync(file)) {
      const settings = new RegExp(`^ {2}${profile}:\\n((?: {4}.*\\n)*)`, 'm').exec(
        readFileSync(file, 'utf8'),
      )?.[1];
      return /^ {4}account: "?(?:0x)?(\w+)/m.exec(settings ?? '')?.[1];
    }
    if (folder === dirname(folder)) return undefined;
  }
}

function hash(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}

function option(name) {
  const joined = args.find((word) => word.startsWith(`${name}=`));
  return joined?.slice(name.length + 1) ?? args[args.indexOf(name) + 1 || args.length];
}
