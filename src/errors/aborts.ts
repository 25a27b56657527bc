import generated from '../../lib/generated/aborts.json';

/** An abort code of the framework, from its sources. */
export interface FrameworkAbort {
  /** `0x1::coin` */
  module: string;
  name: string;
  category: string | null;
  /** Category and reason in one number, as in a transaction. */
  code: number;
  hex: string;
  message: string;
}

export const aborts: readonly FrameworkAbort[] = generated.aborts;
