import type {Page} from '@playwright/test';
import {painted} from './test';

/** Finds what hostile input did: it ran, became an element, crashed the page, or made a link with a strange protocol. */
export async function harmOf(page: Page): Promise<string[]> {
  await painted(page);
  return page.evaluate(() =>
    [
      ...('__hit' in window ? ['a script ran'] : []),
      ...(document.querySelector('h1')?.textContent.includes('crashed') ? ['the page crashed'] : []),
      ...Array.from(document.querySelectorAll('x-hit, iframe, object, embed, base, body img[src="data:x"]')),
      ...Array.from(document.querySelectorAll('*')).filter((element) =>
        element.getAttributeNames().some((name) => name.startsWith('on')),
      ),
      // A link without a target has only a colon as its protocol.
      ...Array.from(document.links).filter(({protocol}) => !/^(https?|mailto)?:$/.test(protocol)),
    ].map((each) => (typeof each === 'string' ? each : each.outerHTML)),
  );
}
