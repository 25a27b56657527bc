/** A block of code with more lines is shown folded, when there are enough to make that worth a click. */
export const FOLD_AT = 48;
