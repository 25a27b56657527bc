/** One way in which a framework module aborts. */
export interface AbortCode {
  /** `0x1::coin`. */
  module: string;
  /** The constant's name, as in the error message: `EINSUFFICIENT_BALANCE`. */
  name: string;
  /** The number that the module gives it. */
  reason: number;
  /** The category it is raised with (`INVALID_ARGUMENT`), or null when it is raised bare. */
  category: string | null;
  /** The abort code as clients see it: category and reason in one number. */
  code: number;
  hex: string;
  /** The comment above the constant, which the chain shows as message. */
  message: string;
  /** Entry and public functions whose bodies raise it. */
  raisedBy: string[];
}

/** The abort codes of the framework that one version of the tool's localnet runs. */
export interface AbortReference {
  cli: string;
  commit: string;
  aborts: AbortCode[];
}
