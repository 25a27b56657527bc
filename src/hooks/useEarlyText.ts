import {useEffect, useRef, type RefObject} from 'react';

/**
 * Passes on the text that a reader entered in a field before React ran, because React reports later changes only.
 * @param rendered the text that React gives to the field
 */
export function useEarlyText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  rendered: string,
  onText: (text: string) => void,
): void {
  const initial = useRef({rendered, onText});
  useEffect(() => {
    const text = field.current?.value ?? '';
    if (text !== initial.current.rendered) initial.current.onText(text);
  }, [field]);
}
