/** More combining characters in a row than any language needs. Browsers take seconds to draw thousands of them. */
const PILE = /(\p{Mark}{8})\p{Mark}+/gu;

/** Shortens each pile of combining characters to eight and an ellipsis. */
export const shortenPiles = (text: string): string => text.replace(PILE, '$1…');

export const hasPile = (text: string): boolean => text.search(PILE) >= 0;
