import type {Page} from '../page/model';
import type {Failure} from '../run/outcome';
import {pageHash} from './make-receipt';
import {parseBlockReceipt, type ProofLock} from './model';

/** At most this share of the site's blocks may be unproven. */
const unprovenLimit = 0.05;

/** Why a page's receipt does not hold, or nothing when it does. */
export function staleReason(page: Page, lock: ProofLock, tools: string): string | undefined {
  const receipt = lock.pages[page.file];
  if (!receipt)
    return page.blocks.length === 0 && page.inlineCode.length === 0 ? undefined : 'the page was never proven';
  if (receipt.page !== pageHash(page)) return 'the page has changed since it was proven';
  if (receipt.tools !== tools) return `it was proven with ${receipt.tools}; now the tools are ${tools}`;
  return undefined;
}

/** Checks every page's receipt without running anything. */
export function checkReceipts(pages: readonly Page[], lock: ProofLock, tools: string): Failure[] {
  return pages.flatMap((page) => {
    const reason = staleReason(page, lock, tools);
    if (reason === undefined) return [];
    return [
      {
        file: page.file,
        line: 1,
        problem: `stale receipt: ${reason}`,
        mend: `Run \`npm run prove -- ${page.file}\` and commit proof.lock.json.`,
      },
    ];
  });
}

/** Checks that nearly everything on the site is proven. */
export function checkUnproven(lock: ProofLock): Failure[] {
  const blocks = Object.values(lock.pages).flatMap((page) => page.blocks.map(parseBlockReceipt));
  const unproven = blocks.filter(({level}) => level === 'unproven').length;
  if (unproven <= blocks.length * unprovenLimit) return [];
  const share = ((100 * unproven) / blocks.length).toFixed(1);
  return [
    {
      file: 'proof.lock.json',
      line: 1,
      problem: `${unproven} of ${blocks.length} blocks are unproven (${share} %), more than ${unprovenLimit * 100} %`,
      mend: 'Prove some of them another way; `.proof/report.json` lists them with their reasons.',
    },
  ];
}
