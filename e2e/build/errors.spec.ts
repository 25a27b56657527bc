// Errors that fail a build. Each test runs the build command, most on a small site with the site's configuration.
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {expect, test} from '@playwright/test';
import {quote, run} from '../../lib/command/run';
import {CLEAN_ENVIRONMENT} from '../../scripts/builds';

const root = resolve(__dirname, '../..');

const build = (argv: string, env: NodeJS.ProcessEnv = {}) =>
  run(`docusaurus build ${argv}`, {env: {...CLEAN_ENVIRONMENT, FORCE_COLOR: '0', ...env}});

/**
 * Builds a site of the given documents and sidebar, with the site's configuration except its plugins and components.
 * @param parseFrontMatter source of the hook; the site's own requires descriptions
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
import headingIds from '${relative(folder, join(root, 'plugins/mdx/remark/heading-ids'))}';
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
  return build(quote(folder));
}

/** Addresses in a page that lead to this host, but not below the base URL. */
function addressesOutside(html: string, baseUrl: string): string[] {
  const addresses = Array.from(
    html.matchAll(/\s(?:href|src)="?(\/(?!\/)[^"\s>]*)/g),
    ([, address = '']) => address,
  );
  return addresses.filter((address) => !`${address}/`.startsWith(baseUrl));
}

const home = '---\nslug: /\ntitle: Home\n---\n\nText.\n';

test('S10.build: A site below another base URL stays there', {tag: '@sweep'}, async () => {
  test.setTimeout(900_000);
  const folder = '.cache/e2e/base-url';
  const {code, output} = await build(`--out-dir ${folder}`, {
    SITE_BASE_URL: '/docs/',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${folder}-generated`,
  });
  expect(code, output).toBe(0);
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(50);
  for (const page of pages) {
    expect.soft(addressesOutside(readFileSync(join(folder, page), 'utf8'), '/docs/'), page).toEqual([]);
  }
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  expect(sitemap).toContain('/docs/intro</loc>');
  expect(sitemap).not.toContain('/search');
});

test.describe('Errors of the build', {tag: '@sweep'}, () => {
  test.describe.configure({timeout: 300_000});

  test('S5.credentials: An API key without an application id, or the reverse, fails the build', async () => {
    for (const [env, message] of [
      [{ALGOLIA_API_KEY: 'key'}, 'appId is missing: ALGOLIA_API_KEY is set, ALGOLIA_APP_ID is not.'],
      [{ALGOLIA_APP_ID: 'id'}, 'apiKey is missing: ALGOLIA_APP_ID is set, ALGOLIA_API_KEY is not.'],
    ] as const) {
      const {code, output} = await build('--out-dir .cache/e2e/never', env);
      expect(code).toBe(1);
      expect(output).toContain(message);
    }
  });

  test('S5.sidebar-ids: An unknown id in the sidebar fails the build, unless its page is a draft', async () => {
    const {code, output} = await buildSmallSite(
      'sidebar',
      {'home.md': home, 'later.md': '---\ndraft: true\n---\n\nA draft.\n'},
      ['home', 'later', 'no-such-page'],
    );
    expect(code).toBe(1);
    expect(output).toContain('no-such-page');
    expect(output).toMatch(/do not exist/);
    // The error lists missing ids first, then available ones.
    expect(/do not exist:\n([\s\S]*?)\n\s*\n/.exec(output)?.[1] ?? '').not.toContain('later');
  });

  test('S5.links: A broken link fails the build', async () => {
    const {code, output} = await buildSmallSite('links', {'home.md': `${home}\n[away](/no-such-page)\n`});
    expect(code).toBe(1);
    expect(output).toMatch(/broken links/i);
    expect(output).toContain('/no-such-page');
  });

  test('S10.build: Two headings with one id fail the build', async () => {
    const text = `${home}\n## One {/* #part */}\n\n## Two {/* #part */}\n`;
    const {code, output} = await buildSmallSite('headings', {'home.mdx': text});
    expect(code).toBe(1);
    expect(output).toMatch(/The id "part" is used twice on this page/);
  });

  test('S10.build: A page without a description fails the build', async () => {
    const hook = 'config.markdown.parseFrontMatter';
    const {code, output} = await buildSmallSite('front-matter', {'home.md': home}, ['home'], hook);
    expect(code).toBe(1);
    expect(output).toContain('home.md: no `description` in the front matter');
  });
});
