/** The SDK as code sees it. */
export interface SdkReference {
  package: string;
  version: string;
  /** Exported names. */
  exports: Record<string, SdkExport>;
}

export interface SdkExport {
  kind: 'class' | 'interface' | 'enum' | 'function' | 'type' | 'value';
  /** Of functions and values. */
  signature?: string;
  /** Instance members with their signatures; those of members' classes follow after a dot. */
  members?: Record<string, string>;
  /** Static members and enum members. */
  statics?: Record<string, string>;
}
