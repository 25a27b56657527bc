import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {pageScript} from './page-script';
import {pageOf} from './test-page';

const hash = 'ab'.repeat(32);
const text = `## Write {/* #write */}

\`\`\`bash
mkdir app
name="a b"
read_it() { cat "app/$1.toml"; }
\`\`\`

\`\`\`toml title="app/a.toml"
a = 1
# region: b
b = 2
# endregion: b
\`\`\`

## Change {/* #change */}

\`\`\`toml title="app/a.toml" region="b"
b = 3
\`\`\`

\`\`\`bash fails
cat app/b.toml
\`\`\`

\`\`\`bash
read_it a && echo "$name"
\`\`\`
`;

const page = {...pageOf(text), file: 'docs/guides/app.mdx'};

describe('pageScript', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'page-script-'))));
  afterEach(() => rmSync(folder, {recursive: true}));

  /** Runs the script of `text` without a localnet, and then commands in the same folder. */
  function run(section: string, then = 'true') {
    const script = path.join(folder, 'page.sh');
    writeFileSync(script, pageScript(page)?.replace(/^(?:curl|cedra).*$/gm, '') ?? '');
    const command = `bash ${script} ${section} && ${then}`;
    return spawnSync('bash', ['-c', command], {cwd: folder, encoding: 'utf8'});
  }

  it('writes the files of the page and runs its commands', () => {
    const {status, stdout} = run('');
    expect(status).toBe(0);
    expect(stdout).toContain('b = 3\na b\n');
    expect(stdout).not.toContain('b = 2');
    expect(stdout).not.toContain('region:');
  });

  it('stops after a section and hands variables and functions over', () => {
    const {status, stdout} = run(
      'write',
      'cd guides-app && source variables.sh && read_it a && echo "$name"',
    );
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^Done to the end of #write\. To go on with the page at #change:\n {2}cd '.*' && source '.*variables\.sh'\n/,
    );
    expect(stdout).toContain('b = 2\na b\n');
    expect(stdout).not.toContain('b = 3');
  });

  it('rejects an unknown section, and a folder that exists', () => {
    expect(run('sing')).toMatchObject({
      status: 1,
      stdout: 'No code below #sing. The sections are: write, change\n',
    });
    expect(run('write').status).toBe(0);
    expect(run('write')).toMatchObject({
      status: 1,
      stdout: 'Remove the folder, or run the script in another one.\n',
    });
  });

  it('is undefined for a page whose commands repeat values of its outputs', () => {
    const repeating = `\`\`\`bash\nls\n\`\`\`\n\n\`\`\`text output\n0x${hash}\n\`\`\`\n\n\`\`\`bash\necho ${hash}\n\`\`\`\n`;
    expect(pageScript(pageOf(repeating))).toBeUndefined();
  });
});
