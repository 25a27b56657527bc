// A plugin can be taken out of `plugins/index.ts`: the site builds without it, or the build says what is missing. In no case
// does the build end silently without its pages.
import {existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {run} from '../../lib/command/run';
import {CLEAN_ENVIRONMENT} from '../../scripts/builds';

/** The folder of a plugin has its name; `mdx` has those for Markdown. */
const names = readdirSync('plugins', {withFileTypes: true})
  .filter((entry) => entry.isDirectory() && entry.name !== 'mdx')
  .map(({name}) => name);

for (const name of names)
  test(
    `S10.plugins: Without ${name}, the site builds, or the build says what is missing`,
    {tag: '@sweep'},
    async () => {
      test.setTimeout(900_000);
      const folder = `.cache/e2e/without/${name}`;
      rmSync(folder, {recursive: true, force: true});
      mkdirSync(folder, {recursive: true});
      writeFileSync(
        `${folder}/docusaurus.config.ts`,
        `import config from '../../../../docusaurus.config';
const without = (plugin) => typeof plugin !== 'function' ? plugin : (context, options) => {
  const instance = plugin(context, options);
  if (instance.name !== '${name}') return instance;
  console.log('Left out: ${name}');
  return null;
};
export default {...config, plugins: config.plugins.map(without)};\n`,
      );
      const {code, output} = await run(
        `docusaurus build --no-minify --config ${folder}/docusaurus.config.ts --out-dir ${folder}/build`,
        {
          env: {
            ...CLEAN_ENVIRONMENT,
            FORCE_COLOR: '0',
            DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${folder}/generated`,
          },
        },
      );
      expect(output).toContain(`Left out: ${name}`);
      if (code === 0) expect(existsSync(`${folder}/build/sitemap.xml`), output).toBe(true);
      // The name of the plugin, or the data that it would have written.
      else expect(output).toMatch(new RegExp(`lacks the plugin ${name}|@generated/${name}/`));
    },
  );
