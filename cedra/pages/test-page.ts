import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Page} from '@cedra-docs/proof/build';
import {loadPage} from './page';

/** Parses MDX text as a page, for tests. */
export function pageOf(text: string, files: Record<string, string> = {}): Page {
  const folder = mkdtempSync(join(tmpdir(), 'proof-test-'));
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    const path = join(folder, 'page.mdx');
    writeFileSync(path, text);
    return loadPage(path);
  } finally {
    rmSync(folder, {recursive: true});
  }
}
