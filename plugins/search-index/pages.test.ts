import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readPages} from './pages';

const fence = '```';
const labels = {sidebars: {}, fallback: 'Documentation', reference: 'Reference'};
let docsDir: string;

beforeEach(async () => {
  docsDir = await mkdtemp(path.join(tmpdir(), 'pages-'));
});
afterEach(() => rm(docsDir, {recursive: true}));

/** A page's first section; `files` are written beside the page. */
async function sectionOf(page: string, files: Record<string, string> = {}) {
  const all = {'page.mdx': `---\ntitle: Page\n---\n\n${page}\n`, ...files};
  for (const [name, text] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(docsDir, name)), {recursive: true});
    await writeFile(path.join(docsDir, name), text);
  }
  const pages = await readPages({docsDir, sidebars: {}, labels});
  return pages[0]?.sections[0];
}

describe('readPages', () => {
  it('reads an imported partial as part of the page, and a partial of that partial', async () => {
    const section = await sectionOf("import Setup from './_setup.mdx';\n\nBefore.\n\n<Setup />\n\nAfter.", {
      '_setup.mdx': "import Inner from './_files/inner.mdx';\n\nSetup.\n\n<Inner />",
      '_files/inner.mdx': 'Inner.',
    });
    expect(section?.content).toBe('Before. Setup. Inner. After.');
  });

  it('takes an import inside a code fence for code', async () => {
    const section = await sectionOf(
      `Before.\n\n${fence}mdx\nimport Setup from './_no-such-file.mdx';\n${fence}\n\nAfter.`,
    );
    expect(section?.content).toBe('Before. After.');
  });

  it('finds a partial below "@site"', async () => {
    const section = await sectionOf(
      "import Client from '@site/docs/sdks/_files/client.mdx';\n\nBefore.\n\n<Client />",
    );
    expect(section?.code).toContain('RawTransaction');
  });
});
