/** A framework module in the reference. Each declaration is one line of Move code without the body. */
export interface FrameworkModule {
  /** Address and name: `0x1::coin`. */
  module: string;
  /** `struct Metadata has key` */
  structs: string[];
  /** `#[view] public fun balance<T: key>(account: address): u64` */
  functions: string[];
}

export interface FrameworkReference {
  /** Version and commit of the CLI whose localnet served the modules. */
  cli: string;
  commit: string;
  modules: FrameworkModule[];
}

export const FRAMEWORK_ROUTE = '/move/modules';

const DECLARED = /\b(?:fun|struct|enum) (?<name>\w+)/;

/**
 * The name of the function or type that a declaration declares.
 * @throws Error when the text declares neither
 */
export function declaredName(declaration: string): string {
  const name = DECLARED.exec(declaration)?.groups?.name;
  if (name === undefined) throw new Error(`This declares no function and no type: ${declaration}`);
  return name;
}

/** The anchor of a module, or of a function or type in it: `0x1::coin`, `transfer` → `0x1-coin-transfer`. */
export const frameworkId = (module: string, name?: string): string =>
  [module.replace('::', '-'), name].filter(Boolean).join('-');
