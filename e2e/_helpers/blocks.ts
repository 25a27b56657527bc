import {execFileSync} from 'node:child_process';

/** A block of code as the proof reads it from the page's source. */
export interface ProvenBlock {
  /** `docs/a.mdx:12`. */
  where: string;
  code: string;
  /** What its receipt knows it by. */
  hash: string;
}

const program = `
import {parsePage} from './proof/page.ts';
const pages = JSON.parse(process.argv[1]).map((file) => [
  file,
  parsePage(file).blocks
    .filter(({lang}) => lang !== 'mermaid')
    .map(({file, line, code, hash}) => ({where: file + ':' + line, code, hash})),
]);
console.log(JSON.stringify(Object.fromEntries(pages)));`;

/** The blocks of pages, by the page's file. In a process of its own: the proof is made of ES modules. */
export function provenBlocks(files: string[]): Record<string, ProvenBlock[]> {
  const argv = ['--import', 'tsx', '--input-type=module', '--eval', program, JSON.stringify(files)];
  return JSON.parse(execFileSync(process.execPath, argv, {encoding: 'utf8', maxBuffer: 64 * 1024 * 1024}));
}
