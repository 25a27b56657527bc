import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {pageScript} from './page-script';
import {pageOf} from './page-of';

const hash = 'ab'.repeat(32);
const text = `\`\`\`bash
mkdir app
\`\`\`

\`\`\`toml title="app/a.toml"
a = 1
# region: b
b = 2
# endregion: b
\`\`\`

\`\`\`toml title="app/a.toml" region="b"
b = 3
\`\`\`

\`\`\`bash fails
cat app/b.toml
\`\`\`

\`\`\`bash
cat app/a.toml
\`\`\`
`;

describe('pageScript', () => {
  it('writes the files of the page and runs its commands', () => {
    const script = pageScript(pageOf(text))?.replace(/^curl.*$/m, '') ?? '';
    const {status, stdout} = spawnSync('bash', ['-c', script], {encoding: 'utf8'});
    expect(status).toBe(0);
    expect(stdout).toContain('b = 3');
    expect(stdout).not.toContain('b = 2');
    expect(script).not.toContain('region:');
  });

  it('is undefined for a page whose commands repeat values of its outputs', () => {
    const page = `\`\`\`bash\nls\n\`\`\`\n\n\`\`\`text output\n0x${hash}\n\`\`\`\n\n\`\`\`bash\necho ${hash}\n\`\`\`\n`;
    expect(pageScript(pageOf(page))).toBeUndefined();
  });
});
