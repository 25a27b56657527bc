import {useEffect, useState} from 'react';
import type {IconName} from '@site/src/components/Icon/names';
import {fetchCode} from '@site/src/recovery/loadCode';

/** Milliseconds for which a button shows the result. */
const FEEDBACK_DURATION = 2000;

export type CopyState = 'idle' | 'copied' | 'failed';

const icons: Record<CopyState, IconName> = {idle: 'copy', copied: 'check', failed: 'x'};

/** Writes during the click, because WebKit rejects later writes: a text that has to load is passed as a promise. */
async function toClipboard(text: string | Promise<string>): Promise<void> {
  const {clipboard} = navigator as {clipboard?: Clipboard};
  if (clipboard && typeof text !== 'string' && 'ClipboardItem' in window) {
    const type = 'text/plain';
    const item = new ClipboardItem({[type]: text.then((value) => new Blob([value], {type}))});
    // The text's own error says more than the clipboard's.
    await Promise.all([text, clipboard.write([item])]);
    return;
  }
  if (clipboard) return clipboard.writeText(await text);
  // Pages on plain HTTP have no clipboard API.
  const {default: copy} = await fetchCode(() => import('copy-text-to-clipboard'));
  if (!copy(await text)) throw new Error('The browser denied access to the clipboard.');
}

/**
 * State and handler of a button that copies a text.
 * @param read returns the text
 * @returns the result of the last click, for a while, its icon, and the click handler
 */
export function useCopy(read: () => string | Promise<string>) {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), FEEDBACK_DURATION);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy(): Promise<void> {
    try {
      await toClipboard(read());
      setState('copied');
    } catch (error) {
      console.warn('The text could not be copied:', error);
      setState('failed');
    }
  }
  return {state, icon: icons[state], copy: () => void copy()};
}
