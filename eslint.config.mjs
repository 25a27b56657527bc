import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Which folders a folder may import from, as the map in README.md shows; nothing imports from the others. */
const layers = {
  lib: [],
  src: ['lib'],
  markdown: ['src', 'lib'],
  plugins: ['markdown', 'src', 'lib'],
  proof: ['markdown', 'lib'],
};
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
  {ignores: ['build', '.docusaurus', '.proof', '.cache', 'coverage', 'proof/fixtures', 'lib/generated']},
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      // Effects and handlers are written as arrow functions without a value.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      // An empty text counts as missing.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', {ignorePrimitives: {string: true}}],
      // Interfaces ask for asynchronous functions.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
    },
  },
  {
    // The index is read from typed arrays, at places that exist.
    files: ['src/search/**', 'plugins/search-index/**', 'bench/search/**'],
    rules: {'@typescript-eslint/non-nullable-type-assertion-style': 'off'},
  },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      // A name that starts with an underscore says that it is unused on purpose.
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
      'no-console': ['error', {allow: ['warn', 'error']}],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    languageOptions: {globals: globals.browser},
  },
  {
    // Node.js has these, browsers do not; one type check covers both, because Docusaurus' types include Node's.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...Object.keys(globals.node).filter((name) => !(name in globals.browser || name in globals.es2025)),
      ],
    },
  },
  {
    // Command-line programs talk to the terminal.
    files: ['scripts/**', 'proof/**', 'bench/**', 'plugins/**', 'e2e/**'],
    languageOptions: {globals: globals.node},
    rules: {'no-console': 'off'},
  },
  {
    // Tests replace methods of the page's DOM.
    files: ['e2e/**/*.ts'],
    rules: {
      '@typescript-eslint/no-deprecated': 'off',
      // `expectProblem` takes expressions, which tests use again.
      '@typescript-eslint/prefer-includes': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  ...layerRules,
  {
    files: ['**/*.{js,cjs}'],
    languageOptions: {globals: globals.node},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
);
