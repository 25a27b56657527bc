import {useCallback, useRef, type ClipboardEvent} from 'react';
import {mayBeError, queryOf} from '@site/src/error-answer/pastedError';
import {searchSettings} from '@site/src/site/search';

const MAX_LENGTH = searchSettings.maxQueryLength;

/**
 * Makes a search field accept a pasted error message that is longer than the field: the field gets the part that the
 * search can find, and the whole message is kept.
 * @returns the handler for the field, and the message that a query was made of, or the query itself
 */
export function usePastedError() {
  // Not a state, because the search reads it before the next rendering.
  const pasted = useRef('');
  const onPaste = useCallback((event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const field = event.target;
    if (!(field instanceof HTMLInputElement) || text.length <= MAX_LENGTH || !mayBeError(text)) return;
    event.preventDefault();
    pasted.current = text;
    field.setRangeText(queryOf(text, MAX_LENGTH), 0, field.value.length, 'end');
    field.dispatchEvent(new InputEvent('input', {bubbles: true}));
  }, []);
  const messageOf = useCallback(
    (query: string) =>
      pasted.current !== '' && queryOf(pasted.current, MAX_LENGTH) === query ? pasted.current : query,
    [],
  );
  return {onPaste, messageOf};
}
