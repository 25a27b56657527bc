declare module '@generated/run-here/default/programs.json' {
  import {type ProgramDetails} from '@site/src/components/Runner/programDetails';

  /** By the program's name on the site: `getting-started-tx/transfer.ts`. */
  const programs: Partial<Record<string, ProgramDetails>>;
  export default programs;
}

declare module '@generated/run-here/default/networks.json' {
  import {type Network} from '@site/src/site/networks';

  /** The networks that pages may request. */
  const ids: readonly Network['id'][];
  export default ids;
}

declare module '@generated/run-here/default/worker.json' {
  const script: string;
  export default script;
}

declare module '@generated/run-here/default/indexer.json' {
  const script: string;
  export default script;
}

declare module '@generated/run-here/default/sdk.json' {
  const script: string;
  export default script;
}
