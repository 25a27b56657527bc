// What browsers lack. `tsconfig.json` puts this file in the place of packages whose types declare the names of Node.js, and
// which Docusaurus' types import.
export type Slugger = unknown;
export type {LastUpdateData} from '@docusaurus/utils/lib/lastUpdateUtils';

// @ts-expect-error Browsers have no `process`. If this is no error, another package declares it: add it to `tsconfig.json`.
export type NodeProcess = typeof process;
