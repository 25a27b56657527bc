declare module '@generated/reference-data/default/framework.json' {
  import {type FrameworkModule} from '@site/lib/framework/model';

  const modules: FrameworkModule[];
  export default modules;
}

declare module '@generated/reference-data/default/rest.json' {
  import {type RestReference} from '@site/lib/rest/model';

  const reference: RestReference;
  export default reference;
}

declare module '@generated/reference-data/default/sdk.json' {
  import {type SdkEntry} from '@site/lib/sdk/model';

  const entries: SdkEntry[];
  export default entries;
}
