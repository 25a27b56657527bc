import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {onEverySave} from './watch';

let docs: string;
let page: string;

beforeEach(() => {
  docs = mkdtempSync(join(tmpdir(), 'watch-test-'));
  mkdirSync(join(docs, 'guides'));
  page = join(docs, 'guides', 'page.mdx');
  writeFileSync(page, '');
});
afterEach(() => rmSync(docs, {recursive: true}));

const partials = () => ({folder: docs, isPartial: (file: string) => file.startsWith('_')});

it('a page is proven again after an error, and when a partial is new', async () => {
  const again = vi.fn().mockRejectedValueOnce(new Error('syntax')).mockResolvedValue(undefined);
  const failed = vi.fn();
  const end = onEverySave([page], partials(), again, failed);
  await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(new Error('syntax')));
  writeFileSync(page, 'corrected');
  await vi.waitFor(() => expect(again).toHaveBeenCalledTimes(2), 5000);
  writeFileSync(join(docs, '_new.mdx'), 'new');
  await vi.waitFor(() => expect(again).toHaveBeenCalledTimes(3), 5000);
  expect(failed).toHaveBeenCalledTimes(1);
  end();
});

it('the save of another page is ignored', async () => {
  const again = vi.fn().mockResolvedValue(undefined);
  const end = onEverySave([page], partials(), again, vi.fn());
  writeFileSync(join(docs, 'guides', 'other.mdx'), 'other');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(again).toHaveBeenCalledTimes(1);
  end();
});
