import {hydrated} from '../_helpers/test';
import type {Arena} from './_attacks';

// Addresses that look like another site to a script or a server that removes `.html` or a slash. `EVIL` is its host.
export const redirects: readonly string[] = [
  '//EVIL/',
  '//EVIL/login.html',
  '//EVIL/a/index.html',
  '///EVIL/',
  '/\\EVIL/',
  '//EVIL//',
  '/%2f/EVIL/',
  '/%5cEVIL/',
  '/x//EVIL/',
  '/intro/..//EVIL/',
  '/intro/?next=//EVIL/',
  '/intro/index.html#//EVIL/',
];

/** Opens an address and waits until its redirects have ended. @returns the other site to which it leads */
export async function leaveBy({page, url, evil}: Arena, address: string): Promise<string | undefined> {
  const site = url('');
  await page.goto(site + address.replace('EVIL', new URL(evil.url('/')).host));
  await Promise.race([hydrated(page), page.waitForURL((now) => now.origin !== site)]);
  const {origin} = new URL(page.url());
  return origin === site ? undefined : `led to ${origin}`;
}
