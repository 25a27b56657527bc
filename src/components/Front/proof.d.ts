declare module '@generated/proof-receipts/default/site.json' {
  import {type SiteProof} from '@site/src/components/Front/model';

  const proof: SiteProof;
  export default proof;
}
