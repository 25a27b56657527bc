import {readdirSync} from 'node:fs';

import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The folders, from the lowest: each imports only from those before it, as README.md shows. */
const layers = ['packages', 'lib', 'cedra', 'src', 'plugins'];

/** Folders that may import from every layer, and no layer from them. */
const top = ['scripts', 'e2e'];

/** The folders of `src`, from the lowest. */
const rooms = [
  ...[
    'css',
    'site',
    'recovery',
    'hooks',
    'client',
    'error-answer',
    'search-ui',
    'components',
    'network',
    'programs',
    'proof',
  ],
  ...['figures', 'reference', 'theme', 'gallery'],
];

/** The things of Cedra, from the lowest, each with the files that other things may import. */
const things = {
  networks: ['model'],
  releases: ['data'],
  glossary: [],
  marks: ['marks'],
  receipts: ['outputs', 'receipts'],
  cli: ['check', 'find', 'model'],
  sdk: ['check'],
  localnet: ['localnet'],
  rest: ['check', 'generated.json'],
  move: ['fragment', 'packages', 'syntax', 'tools'],
  framework: ['model', 'source'],
  pages: ['files', 'page', 'tasks'],
  errors: [],
  indexer: ['shown-queries'],
  programs: [],
  shell: ['check'],
  node: [],
  // The command, which puts the others together.
  prove: [],
};

/** The files of Cedra's folders that run in browsers, too. */
const BROWSER_SAFE = ['frontMatter', 'lookup', 'marks', 'message', 'model', 'names'];

const restrictImports = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: {'no-restricted-imports': ['error', {patterns}]},
});

/** Forbids a layer the layers above it, and packages by their paths. */
const noneAbove = (layer) => ({
  regex: `^(@site/|(\\.\\./)+)(${['packages', ...layers.slice(layers.indexOf(layer) + 1), ...top].join('|')})/`,
  message: `${layer} may import only from what is below it: see the map in README.md.`,
});

const layerRules = layers.map((layer) => restrictImports([`${layer}/**`], [noneAbove(layer)]));

const browserSafe = {
  regex: `^(@site/|(\\.\\./)+)cedra/(?!\\w+/(${BROWSER_SAFE.join('|')})$)`,
  message: `Of Cedra's folders, browsers may load only ${BROWSER_SAFE.join(', ')}.`,
};

const changedComponents = readdirSync('src/theme').map((name) => name.replace(/\.\w+$/, ''));

const roomRules = rooms.map((room, index) =>
  restrictImports(
    [`src/${room}/**`],
    [
      noneAbove('src'),
      browserSafe,
      {
        regex: `^(@site/src/|(\\.\\./)+)(${[...rooms.slice(index + 1), '-'].join('|')})/`,
        message: `src/${room} may import only from the rooms before it in \`rooms\` of eslint.config.mjs.`,
      },
      {
        regex:
          room === 'theme' || room === 'gallery' ? '^-' : `^@theme/(${changedComponents.join('|')})(/|$)`,
        message: 'Only the theme may import a component that the theme changes.',
      },
    ],
    ['**/*.test.ts'],
  ),
);

const thingRules = Object.keys(things).map((thing, index, all) => {
  const below = all.slice(0, index).flatMap((each) => things[each].map((file) => `${each}/${file}`));
  const doors = thing === 'prove' ? '.*' : below.join('|');
  const others = all.filter((each) => each !== thing).join('|');
  return restrictImports(
    [`cedra/${thing}/**`],
    [
      noneAbove('cedra'),
      {
        regex: `^(\\.\\./)+(?!(${doors})$)(${others})(/|$)`,
        message: `cedra/${thing} may import only the files that \`things\` in eslint.config.mjs lists before it.`,
      },
    ],
    ['**/*.test.ts'],
  );
});

export default tseslint.config(
  {
    ignores: [
      'build',
      '.docusaurus',
      '.proof',
      '.cache',
      'coverage',
      'cedra/prove/fixtures',
      '**/generated*.json',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      // Allow effects and event handlers that are arrow functions without braces.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      // Allow `||` for strings, because an empty string often counts as missing.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', {ignorePrimitives: {string: true}}],
      // Some interfaces require functions that return a promise.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
    },
  },
  {
    // This code asserts with `as` that an index of a typed array exists; the rule demands `!`, which is forbidden.
    files: ['packages/search/**', 'plugins/search-index/**'],
    rules: {'@typescript-eslint/non-nullable-type-assertion-style': 'off'},
  },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      // An underscore marks a name as unused on purpose.
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
      'no-console': ['error', {allow: ['warn', 'error']}],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
  },
  {
    // These programs write to the terminal.
    files: ['scripts/**', 'cedra/**', 'plugins/**', 'e2e/**', 'packages/*/bench/**'],
    rules: {'no-console': 'off'},
  },
  {
    // Tests replace methods of the DOM, also deprecated ones.
    files: ['e2e/**/*.ts'],
    rules: {
      '@typescript-eslint/no-deprecated': 'off',
      // Tests share regular expressions with `expectProblem`, which takes no strings.
      '@typescript-eslint/prefer-includes': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  ...layerRules,
  ...roomRules,
  ...thingRules,
  {
    // The few scripts that Node.js loads without a compiler; no type check knows their names.
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        ['Buffer', 'URL', '__dirname', 'console', 'fetch', 'module', 'process', 'require'].map((name) => [
          name,
          false,
        ]),
      ),
    },
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
);
