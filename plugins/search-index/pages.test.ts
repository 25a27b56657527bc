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
  const all = {'translations.yml': '{}', 'page.mdx': `---\ntitle: Page\n---\n\n${page}\n`, ...files};
  for (const [name, text] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(docsDir, name)), {recursive: true});
    await writeFile(path.join(docsDir, name), text);
  }
  const [first] = await readPages({
    docsDir,
    sidebars: {},
    phrasesDir: path.join(docsDir, 'phrases'),
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
    const folder = path.relative(process.cwd(), docsDir);
    const section = await sectionOf(
      `import Client from '@site/${folder}/_files/client.mdx';\n\nBefore.\n\n<Client />`,
      {'_files/client.mdx': 'Inside.'},
    );
    expect(section?.content).toBe('Before. Inside.');
  });

  it('adds phrases and translations to their sections', async () => {
    const sections = await sectionsOf('Text.\n\n## Fees {/* #fees */}\n\nText.', {
      'phrases/page.yml': 'page: [start here]\nsections:\n  fees: [what does it cost]\n',
      'translations.yml': "wei: [octa, '/page#fees']\nallowance: /page\n",
    });
    expect(sections).toMatchObject([
      {phrases: ['start here'], translations: [{term: 'allowance', here: ''}]},
      {phrases: ['what does it cost'], translations: [{term: 'wei', here: 'octa'}]},
    ]);
  });

  it.each([
    [
      'phrases/page.yml',
      'sections:\n  gone: [a phrase]',
      /page\.yml:2: sections\.gone is not the id of a heading/u,
    ],
    ['phrases/page.yml', 'pages: [a phrase]', /pages is not a known key/u],
    ['phrases/page.yml', 'page: [429]', /page\.0 must be string\n.*in quotes/u],
    ['phrases/page.yml', 'page: a phrase', /page must be array/u],
    ['phrases/page.yml', '- a phrase', /must be object/u],
    ['phrases/page.yml', 'page: [', /page\.yml:1: /u],
    ['translations.yml', 'wei: [octa, /page#gone]', /wei refers to \/page#gone, which is not a section/u],
    ['translations.yml', 'wei: {octa: 1}', /translations\.yml:1: wei must be/u],
  ])('rejects %s with %j', async (file, text, message) => {
    await expect(sectionsOf('Text.', {[file]: text})).rejects.toThrow(message);
  });
});
