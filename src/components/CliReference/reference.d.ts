declare module '@generated/cli-reference/default/reference.json' {
  import {type CompactReference} from '@site/plugins/cli-reference/compact';

  const reference: CompactReference;
  export default reference;
}
