/** Written by `plugins/search-index`. */
declare module '@generated/search-index/default/manifest.json' {
  const manifest: {root: string};
  export default manifest;
}
