import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The folders that each folder may import from, as README.md shows; none may import from `scripts`, `bench` or `e2e`. */
const layers = {
  lib: [],
  packages: [],
  src: ['lib'],
  markdown: ['src', 'lib'],
  plugins: ['markdown', 'src', 'lib'],
  proof: ['markdown', 'lib'],
};
/** Names that Node.js has and browsers lack. */
const nodeGlobals = [
  ...['process', 'Buffer', 'global', 'require', 'module', 'exports', '__dirname', '__filename'],
  ...['setImmediate', 'clearImmediate'],
];

const folders = [...Object.keys(layers), 'scripts', 'bench', 'e2e'];

const layerRules = Object.entries(layers).map(([layer, allowed]) => {
  const forbidden = folders.filter((folder) => folder !== layer && !allowed.includes(folder));
  return {
    files: [`${layer}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(@site/|(\\.\\./)+)(${forbidden.join('|')})/`,
              message: `${layer} may import from ${allowed.join(', ') || 'no other folder'} only: see the map in README.md.`,
            },
          ],
        },
      ],
    },
  };
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
      'lib/generated',
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
    // Globals of Node.js that browsers lack. The type check accepts them, because Docusaurus' types include Node's.
    files: ['src/**/*.{ts,tsx}', 'packages/search/{client,engine,format,words}/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': ['error', ...nodeGlobals],
    },
  },
  {
    // These programs write to the terminal.
    files: [
      'scripts/**',
      'cedra/prove/**',
      'scripts/bench/**',
      'plugins/**',
      'e2e/**',
      'packages/*/bench/**',
    ],
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
  {
    // The few scripts that Node.js loads without a compiler; no type check knows their names.
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: {
      globals: Object.fromEntries([...nodeGlobals, 'console', 'fetch', 'URL'].map((name) => [name, false])),
    },
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
);
