import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readPages} from './pages';

const fence = '```';
let docsDir: string;

beforeEach(async () => {
  docsDir = await mkdtemp(path.join(tmpdir(), 'pages-'));
});
afterEach(() => rm(docsDir, {recursive: true}));

/** The sections of a page; `files` are written beside it. */
async function sectionsOf(page: string, files: Record<string, string> = {}) {
  const all = {'translations.yml': '', 'page.mdx': `---\ntitle: Page\n---\n\n${page}\n`, ...files};
  for (const [name, text] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(docsDir, name)), {recursive: true});
    await writeFile(path.join(docsDir, name), text);
  }
  const [first] = await readPages({
    docsDir,
    sidebars: {},
    translationsFile: path.join(docsDir, 'translations.yml'),
  });
  return first?.sections ?? [];
}

const sectionOf = async (...input: Parameters<typeof sectionsOf>) => (await sectionsOf(...input))[0];

describe('readPages', () => {
  it('reads imported partials as part of the page, also nested ones', async () => {
    const section = await sectionOf("import Setup from './_setup.mdx';\n\nBefore.\n\n<Setup />\n\nAfter.", {
      '_setup.mdx': "import Inner from './_files/inner.mdx';\n\nSetup.\n\n<Inner />",
      '_files/inner.mdx': 'Inner.',
    });
    expect(section?.content).toBe('Before. Setup. Inner. After.');
  });

  it('finds the text of a partial on the first of its pages only', async () => {
    const text = 'Text. '.repeat(100);
    const page = "import Setup from './_setup.mdx';\n\n## Setup {/* #setup */}\n\n<Setup />";
    await writeFile(path.join(docsDir, 'other.mdx'), `---\ntitle: Other\n---\n\n${page}\n`);
    await sectionsOf(page, {'_setup.mdx': text});
    const pages = await readPages({docsDir, sidebars: {}});
    expect(pages.map(({sections}) => sections[1]?.content)).toEqual([text.trim(), '']);
  });

  it('does not follow an import in a code block', async () => {
    const section = await sectionOf(
      `Before.\n\n${fence}mdx\nimport Setup from './_no-such-file.mdx';\n${fence}\n\nAfter.`,
    );
    expect(section?.content).toBe('Before. After.');
  });

  it('resolves partials with "@site"', async () => {
    const section = await sectionOf(
      "import Client from '@site/docs/sdks/_files/client.mdx';\n\nBefore.\n\n<Client />",
    );
    expect(section?.code).toContain('RawTransaction');
  });

  it('adds phrases and translations to their sections', async () => {
    const sections = await sectionsOf('Text.\n\n## Fees {/* #fees */}\n\nText.', {
      'page.search.yml': 'page: [start here]\nsections:\n  fees: [what does it cost]\n',
      'translations.yml': "wei: [octa, '/page#fees']\nallowance: /page\n",
    });
    expect(sections).toMatchObject([
      {phrases: ['start here'], translations: [{term: 'allowance', here: ''}]},
      {phrases: ['what does it cost'], translations: [{term: 'wei', here: 'octa'}]},
    ]);
  });

  it.each([
    [
      'page.search.yml',
      'sections:\n  gone: [a phrase]',
      /page\.search\.yml:2: sections\.gone: .*Correct the id/u,
    ],
    ['page.search.yml', 'pages: [a phrase]', /unknown key "pages"/u],
    ['page.search.yml', 'page: [429]', /page must be a list of texts/u],
    ['page.search.yml', 'page: a phrase', /page must be a list of texts/u],
    ['page.search.yml', '- a phrase', /must be a mapping/u],
    ['page.search.yml', 'page: [', /page\.search\.yml:1: /u],
    ['translations.yml', 'wei: [octa, /page#gone]', /"wei" refers to \/page#gone/u],
    ['translations.yml', 'wei: {octa: 1}', /translations\.yml:1: "wei" must be/u],
  ])('rejects %s with %j', async (file, text, message) => {
    await expect(sectionsOf('Text.', {[file]: text})).rejects.toThrow(message);
  });
});
