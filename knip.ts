import {defineConfig} from 'knip/config';
import {importOf} from './plugins/mdx/remark/import-components';

export default defineConfig({
  workspaces: {
    '.': {
      entry: [
        'babel.config.js',
        'scripts/bench/search/index.ts',
        // With the copies of translations and versions, so that what only an older version uses stays.
        '{docs,versioned_docs,i18n}/**/*.mdx',
        'docusaurus.config.ts',
        'e2e/**/*.spec.ts',
        'e2e/engines/playwright.config.ts',
        'plugins/markdown/tool/program/index.ts',
        'cedra/localnet/preload.mjs',
        'cedra/move/record-move.mjs',
        'scripts/*.ts',
        'scripts/{checks,networks,size}/*.ts',
        'sidebars.ts',
        'src/client/*.ts',
        // In the content that `plugins/mdx/expand-data` makes.
        'src/reference/{FilteredList,FoldedContent,FoldedReference}/index.tsx',
        'src/gallery/*.mdx',
        'plugins/offline/browser/{client,retire,worker}.ts',
        'src/programs/indexer.ts',
        // For `src/tsconfig.json`.
        'src/absent.ts',
        'src/theme/**/*.{ts,tsx}',
      ],
      project: [
        '**/*.{ts,tsx,js,cjs,mjs,mdx}',
        '!build/**',
        '!.docusaurus/**',
        '!.cache/**',
        '!cedra/prove/fixtures/**',
        '!packages/**',
      ],
    },
    // The runner starts tsx by its path.
    'packages/proof': {entry: ['node/load-hooks.mjs'], ignoreDependencies: ['tsx']},
    'packages/docs-tool': {entry: ['shims.ts']},
    'packages/sandbox': {entry: ['frame/{frameScript,relayWorker,worker}.ts']},
  },
  ignoreDependencies: [
    '@cedra-labs/cedra-cli',
    '@docusaurus/.+',
    '@generated/.+',
    '@theme-original/.+',
    '@theme/.+',
    'cspell',
    'markdownlint-cli2',
    'prettier',
  ],
  docusaurus: false,
  compilers: {
    /** The imports in a page, and those that `plugins/mdx/remark/import-components.ts` adds at build time. */
    mdx(page: string): string {
      const prose = page.replace(/^(`{3,}).*?^\1/gms, '');
      const written = Array.from(prose.matchAll(/^import .*? from '[^']+';$/gms), ([line]) => line);
      const added = Array.from(prose.matchAll(/<([A-Z]\w*)/g), ([, name = '']) => name)
        .map(importOf)
        .filter((statement) => statement !== undefined);
      return [...written, ...added].join('\n');
    },
  },
});
