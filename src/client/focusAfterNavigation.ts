// A link to a section of a page moves the focus to the section, and opens it if it is folded. The theme moves it for links without `#` only.
import type {ClientModule} from '@docusaurus/types';
import {focusTarget} from '@site/src/focusTarget';
import {isFolded, showTarget} from '@site/src/revealTarget';

/** The router's names of the entries in the history that were shown. Back and Forward do not move the focus. */
const visited = new Set<string>();

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location: {key, pathname, search, hash},
  previousLocation: previous,
}) => {
  // The browser itself has followed a link without a key.
  if (!key || visited.has(key)) return;
  visited.add(key);
  const isOtherQuery =
    pathname === previous?.pathname && hash === previous.hash && search !== previous.search;
  if (isOtherQuery) return;
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  if (isFolded(target)) showTarget(target);
  else focusTarget(target);
};
