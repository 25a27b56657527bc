type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click follows a link in the same tab: with the main button and without a key that opens another one. */
export const isPlainClick = ({button, metaKey, ctrlKey, shiftKey, altKey}: Click): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
