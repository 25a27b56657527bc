// What the plugin writes for the browser: `@generated/<plugin>/default/<file>`.

declare module '@generated/search-index/default/manifest.json' {
  import type {IndexManifest} from '@site/src/search-ui/manifest';
  const manifest: IndexManifest;
  export default manifest;
}
