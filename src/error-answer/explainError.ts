import type {Finding} from '@site/cedra/errors/lookup';
import {loadCode} from '@site/src/recovery/loadCode';

/** Finds what explains a text. */
export type Explain = (text: string) => Finding[];

/**
 * Loads the errors that the site explains. Nothing leaves the browser.
 * @throws Error when they cannot be loaded
 */
export async function loadExplain(): Promise<Explain> {
  const {explain} = await loadCode(() => import('@site/src/error-answer/explain'));
  return explain;
}

/** The route of a finding: its anchor is on the page of errors unless it names another page. */
export const routeOf = ({href}: Finding): string => (href.startsWith('#') ? `/move/errors${href}` : href);
