type Aliases = Record<string, string | false>;

/**
 * The modules that a build leaves out or replaces. The server build has no SDK, because the SDK runs only in the browser.
 * The browser build omits the tables of the Poseidon hash (430 of 520 KB, compressed), which only keyless accounts need,
 * Prism with its list of languages (`deploy/upstream/prism-languages.md`), because `plugins/mdx/rehype/highlight-code.ts`
 * highlights code at build time, and all but one of the helpers of TypeScript, which the framework loads as a whole
 * (`deploy/upstream/tslib.md`).
 */
export const aliases = (isServer: boolean): Aliases => ({
  'prism-react-renderer$': false,
  'prismjs/components': false,
  ...(isServer
    ? {'@cedra-labs/ts-sdk$': false}
    : {
        'poseidon-lite$': require.resolve('./noPoseidon.js'),
        tslib$: require.resolve('./importDefault.js'),
      }),
});
