import generated from '../../lib/generated/aborts.json';

/** An abort code of the framework, read from its sources by the proof. */
export interface FrameworkAbort {
  /** `0x1::coin` */
  module: string;
  name: string;
  category: string | null;
  /** Category and reason in one number, as it stands in a transaction. */
  code: number;
  hex: string;
  message: string;
}

export const aborts: readonly FrameworkAbort[] = generated.aborts;

/** The anchor of an abort on `/move/errors`; one name can stand for two categories, so the number is part of it. */
export function abortId({module, name, hex}: FrameworkAbort): string {
  return `${module.replace('::', '-')}-${name}-${hex}`;
}
