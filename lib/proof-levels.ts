/** How far a block of code was proven, from the strongest proof to the weakest. */
export const PROOF_LEVELS = ['ran', 'compiled', 'typed', 'checked', 'written', 'unproven'] as const;

export type ProofLevel = (typeof PROOF_LEVELS)[number];

/** The tools that proved a page, as `proof.lock.json` records them. */
export interface ProofTools {
  /** Version of the Cedra CLI, e.g. `1.2.0`. */
  cli: string;
  /** The commit that the CLI was built from, eight hex digits. */
  commit: string;
  /** Version of `@cedra-labs/ts-sdk`, e.g. `2.2.8`. */
  sdk: string;
}

/** The Cedra CLI as readers know it: "Cedra CLI 1.2.0". */
export const cliName = ({cli}: ProofTools): string => `Cedra CLI ${cli}`;

/** The TypeScript SDK as readers know it: "ts-sdk 2.2.8". */
export const sdkName = ({sdk}: ProofTools): string => `ts-sdk ${sdk}`;
