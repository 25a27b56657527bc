import {setTimeout as sleep} from 'node:timers/promises';
import type {CDPSession} from '@playwright/test';

/**
 * Listens to a page's network, which has to be enabled.
 * @returns a function that returns when nothing has been asked for or has come for so many milliseconds. Playwright's
 * `networkidle` is reached once for a document, and a further page of ours is none.
 */
export function listen(session: CDPSession): (milliseconds: number) => Promise<void> {
  let lastHeard = 0;
  const hear = () => (lastHeard = Date.now());
  session.on('Network.requestWillBeSent', hear);
  session.on('Network.loadingFinished', hear);
  return async (milliseconds) => {
    hear();
    while (Date.now() - lastHeard < milliseconds) await sleep(milliseconds / 10);
  };
}
