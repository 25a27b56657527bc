// For the build of a site: writes the program as an archive for npm.
import {execFile} from 'node:child_process';
import {chmod, copyFile, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import {buildIndex, decompress, type PageRecord, type Vocabulary} from '@cedra-docs/search/build';
import {build, type Metafile} from 'esbuild';

import type {DataFile} from './data';

export {pack, type DataFile} from './data';

/** In postings and characters: more than there are. */
const ONE_FILE = 1_000_000_000;

/**
 * The search index of a program. It has few files, because all are in memory, and its texts only the translations,
 * because excerpts are from the Markdown.
 */
export function indexFiles(
  pages: readonly PageRecord[],
  vocabulary: Vocabulary,
): {root: string; files: DataFile[]} {
  const {root, files} = buildIndex(pages, vocabulary, {shardPostings: ONE_FILE, textCharacters: ONE_FILE});
  return {
    root,
    files: files.map(({name, data}) => ({
      name,
      data: name.endsWith('.json') ? withoutContent(data) : decompress({name, data}),
    })),
  };
}

function withoutContent(data: Uint8Array): Uint8Array {
  const file = JSON.parse(Buffer.from(data).toString()) as {content: string[]; translations?: unknown};
  return Buffer.from(JSON.stringify({...file, content: file.content.map(() => '')}));
}

/** Fields of the `package.json`. */
export interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
  homepage: string;
}

/** What the program may import: nothing that opens a connection, starts a program or writes a file. */
const ALLOWED = new Set(['node:fs', 'node:process', 'node:stream/consumers', 'node:zlib']);

/** The lowest version of Node.js that runs the program. */
const NODE = '20.19';

/** Bundles the program, and collects the licences of the packages in it. */
async function bundle(entry: string): Promise<{script: string; notices: string}> {
  const {outputFiles, metafile} = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: `node${NODE}`,
    // ES modules first: only what is used is bundled.
    mainFields: ['module', 'main'],
    alias: {'@modelcontextprotocol/server/_shims': path.join(__dirname, 'shims.ts')},
    legalComments: 'none',
    logLevel: 'warning',
    banner: {js: '#!/usr/bin/env node'},
  });
  const [output] = Object.values(metafile.outputs);
  const wrong = (output?.imports ?? []).filter((each) => each.external && !ALLOWED.has(each.path));
  if (wrong.length > 0)
    throw new Error(
      `The program imports ${wrong.map((each) => each.path).join(', ')}, which packages/docs-tool/build.ts does not allow.`,
    );
  return {script: outputFiles.map(({text}) => text).join(''), notices: await noticesOf(metafile)};
}

/** The licences of the bundled packages. */
async function noticesOf({outputs}: Metafile): Promise<string> {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  const folders = inputs.flatMap(([file, {bytesInOutput}]) =>
    bytesInOutput > 0 ? (/^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? []) : [],
  );
  const texts = [...new Set(folders)].sort().map(async (folder) => {
    const name = folder.replace(/^.*node_modules\//, '');
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    const text = file === undefined ? 'See its package.' : await readFile(path.join(folder, file), 'utf8');
    return `${name}\n${'='.repeat(name.length)}\n\n${text.trim()}\n`;
  });
  return (await Promise.all(texts)).join('\n');
}

/** Compresses the data of the program, which takes seconds. */
export async function compress(data: Uint8Array): Promise<Buffer> {
  return promisify(brotliCompress)(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      // As large as the data, because pages, blocks and references have the same texts.
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
}

/**
 * Writes the archive. The same input gives the same bytes.
 * @param entry source file of the program, which reads `data.br` beside it
 * @param data what `compress` returned
 * @param readme text of `README.md`
 * @param folder a folder for the files of the archive, which is emptied first
 * @throws Error when the program imports what it may not, or npm fails
 */
export async function writePackage(
  {
    entry,
    data,
    manifest,
    readme,
    folder,
  }: {entry: string; data: Buffer; manifest: Manifest; readme: string; folder: string},
  target: string,
): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  const source = path.join(folder, 'package');
  await mkdir(source, {recursive: true});
  const {script, notices} = await bundle(entry);
  const fields = {
    ...manifest,
    type: 'module',
    bin: {[manifest.name]: 'program.js'},
    engines: {node: `>=${NODE}`},
    files: ['program.js', 'data.br', 'NOTICES.txt'],
  };
  const write = async (name: string, content: string | Buffer, mode = 0o644) => {
    await writeFile(path.join(source, name), content);
    // Whatever the umask, because the archive has these modes.
    await chmod(path.join(source, name), mode);
  };
  await write('package.json', `${JSON.stringify(fields, null, 2)}\n`);
  await write('README.md', readme);
  await write('NOTICES.txt', notices);
  await write('data.br', data);
  await write('program.js', script, 0o755);
  // npm writes archives without times and owners.
  await promisify(execFile)('npm', ['pack', source, '--pack-destination', folder, '--ignore-scripts'], {
    cwd: folder,
    shell: process.platform === 'win32',
    env: {...process.env, npm_config_update_notifier: 'false', npm_config_loglevel: 'error'},
  });
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (archive === undefined) throw new Error(`npm pack wrote no archive of ${manifest.name}.`);
  await copyFile(path.join(folder, archive), target);
}
