import {describe, expect, it} from 'vitest';
import {highlight} from './highlight';

/** The words with a colour, in order. */
async function words(code: string, element: string): Promise<string[]> {
  const html = await highlight(code, 'bash');
  return [...html.matchAll(new RegExp(`<${element}>([^<]*)</`, 'g'))].map(([, word = '']) => word);
}

describe('Bash', () => {
  it.each([
    ['cedra node run-localnet --force-restart', ['cedra']],
    ['cedra move publish \\\n  --named-addresses node=default', ['cedra']],
    ['# install it\ncurl -fsSL a.sh | sh', ['curl', 'sh']],
    ['cd app && npm test; ./run.sh', ['cd', 'npm', './run.sh']],
    ['NODE_ENV=test LEVEL=2 node app.js', ['node']],
    ['key=$(cedra config show-profiles | jq -r .key)', ['cedra', 'jq']],
    ['echo "got $(cat file)"', ['echo', 'cat']],
    ['for name in cat node; do\n  echo "$name"\ndone', ['echo']],
    ['until curl localhost; do sleep 1; done', ['curl', 'sleep']],
    ['if grep -q x file; then rm file; fi', ['grep', 'rm']],
    ['sudo apt-get install jq', ['sudo', 'apt-get']],
    ['sleep 9 > log 2>&1 &\nkill $!', ['sleep', 'kill']],
    ['stop() {\n  kill "$pid"\n}', ['stop', 'kill']],
    ['cat > a.yaml <<EOF\nnode: cedra\nEOF\nls', ['cat', 'ls']],
    ['~/.local/bin/cedra --version', ['~/.local/bin/cedra']],
  ])('colours the commands of %j', async (code, commands) => {
    expect(await words(code, 'c-f')).toEqual(commands);
  });

  it('colours whole parameters and no arguments', async () => {
    expect(await words('cedra init --assume-yes --network local -y --key=hash', 'c-t')).toEqual([
      '--assume-yes',
      '--network',
      '-y',
      '--key',
    ]);
  });

  it('colours words inside a command substitution as outside', async () => {
    expect(await words('key=$(cedra config show --profile bob)', 'c-t')).toEqual([
      'key',
      '$(',
      '--profile',
      ')',
    ]);
  });
});
