import type {Finding} from '@site/cedra/errors/lookup';
import {loadCode} from '@site/src/recovery/loadCode';

/** Finds what explains a text; see `lookUp`. */
export type Explain = (text: string) => Finding[];

/**
 * Loads the errors that the site explains. Nothing leaves the browser.
 * @throws Error when they cannot be loaded
 */
export async function loadExplain(): Promise<Explain> {
  const [{default: errors}, {default: pages}, {lookUp}] = await loadCode(() =>
    Promise.all([
      import('@generated/reference/default/errors.json'),
      import('@generated/reference/default/page-errors.json'),
      import('@site/cedra/errors/lookup'),
    ]),
  );
  return (text) => lookUp(text, errors, pages);
}

/** The route of a finding: its anchor is on the page of errors unless it names another page. */
export const routeOf = ({href}: Finding): string => (href.startsWith('#') ? `/move/errors${href}` : href);
