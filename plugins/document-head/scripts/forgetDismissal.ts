import type {SiteStorage} from '@docusaurus/types';
import {scriptLiteral} from '../../../lib/script-literal';

/**
 * Removes the stored dismissal of an older announcement. The theme compares ids only after its own script has hidden the
 * bar, so a new announcement would first show on the second visit.
 */
export function forgetDismissalScript(id: string, {type, namespace}: SiteStorage): string {
  const key = (name: string) => scriptLiteral(`docusaurus.announcement.${name}${namespace}`);
  return `(function () {
  try {
    var storage = window[${scriptLiteral(type)}];
    if (storage.getItem(${key('id')}) !== ${scriptLiteral(id)}) storage.removeItem(${key('dismiss')});
  } catch (error) {}
})();`;
}
