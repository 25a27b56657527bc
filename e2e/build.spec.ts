// What must stop a build. Each of these starts the real command on a small site with our own configuration.
import {execFile} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {expect, test} from '@playwright/test';

const root = resolve(__dirname, '..');

/** No setting of the machine or of a developer's `.env` reaches these builds: an empty value counts as set. */
const clean = {
  ALGOLIA_APP_ID: '',
  ALGOLIA_API_KEY: '',
  GTAG_TRACKING_ID: '',
  NO_INDEX: '',
  OFFLINE: '',
  SITE_URL: '',
  SITE_BASE_URL: '',
};

function build(argv: string[], env: NodeJS.ProcessEnv = {}) {
  return new Promise<{code: number; output: string}>((done) => {
    execFile(
      process.execPath,
      [join(root, 'node_modules/.bin/docusaurus'), 'build', ...argv],
      {cwd: root, env: {...process.env, ...clean, FORCE_COLOR: '0', ...env}, maxBuffer: 64 * 1024 * 1024},
      (error, stdout, stderr) => done({code: error ? 1 : 0, output: stdout + stderr}),
    );
  });
}

/**
 * Builds a site of these documents and this sidebar, as strict as ours, without our plugins and components.
 * @param parseFrontMatter source of the hook; ours demands descriptions, which most of these documents lack
 */
async function buildSmallSite(
  name: string,
  docs: Record<string, string>,
  sidebar = ['home'],
  parseFrontMatter = 'undefined',
) {
  const folder = join(root, '.cache/e2e/small', name);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(join(folder, 'docs'), {recursive: true});
  for (const [file, text] of Object.entries(docs)) writeFileSync(join(folder, 'docs', file), text);
  writeFileSync(join(folder, 'sidebars.json'), JSON.stringify({main: sidebar}));
  writeFileSync(
    join(folder, 'docusaurus.config.ts'),
    `import config from '${relative(folder, join(root, 'docusaurus.config'))}';
import headingIds from '${relative(folder, join(root, 'markdown/remark/heading-ids'))}';
export default {
  ...config,
  clientModules: [],
  markdown: {...config.markdown, parseFrontMatter: ${parseFrontMatter}},
  themeConfig: {},
  plugins: [],
  themes: [],
  presets: [['classic', {docs: {routeBasePath: '/', sidebarPath: 'sidebars.json', remarkPlugins: [headingIds]}, blog: false, pages: false}]],
};
`,
  );
  return build([folder]);
}

const home = '---\nslug: /\ntitle: Home\n---\n\nText.\n';

