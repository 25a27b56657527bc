// A second locale and a cut version, in a copy of the project: what every documentation is asked for one day.
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {run} from '../../lib/command/run';
import {CLEAN_ENVIRONMENT} from '../../scripts/builds';
import {copyProject, linkPackages} from './projectCopy';

const FOLDER = '.cache/e2e/locales-and-versions';
const TRANSLATIONS = `${FOLDER}/i18n/de/docusaurus-plugin-content-docs/current`;
const HEADING = 'Die Idee in einem Bild';

const built = (file: string) => readFileSync(join(FOLDER, 'build', file), 'utf8');
const content = (file: string) => load(built(file))('.theme-doc-markdown');

/** Makes the copy, with one translated page. */
function makeCopy(): void {
  rmSync(FOLDER, {recursive: true, force: true});
  copyProject(FOLDER);
  linkPackages(FOLDER);
  const config = join(FOLDER, 'docusaurus.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace("locales: ['en'],", "locales: ['en', 'de'],"));
  mkdirSync(TRANSLATIONS, {recursive: true});
  const page = readFileSync('docs/intro.mdx', 'utf8');
  const translated = page.replace(/^## .* (\{\/\* #the-idea \*\/\})$/m, `## ${HEADING} $1`);
  expect(translated).not.toBe(page);
  writeFileSync(join(TRANSLATIONS, 'intro.mdx'), translated);
}

test('S10.locales: A second locale and a cut version build and pass the check', {tag: '@sweep'}, async () => {
  test.setTimeout(1_800_000);
  makeCopy();
  const inCopy = async (command: string) => {
    const {code, output} = await run(`cd ${FOLDER} && ${command}`, {
      env: {...CLEAN_ENVIRONMENT, FORCE_COLOR: '0'},
    });
    expect(code, output).toBe(0);
  };
  await inCopy('docusaurus docs:version 1.0');
  // The check compares with the last commit.
  await inCopy(
    'git init --quiet && git add . && git -c user.name=test -c user.email=test@localhost commit --quiet --message copy',
  );
  await inCopy('npm run check');
  await inCopy('docusaurus build');

  expect(content('de/intro.html').text()).toContain(HEADING);
  expect(load(built('de/intro.html'))('html').attr('lang')).toBe('de');
  // Marks of proofs, from the receipts of the original page.
  const grades = (file: string) => content(file).find('[data-grade]').length;
  expect(grades('intro.html')).toBeGreaterThan(0);
  expect(grades('de/intro.html')).toBe(grades('intro.html'));
  expect(grades('1.0/intro.html')).toBe(grades('intro.html'));
  // Pages without a translation are English.
  expect(content('de/glossary.html').text()).toBe(content('glossary.html').text());
  expect(built('de/intro.md')).toContain(HEADING);
  expect(built('de/llms.txt')).toContain('/de/intro.md');
  expect(built('llms.txt')).not.toContain('/1.0/');
});
