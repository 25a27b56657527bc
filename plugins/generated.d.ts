// Data of plugins: `@generated/<plugin>/default/<file>`.

declare module '@generated/for-programs/default/recent.json' {
  import type {RecentChange} from '@site/src/reference/RecentChanges';
  const changes: RecentChange[];
  export default changes;
}

declare module '@generated/receipts/default/site.json' {
  import type {SiteProof} from '@site/src/figures/Front/model';
  const proof: SiteProof;
  export default proof;
}

/** Texts by ids: HTML of folded entries, and definitions of the glossary. */
declare module '@generated/reference/default/*.json' {
  const texts: Partial<Record<string, string>>;
  export default texts;
}

declare module '@generated/reference/default/errors.json' {
  import type {Errors} from '@site/cedra/errors/model';
  const errors: Errors;
  export default errors;
}

declare module '@generated/reference/default/page-errors.json' {
  import type {PageError} from '@site/cedra/errors/model';
  const pages: readonly PageError[];
  export default pages;
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

/** Scripts: the worker that runs programs, and the packages that programs import. */
declare module '@generated/programs/default/*.json' {
  const script: string;
  export default script;
}

declare module '@generated/programs/default/networks.json' {
  import type {Network} from '@site/cedra/networks/model';
  /** The networks that pages may request. */
  const ids: readonly Network['id'][];
  export default ids;
}

declare module '@generated/programs/default/programs.json' {
  import type {ProgramDetails} from '@site/src/run/Runner/programDetails';
  /** By the program's name on the site: `getting-started-tx/transfer.ts`. */
  const programs: Partial<Record<string, ProgramDetails>>;
  export default programs;
}

declare module '@generated/search-index/default/manifest.json' {
  import type {IndexManifest} from '@site/src/search-ui/manifest';
  const manifest: IndexManifest;
  export default manifest;
}
