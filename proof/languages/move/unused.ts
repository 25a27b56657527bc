import {blockFailure, type Outcome} from '@packages/proof';
import type {Task} from '@packages/proof/build';
import {compilingBlocks} from './blocks';
import {itemsOfModules} from './fragment';
import {identifiers, splitUnits, type Unit, withoutComments} from './syntax';

/**
 * Finds private functions that nothing on the page calls and that are not unit tests: their assertions would never run,
 * for example because a test has lost its attribute.
 */
export function findUnused(tasks: readonly Task[]): Outcome[] {
  const blocks = compilingBlocks(tasks);
  const items = new Map(blocks.map((block) => [block, itemsOf(block.code)]));
  const all = [...items.values()].flat();
  return blocks.map((block) => ({
    block,
    level: 'written',
    failures: (items.get(block) ?? [])
      .filter((item) => isPrivateFunction(item) && !all.some((other) => other !== item && calls(other, item)))
      .map(({names}) =>
        blockFailure(block, `nothing on this page calls the private function \`${names.join()}\``, {
          hint: 'Its assertions never run. Mark it #[test], call it, or make it public.',
        }),
      ),
  }));
}

function itemsOf(code: string): Unit[] {
  const units = splitUnits(code);
  return [...units.filter(({kind}) => kind !== 'module'), ...itemsOfModules(units)];
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