// Building is the same in every browser.
test.describe('Section 5: validation by the build', {tag: '@sweep'}, () => {
  test.describe.configure({timeout: 300_000});

  test('the search client requires an application id: "appId is missing"', async () => {
    const {code, output} = await build(['--out-dir', '.cache/e2e/never'], {ALGOLIA_API_KEY: 'key'});
    expect(code).toBe(1);
    expect(output).toContain('appId is missing: ALGOLIA_API_KEY is set, ALGOLIA_APP_ID is not.');
  });

  test('the search client requires an API key: "apiKey is missing"', async () => {
    const {code, output} = await build(['--out-dir', '.cache/e2e/never'], {ALGOLIA_APP_ID: 'id'});
    expect(code).toBe(1);
    expect(output).toContain('apiKey is missing: ALGOLIA_APP_ID is set, ALGOLIA_API_KEY is not.');
  });

  test('the docs sidebar lookup fails if a doc id is not found, unless the doc is a draft', async () => {
    const {code, output} = await buildSmallSite(
      'sidebar',
      {'home.md': home, 'later.md': '---\ndraft: true\n---\n\nA draft.\n'},
      ['home', 'later', 'no-such-page'],
    );
    expect(code).toBe(1);
    expect(output).toContain('no-such-page');
    expect(output).toMatch(/do not exist/);
    // The draft is among the ids that it offers, not among those that it misses.
    expect(/do not exist:\n([\s\S]*?)\n\s*\n/.exec(output)?.[1] ?? '').not.toContain('later');
  });

  test('broken links fail the site build', async () => {
    const {code, output} = await buildSmallSite('links', {'home.md': `${home}\n[away](/no-such-page)\n`}, [
      'home',
    ]);
    expect(code).toBe(1);
    expect(output).toMatch(/broken links/i);
    expect(output).toContain('/no-such-page');
  });

  for (const [what, docs, problem] of [
    [
      'a broken anchor',
      {'home.md': `${home}\n[down](#no-such-part)\n`},
      /broken anchors[\s\S]*#no-such-part/i,
    ],
    ['a missing image', {'home.md': `${home}\n![picture](./no-such.png)\n`}, /no-such\.png/],
    ['a missing file', {'home.md': `${home}\n[file](./no-such.zip)\n`}, /no-such\.zip/],
    [
      'two pages with one address',
      {'home.md': home, 'other.md': '---\nslug: /\ntitle: Other\n---\n\nText.\n'},
      /Duplicate routes[\s\S]*"?\/"?/i,
    ],
    [
      'two pages with one id',
      {'home.md': home, 'other.md': '---\nid: home\ntitle: Other\n---\n\nText.\n'},
      /docs sharing the same id:[\s\S]*`home`/,
    ],
    [
      'two headings with one id',
      {'home.mdx': `${home}\n## One {/* #part */}\n\n## Two {/* #part */}\n`},
      /The id "part" stands twice on this page/,
    ],
  ] as const) {
    test(`${what} fails the site build`, async () => {
      const {code, output} = await buildSmallSite(what.replaceAll(' ', '-'), docs);
      expect(output).toMatch(problem);
      expect(code).toBe(1);
    });
  }

  for (const [what, frontMatter, problem] of [
    [
      'an unknown key',
      `descripton: typo\ndescription: ${'d'.repeat(120)}`,
      'unknown front-matter key "descripton"',
    ],
    ['no description', '', 'the description has 0 characters; it needs 110 to 160'],
    [
      'a description that is too long',
      `description: ${'d'.repeat(161)}`,
      'the description has 161 characters',
    ],
  ] as const) {
    test(`front matter with ${what} fails the site build`, async () => {
      const page = `---\nslug: /\ntitle: Home\n${frontMatter}\n---\n\nText.\n`;
      const ours = 'config.markdown.parseFrontMatter';
      const {code, output} = await buildSmallSite(
        what.replaceAll(' ', '-'),
        {'home.md': page},
        ['home'],
        ours,
      );
      expect(code).toBe(1);
      expect(output).toContain(problem);
      expect(output).toContain('home.md');
    });
  }

  for (const [name, value] of [
    ['SITE_URL', 'docs.example.org'],
    ['SITE_BASE_URL', 'docs'],
    ['OFFLINE', 'maybe'],
    ['GTAG_TRACKING_ID', 'mine'],
    ['ALGOLIA_APP_ID', 'app; script-src *'],
  ] as const) {
    test(`${name}=${value} fails the site build`, async () => {
      const {code, output} = await build(['--out-dir', '.cache/e2e/never'], {
        ALGOLIA_API_KEY: '',
        ...(name === 'ALGOLIA_APP_ID' && {ALGOLIA_API_KEY: 'key'}),
        [name]: value,
      });
      expect(code).toBe(1);
      expect(output).toContain(`${name} is "${value}"`);
    });
  }

  test('Head-tag invariant: an error for non-head child tags', async () => {
    const page = `${home}\nimport Head from '@docusaurus/Head';\n\n<Head><div>not for a head</div></Head>\n`;
    const {code, output} = await buildSmallSite('head', {'home.mdx': page}, ['home']);
    expect(code).toBe(1);
    expect(output).toMatch(/Only elements types .*Helmet does not support rendering <div>/s);
  });
});
