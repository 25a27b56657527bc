import {useEffect, useState} from 'react';
import type {IconName} from '@site/src/components/Icon/names';

/** Milliseconds for which a button shows the result. */
const FEEDBACK_DURATION = 2000;

export type CopyState = 'idle' | 'copied' | 'failed';

const icons: Record<CopyState, IconName> = {idle: 'copy', copied: 'check', failed: 'x'};

/** Writes during the click, because WebKit rejects later writes: a text that has to load is passed as a promise. */
async function toClipboard(text: string | Promise<string>): Promise<void> {
  const {clipboard} = navigator as {clipboard?: Clipboard};
  if (!clipboard) throw new Error('Browsers offer the clipboard to pages on HTTPS and on localhost only.');
  if (typeof text !== 'string' && 'ClipboardItem' in window) {
    const type = 'text/plain';
    const item = new ClipboardItem({[type]: text.then((value) => new Blob([value], {type}))});
    // The text's own error says more than the clipboard's.
    await Promise.all([text, clipboard.write([item])]);
    return;
  }
  return clipboard.writeText(await text);
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
