import {shortHash} from '../page/hash';
import type {Page} from '../page/model';
import type {PageOutcome} from '../run/outcome';
import {pageScript} from '../script/page-script';
import {formatBlockReceipt, type PageReceipt} from './model';

/** Hash of everything on a page that is proven. Prose may change without a new proof. */
export function pageHash(page: Page): string {
  const blocks = page.blocks.map(
    ({hash, tabs}) => `${hash} ${tabs.map(({group, value}) => `${group}=${value}`).join(' ')}`,
  );
  return shortHash([...blocks, ...page.inlineCode.map(({text}) => text)].join('\n'));
}

/** The receipt for a page that was proven without a failure. */
export function makeReceipt(
  page: Page,
  {outcomes}: PageOutcome,
  tools: string,
  bends: readonly string[],
): PageReceipt {
  return {
    date: new Date().toISOString().slice(0, 10),
    page: pageHash(page),
    tools,
    ...(bends.length > 0 ? {bends: [...bends]} : {}),
    ...(pageScript(page) === undefined ? {} : {script: true}),
    blocks: outcomes.map(({block, level, note}) =>
      formatBlockReceipt({hash: block.hash, level, ...(note === undefined ? {} : {note})}),
    ),
  };
}
