/** The link at the foot of a page that leads to the next one. */
export const NEXT_LINK = 'a.pagination-nav__link--next';
