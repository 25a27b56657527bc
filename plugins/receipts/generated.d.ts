// What the plugin writes for the browser: `@generated/<plugin>/default/<file>`.

declare module '@generated/receipts/default/site.json' {
  import type {SiteProof} from '@site/src/figures/Front/model';
  const proof: SiteProof;
  export default proof;
}
