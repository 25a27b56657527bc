/** What the build tells the service worker. */
export interface Settings {
  baseUrl: string;
  /** Changes with every deploy that changes what browsers load. */
  version: string;
  /** Paths of the files that make the search answer. */
  search: readonly string[];
}

/** Put in by `plugins/offline/workerScript.ts`. */
declare const SETTINGS: Settings;

export const settings = SETTINGS;
