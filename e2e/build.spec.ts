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

/** Builds a site of these documents and this sidebar, as strict as ours, without our plugins and components. */
async function buildSmallSite(name: string, docs: Record<string, string>, sidebar: string[]) {
  const folder = join(root, '.cache/e2e/small', name);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(join(folder, 'docs'), {recursive: true});
  for (const [file, text] of Object.entries(docs)) writeFileSync(join(folder, 'docs', file), text);
  writeFileSync(join(folder, 'sidebars.json'), JSON.stringify({main: sidebar}));
  writeFileSync(
    join(folder, 'docusaurus.config.ts'),
    `import config from '${relative(folder, join(root, 'docusaurus.config'))}';
export default {
  ...config,
  themeConfig: {},
  plugins: [],
  themes: [],
  presets: [['classic', {docs: {routeBasePath: '/', sidebarPath: 'sidebars.json'}, blog: false, pages: false}]],
};
`,
  );
  return build([folder]);
}

const home = '---\nslug: /\ntitle: Home\n---\n\nText.\n';

// Building is the same in every browser.
test.describe('Section 5: validation by the build @chromium', () => {
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

  test('Head-tag invariant: an error for non-head child tags', async () => {
    const page = `${home}\nimport Head from '@docusaurus/Head';\n\n<Head><div>not for a head</div></Head>\n`;
    const {code, output} = await buildSmallSite('head', {'home.mdx': page}, ['home']);
    expect(code).toBe(1);
    expect(output).toMatch(/Only elements types .*Helmet does not support rendering <div>/s);
  });
});
