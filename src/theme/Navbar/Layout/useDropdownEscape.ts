import {useEffect} from 'react';

/** Closes the dropdown that the keyboard or the pointer has opened, and returns the focus to its entry. */
function closeDropdown({key}: KeyboardEvent): void {
  const dropdown =
    key === 'Escape' && document.querySelector<HTMLElement>('.navbar .dropdown:is(.dropdown--show, :hover)');
  if (!dropdown) return;
  if (dropdown.contains(document.activeElement)) {
    dropdown.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  }
  // The theme closes a dropdown at a press elsewhere, and shows one while the pointer is on it.
  document.dispatchEvent(new MouseEvent('mousedown'));
  if (!dropdown.matches(':hover')) return;
  dropdown.dataset.closed = '';
  dropdown.addEventListener('pointerleave', () => delete dropdown.dataset.closed, {once: true});
}

/** Escape closes the dropdowns of the navigation bar. */
export function useDropdownEscape(): void {
  useEffect(() => {
    document.addEventListener('keydown', closeDropdown);
    return () => document.removeEventListener('keydown', closeDropdown);
  }, []);
}
