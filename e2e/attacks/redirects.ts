import {expect, type Page} from '@playwright/test';

/** Another site, to which no address of this site may lead. */
const EVIL = 'x.evil.test';

/** Addresses that look like another site to a script or a server that removes `.html` or a slash. */
export const redirects: readonly string[] = [
  `//${EVIL}/`,
  `//${EVIL}/login.html`,
  `//${EVIL}/a/index.html`,
  `///${EVIL}/`,
  `/\\${EVIL}/`,
  `//${EVIL}//`,
  `/%2f/${EVIL}/`,
  `/%5c${EVIL}/`,
  `/x//${EVIL}/`,
  `/intro/..//${EVIL}/`,
  `/intro/?next=//${EVIL}/`,
  `/intro/index.html#//${EVIL}/`,
];

/** Opens every address on a site, and waits until its redirects have ended. */
export async function expectToStay(page: Page, site: string): Promise<void> {
  await page.route(
    ({hostname}) => hostname === EVIL,
    (route) => route.fulfill({contentType: 'text/html', body: '<html data-has-hydrated="true">'}),
  );
  for (const path of redirects) {
    await page.goto(site + path);
    await expect(page.locator('html'), path).toHaveAttribute('data-has-hydrated', 'true');
    expect.soft(new URL(page.url()).origin, path).toBe(site);
  }
}
