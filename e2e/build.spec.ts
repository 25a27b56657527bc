// What must stop a build. Each test starts the real command; most build a small site with our configuration.
import {execFile} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {expect, test} from '@playwright/test';

const root = resolve(__dirname, '..');

/** Keeps settings of the machine and of a developer's `.env` out of these builds: an empty value counts as set. */
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
 * @param parseFrontMatter source of the hook; ours requires descriptions, which most of these documents lack
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
test.describe('Validation by the build', {tag: '@sweep'}, () => {
  test.describe.configure({timeout: 300_000});

  test('S5.credentials: An API key without an application id fails the build with "appId is missing"', async () => {
    const {code, output} = await build(['--out-dir', '.cache/e2e/never'], {ALGOLIA_API_KEY: 'key'});
    expect(code).toBe(1);
    expect(output).toContain('appId is missing: ALGOLIA_API_KEY is set, ALGOLIA_APP_ID is not.');
  });

  test('S5.credentials: An application id without an API key fails the build with "apiKey is missing"', async () => {
    const {code, output} = await build(['--out-dir', '.cache/e2e/never'], {ALGOLIA_APP_ID: 'id'});
    expect(code).toBe(1);
    expect(output).toContain('apiKey is missing: ALGOLIA_APP_ID is set, ALGOLIA_API_KEY is not.');
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
    // The draft is among the available ids, not among the missing ones.
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
    expect(output).toContain('the description has 0 characters; it needs 110 to 160');
    expect(output).toContain('home.md');
  });
});
