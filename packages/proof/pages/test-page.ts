import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseMdx} from './mdx';
import {type Page, readPage} from './page';

/** Parses MDX text as a page, for tests. */
export function pageOf(text: string): Page {
  const folder = mkdtempSync(join(tmpdir(), 'proof-test-'));
  try {
    const path = join(folder, 'page.mdx');
    writeFileSync(path, text);
    return readPage(path, {parse: parseMdx, nameOf: (file) => file});
  } finally {
    rmSync(folder, {recursive: true});
  }
}
