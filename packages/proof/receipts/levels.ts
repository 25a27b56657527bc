/** How a block of code was proven, from the strongest level to the weakest. */
export const PROOF_LEVELS = ['ran', 'compiled', 'typed', 'checked', 'written', 'unproven'] as const;

export type ProofLevel = (typeof PROOF_LEVELS)[number];
