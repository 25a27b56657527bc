// What the plugin writes for the browser: `@generated/<plugin>/default/<file>`.

/** Texts by ids: HTML of folded entries, and definitions of the glossary. */
declare module '@generated/reference/default/*.json' {
  const texts: Partial<Record<string, string>>;
  export default texts;
}

declare module '@generated/reference/default/framework.json' {
  import type {FrameworkModule} from '@site/cedra/framework/model';
  const modules: FrameworkModule[];
  export default modules;
}

declare module '@generated/reference/default/rest.json' {
  import type {RestReference} from '@site/cedra/rest/model';
  const reference: RestReference;
  export default reference;
}

declare module '@generated/reference/default/sdk.json' {
  import type {SdkEntry} from '@site/cedra/sdk/model';
  const entries: SdkEntry[];
  export default entries;
}

declare module '@generated/reference/default/pages.json' {
  import type {KnownPage} from '@site/src/components/NearestPages/nearest';

  const pages: KnownPage[];
  export default pages;
}
