declare module '@generated/reference-data/default/cli.json' {
  import {type CompactReference} from '@site/lib/cli';

  const reference: CompactReference;
  export default reference;
}
