/** The settings of a node's configuration file. */
export interface NodeConfigReference {
  repository: string;
  /** Commit of the sources that the settings were read from. */
  commit: string;
  /** Name of the type of the whole file. */
  root: string;
  /** For each type its settings with their types; null where any value may stand. */
  types: Record<string, Record<string, string | null>>;
}
