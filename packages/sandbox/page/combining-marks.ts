/** More combining characters in a row than any language needs. Browsers take seconds to draw thousands of them. */
const LONG_SEQUENCE = /(\p{Mark}{8})\p{Mark}+/gu;

/** Shortens each long sequence of combining marks to eight and an ellipsis. */
export const shortenCombiningMarks = (text: string): string => text.replace(LONG_SEQUENCE, '$1…');

export const hasLongCombiningMarks = (text: string): boolean => text.search(LONG_SEQUENCE) >= 0;
