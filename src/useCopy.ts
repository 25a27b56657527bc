import {useEffect, useState} from 'react';
import type {IconName} from '@site/src/components/Icon/names';

/** How long a button says what came of it, in milliseconds. */
const SHOWN = 2000;

export type CopyState = 'idle' | 'copied' | 'failed';

const icons: Record<CopyState, IconName> = {idle: 'copy', copied: 'check', failed: 'x'};

/** Writes during the click: WebKit refuses what comes later, so a text that has to load is handed over as a promise. */
async function toClipboard(text: string | Promise<string>): Promise<void> {
  const {clipboard} = navigator;
  if (clipboard && typeof text !== 'string' && 'ClipboardItem' in window) {
    const type = 'text/plain';
    const item = new ClipboardItem({[type]: text.then((value) => new Blob([value], {type}))});
    // The text's own error says more than the clipboard's.
    await Promise.all([text, clipboard.write([item])]);
    return;
  }
  if (clipboard) return clipboard.writeText(await text);
  // Browsers have no clipboard for pages that came over plain HTTP.
  const {default: copy} = await import('copy-text-to-clipboard');
  if (!copy(await text)) throw new Error('The browser refused.');
}

/**
 * What a button needs that copies a text.
 * @param read gives the text when it is asked for
 * @returns what came of the last press, for a while, its icon, and what to do at the next
 */
export function useCopy(read: () => string | Promise<string>) {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), SHOWN);
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
  return {state, icon: icons[state], copy};
}
