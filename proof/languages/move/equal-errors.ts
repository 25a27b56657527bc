import {blockFailure, type Outcome} from '@packages/proof';
import type {Task} from '@packages/proof/build';
import {compilingBlocks} from './blocks';
import {itemsOfModules} from './fragment';
import {splitUnits, type Unit} from './syntax';

/** Finds errors of a module that have the same number, which readers cannot distinguish. */
export function findEqualErrors(tasks: readonly Task[]): Outcome[] {
  return compilingBlocks(tasks).map((block) => {
    const units = splitUnits(block.code);
    const modules = units.filter(({kind}) => kind === 'module').map((module) => itemsOfModules([module]));
    const failures = [units.filter(({kind}) => kind !== 'module'), ...modules]
      .flatMap(equalErrors)
      .map((names) =>
        blockFailure(block, `${names} have the same number`, {
          hint: 'Give each error in a module its own number.',
        }),
      );
    return {block, level: 'written', failures};
  });
}

/** The names of each two errors among these items that have the same number. */
function equalErrors(items: readonly Unit[]): string[] {
  const seen = new Map<string, string>();
  return items.flatMap(({text}) => {
    const [, name, number] = /^\s*const (E[A-Z_]\w*): u64 = (\w+);/m.exec(text) ?? [];
    if (name === undefined || number === undefined) return [];
    const other = seen.get(number);
    seen.set(number, name);
    return other === undefined ? [] : [`\`${other}\` and \`${name}\``];
  });
}
