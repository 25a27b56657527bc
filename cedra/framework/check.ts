import {nearest} from '../../lib/nearest';
import {declaredName, type FrameworkModule, frameworkId} from './model';

/** A module, or a function or type of it. */
export interface FrameworkFinding<Abort> {
  module: string;
  /** Anchor on the page of the reference. */
  id: string;
  /** The declarations: one of a function or type, all of a module. */
  declarations: string[];
  /** The errors of the module. */
  aborts: Abort[];
}

/** `0x0001::coin` → `0x1::coin`. */
const shortAddress = (name: string): string => name.replace(/^0x0+(?=[0-9a-f])/i, '0x');

/**
 * Finds a module, function or type of the framework: `0x1::coin::transfer`, `coin::transfer`, `0x1::coin`, `coin`.
 * @returns all that have the name; none with the most similar names
 */
export function findInFramework<Abort extends {module: string}>(
  text: string,
  modules: readonly FrameworkModule[],
  aborts: readonly Abort[],
): {found: FrameworkFinding<Abort>[]; similar: string[]} {
  const name = shortAddress(text.trim().replace(/[<(][^]*$/, ''));
  const found = modules.flatMap((each): FrameworkFinding<Abort>[] => {
    const {module} = each;
    const own = module.split('::')[1] ?? '';
    const errors = aborts.filter((abort) => abort.module === module);
    const all = [...each.structs, ...each.functions];
    if (name === module || name === own)
      return [{module, id: frameworkId(module), declarations: all, aborts: errors}];
    return all
      .filter((text) => {
        const declared = declaredName(text);
        return [`${module}::${declared}`, `${own}::${declared}`, declared].includes(name);
      })
      .map((text) => ({
        module,
        id: frameworkId(module, declaredName(text)),
        declarations: [text],
        aborts: errors,
      }));
  });
  if (found.length > 0) return {found, similar: []};
  const depth = name.split('::').length;
  const names = modules.flatMap(({module, structs, functions}) => {
    const own = module.split('::')[1] ?? '';
    if (depth === 1) return [own];
    if (depth === 2 && name.startsWith('0x')) return [module];
    const prefix = depth === 2 ? own : module;
    return [...structs, ...functions].map((text) => `${prefix}::${declaredName(text)}`);
  });
  const last = name.split('::').at(-1) ?? '';
  const meant = nearest(name, [...new Set(names)]);
  // The right function in another module.
  const elsewhere = modules
    .filter(({functions}) => functions.some((text) => declaredName(text) === last))
    .map(({module}) => `${module}::${last}`);
  return {found, similar: [...new Set([...(meant === undefined ? [] : [meant]), ...elsewhere])].slice(0, 5)};
}
