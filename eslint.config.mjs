import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {ignores: ['build', '.docusaurus', '.proof', '.cache', 'coverage', 'proof/fixtures', 'proof/generated']},
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
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
    // Command-line programs talk to the terminal.
    files: ['scripts/**', 'proof/**', 'bench/**', 'plugins/**', 'e2e/**'],
    languageOptions: {globals: globals.node},
    rules: {'no-console': 'off'},
  },
  {
    files: ['**/*.{js,cjs}'],
    languageOptions: {globals: globals.node},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
);
