/** Code blocks with more lines than this are folded. */
export const FOLD_AT = 48;
