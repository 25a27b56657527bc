type Aliases = Record<string, string | false>;

/**
 * The modules that a build leaves out or replaces. The server build has no SDK, because the SDK runs only in the browser.
 * The browser build omits the tables of the Poseidon hash (430 of 520 KB, compressed), which only keyless accounts need,
 * and Prism: `plugins/mdx/rehype/highlight-code.ts` highlights code at build time.
 */
export const aliases = (isServer: boolean): Aliases => ({
  'prism-react-renderer$': false,
  ...(isServer ? {'@cedra-labs/ts-sdk$': false} : {'poseidon-lite$': require.resolve('./noPoseidon.js')}),
});
