import type {SiteStorage} from '@docusaurus/types';
import {inline} from '../../lib/inline';

/**
 * Removes the dismissal of an older announcement. The theme notices a new id only after its own script has hidden the
 * bar, so a new announcement would not show before the second visit.
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
