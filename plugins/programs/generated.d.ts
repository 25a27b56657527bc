// What the plugin writes for the browser: `@generated/<plugin>/default/<file>`.

/** Scripts: the worker that runs programs, and the packages that programs import. */
declare module '@generated/programs/default/*.json' {
  const script: string;
  export default script;
}

declare module '@generated/programs/default/programs.json' {
  import type {ProgramDetails} from '@site/src/programs/Runner/programDetails';
  /** By the program's name on the site: `getting-started-tx/transfer.ts`. */
  const programs: Partial<Record<string, ProgramDetails>>;
  export default programs;
}
