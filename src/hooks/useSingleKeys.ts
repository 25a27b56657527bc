import {useStorageSlot} from '@docusaurus/theme-common';

const OFF = 'off';

/**
 * Whether shortcuts of a single key work, which readers can switch off: speech input and unsteady hands press such keys
 * by accident (WCAG 2.1.4). The choice is stored in the browser and holds for every page and tab.
 */
export function useSingleKeys(): [areOn: boolean, switchTo: (on: boolean) => void] {
  const [stored, slot] = useStorageSlot('shortcuts');
  return [stored !== OFF, (on) => (on ? slot.del() : slot.set(OFF))];
}

/** With Ctrl or Cmd, a key is a command. With Option or AltGr it is not: many keyboards need them to type `[` or `/`. */
export const isCommand = (event: KeyboardEvent): boolean =>
  event.metaKey || (event.ctrlKey && !event.getModifierState('AltGraph'));
