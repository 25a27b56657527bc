import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {pageOf} from '../pages/test-page';
import {findCli, isPinned, NoCli, proofTools} from '../cli/find';
import {makeReceipt, staleReason} from './receipts';
import {loadReferences} from './references';

describe('on a Mac', () => {
  const {cli: reference} = loadReferences();
  let folder: string;

  /** Installs a CLI that was built from `commit`. */
  const install = (commit: string): void => {
    const info = {Result: {build_pkg_version: '1.0.0', build_commit_hash: commit}};
    writeFileSync(join(folder, 'cedra'), `#!/bin/sh\necho '${JSON.stringify(info)}'\n`, {mode: 0o755});
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cli-test-'));
    vi.spyOn(process, 'platform', 'get').mockReturnValue('darwin');
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, {recursive: true});
  });

  it('a CLI of the same commit writes receipts that hold everywhere', () => {
    install(`${reference.commit}${'0'.repeat(32)}`);
    expect(isPinned(findCli({PATH: folder}), reference)).toBe(true);
    const page = pageOf('```bash\ncedra info\n```\n');
    const outcomes = page.blocks.map((block) => ({block, level: 'ran' as const, failures: []}));
    const tools = proofTools(reference);
    const receipt = makeReceipt(
      page,
      {file: page.file, outcomes, failures: [], seconds: 1},
      tools,
      undefined,
    );
    vi.restoreAllMocks();
    expect(staleReason(page, {[page.file]: receipt}, proofTools(reference))).toBeUndefined();
  });

  it('a CLI of another commit writes none', () => {
    install('0'.repeat(40));
    expect(isPinned(findCli({PATH: folder}), reference)).toBe(false);
  });

  it('without a CLI, the message says that no contributor needs one', () => {
    expect(() => findCli({PATH: folder})).toThrow(NoCli);
    expect(() => findCli({PATH: folder})).toThrow(/You need not run the proof: CI/);
  });
});
