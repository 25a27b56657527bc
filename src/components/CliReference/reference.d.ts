declare module '@generated/cli-reference/default/reference.json' {
  import {type CompactReference} from '@site/lib/cli';

  const reference: CompactReference;
  export default reference;
}
