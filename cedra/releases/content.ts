import type {RootContent} from 'mdast';
import {releases as all} from './data';
import {element, link, table} from '../../lib/page-nodes';

/** Versions of node, CLI and SDKs; versions with the same value in the column "Fee asset" are compatible. */
export function releaseTable(): RootContent[] {
  const rows = all().map(({id, name, date, url, feeAsset, note}) => ({
    section: {anchor: id, heading: name, depth: 3},
    cells: [
      [link(url, [name])],
      [date ? element('time', {dateTime: date}, [date]) : '–'],
      [feeAsset ? 'yes' : 'no'],
      [note],
    ],
  }));
  const columns = [
    ['Version', false],
    ['Date', true],
    ['Fee asset', false],
    ['What it means for you', true],
  ] as const;
  return [table(columns, rows)];
}
