import {blockFailure, type Outcome} from '@cedra-docs/proof';
import type {Block, Task} from '@cedra-docs/proof/build';
import {itemsOfModules} from './fragment';
import {identifiers, splitUnits, type Unit, withoutComments} from './syntax';

/** The Move blocks of a page, files and fragments, without those that must not compile. */
function compilingBlocks(tasks: readonly Task[]): Block[] {
  return tasks
    .filter((task) => task.kind === 'file' || (task.kind === 'move' && task.fails === undefined))
    .map(({block}) => block)
    .filter(({lang}) => lang === 'move');
}

/** The items of a block: first those outside of modules, then those of each module. */
function itemGroups({code}: Block): Unit[][] {
  const units = splitUnits(code);
  const modules = units.filter(({kind}) => kind === 'module').map((module) => itemsOfModules([module]));
  return [units.filter(({kind}) => kind !== 'module'), ...modules];
}

/**
 * Finds private functions that nothing on the page calls and that are not unit tests: their assertions would never run,
 * for example because a test has lost its attribute.
 */
export function findUnused(tasks: readonly Task[]): Outcome[] {
  const blocks = compilingBlocks(tasks).map((block) => ({block, items: itemGroups(block).flat()}));
  const all = blocks.flatMap(({items}) => items);
  return blocks.map(({block, items}) => ({
    block,
    level: 'written',
    failures: items
      .filter((item) => isPrivateFunction(item) && !all.some((other) => other !== item && calls(other, item)))
      .map(({names}) =>
        blockFailure(block, `nothing on this page calls the private function \`${names.join()}\``, {
          hint: 'Its assertions never run. Mark it #[test], call it, or make it public.',
        }),
      ),
  }));
}

function isPrivateFunction({text, names}: Unit): boolean {
  const code = withoutComments(text);
  return (
    /^\s*(?:#\[[^\]]*\]\s*)*(?:inline\s+)?fun\b/.test(code) &&
    !/#\[(?:test|test_only|view)\b/.test(code) &&
    !names.includes('init_module')
  );
}

/** Whether an item uses the function. An item that declares the same name does not. */
function calls(item: Unit, {names: [name = '']}: Unit): boolean {
  return !item.names.includes(name) && identifiers(item.text).has(name);
}

/** Finds errors of a module that have the same number, which readers cannot distinguish. */
export function findEqualErrors(tasks: readonly Task[]): Outcome[] {
  return compilingBlocks(tasks).map((block) => {
    const failures = itemGroups(block)
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
