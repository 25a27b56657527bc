import type {SiteStorage} from '@docusaurus/types';
import {inline} from '../../lib/inline';

/**
 * A dismissal counts for the announcement that was dismissed. The theme notices a new id only after its own script
 * has hidden the bar, so that a new announcement would show from the second visit on.
 */
export function forgetDismissalScript(id: string, {type, namespace}: SiteStorage): string {
  const key = (name: string) => inline(`docusaurus.announcement.${name}${namespace}`);
  return `(function () {
  try {
    var storage = window[${inline(type)}];
    if (storage.getItem(${key('id')}) !== ${inline(id)}) storage.removeItem(${key('dismiss')});
  } catch (error) {}
})();`;
}
