// The program in the package. `plugins/markdown/tool` bundles this file, and puts the data beside it.
import {readFileSync} from 'node:fs';
import {text} from 'node:stream/consumers';
import {brotliDecompressSync} from 'node:zlib';
import {runProgram, unpack} from '@cedra-docs/docs-tool';
import type {ToolData} from './data';
import {docsProgram} from './tools';

const {data, files} = unpack(brotliDecompressSync(readFileSync(new URL('data.br', import.meta.url))));

runProgram(docsProgram(data as ToolData, files), process.argv.slice(2), {
  write: (line) => process.stdout.write(line),
  writeError: (line) => process.stderr.write(line),
  readInput: () => text(process.stdin),
}).then(
  (code) => {
    if (code !== undefined) process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  },
);
