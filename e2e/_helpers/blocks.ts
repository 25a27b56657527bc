import {parsePage} from '../../markdown/page';

/** A block of code as the proof reads it from the page's source. */
export interface ProvenBlock {
  /** `docs/a.mdx:12`. */
  where: string;
  code: string;
  /** The hash of its receipt. */
  hash: string;
}

/** The proven blocks of a page, by the path of its file. Diagrams are not proven. */
export function provenBlocks(file: string): ProvenBlock[] {
  return parsePage(file)
    .blocks.filter(({lang}) => lang !== 'mermaid')
    .map(({file, line, code, hash}) => ({where: `${file}:${line}`, code, hash}));
}
