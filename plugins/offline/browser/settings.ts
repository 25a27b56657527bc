/** Settings of the service worker, from the build. */
export interface Settings {
  baseUrl: string;
  /** Changes with every deploy that changes files of the site. */
  version: string;
  /** Paths of the files that the search needs. */
  search: readonly string[];
  /** Paths of the pages that the search dialog offers. */
  offered: readonly string[];
}

/** Defined by `plugins/offline/workerScript.ts`. */
declare const SETTINGS: Settings;

export const settings = SETTINGS;
