declare module '@generated/run-here/default/programs.json' {
  import {type ProgramData} from '@site/src/components/Runner/programs';

  const data: ProgramData;
  export default data;
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
