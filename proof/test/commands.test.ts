import {describe, expect, it} from 'vitest';
import {checkScript, proveCommands} from '../languages/bash';
import {shellCommands} from '../languages/shell';
import {checkCommand} from '../reference/check-command';
import {loadReferences} from '../reference/load';
import {classify} from '../../markdown/tasks';
import {pageOf} from '../../markdown/page-of';

const references = loadReferences();
const {cli} = references;

describe('shellCommands', () => {
  const words = (script: string): string[][] => shellCommands(script).map((command) => command.words);

  it('finds commands in pipes, lists, substitutions and loops', () => {
    expect(words('a 1 | b 2 && c; d')).toEqual([['a', '1'], ['b', '2'], ['c'], ['d']]);
    expect(words('X=$(a b) c "$(d e)"')).toEqual([
      ['c', '$(d e)'],
      ['a', 'b'],
      ['d', 'e'],
    ]);
    expect(words('for i in 1 2; do a $i; done')).toContainEqual(['a', '$i']);
  });

  it('joins continued lines and skips comments and here-documents', () => {
    expect(words('a \\\n  --b # c\nd')).toEqual([['a', '--b'], ['d']]);
    expect(words('cat > f <<EOF\ncedra nope\nEOF\nb')).toEqual([['cat'], ['b']]);
  });

  it('counts continued lines', () => {
    expect(shellCommands('a \\\n  --b\nc')).toMatchObject([{line: 0}, {line: 2}]);
  });

  it('reads a placeholder as a value and not as a redirection', () => {
    expect(words('a --to <ADDRESS> --from b')).toEqual([['a', '--to', '………………………', '--from', 'b']]);
  });

  it('does not split quoted words', () => {
    expect(words(`a 'b c' "d e" f\\ g`)).toEqual([['a', 'b c', 'd e', 'f g']]);
  });
});

describe('checkCommand', () => {
  const wordsOf = (line: string): string[] => shellCommands(`cedra ${line}`)[0]?.words.slice(1) ?? [];
  const problem = (line: string): string | undefined => checkCommand(wordsOf(line), cli)?.problem;
  const hint = (line: string): string | undefined => checkCommand(wordsOf(line), cli)?.hint;

  it('accepts what the tool accepts', () => {
    for (const line of [
      'init --network local --assume-yes',
      'move run --function-id default::counter::increment --args u64:1 address:0x1 --assume-yes',
      'move view --function-id=0x1::coin::balance --type-args 0x1::cedra_coin::CedraCoin',
      'key generate --key-type ed25519 --output-file key --help',
      '--version',
      'account list --query balance > balance.json',
    ]) {
      expect(problem(line), line).toBeUndefined();
    }
  });

  it('says what is wrong and what was probably meant', () => {
    expect(problem('move tset')).toBe('`cedra move` has no subcommand `tset`');
    expect(hint('move tset')).toBe('Did you mean `cedra move test`?');
    expect(problem('account list --profil default')).toBe('`cedra account list` has no flag `--profil`');
    expect(hint('account list --profil default')).toBe('Did you mean `--profile`?');
    expect(problem('key generate --key-type rsa --output-file k')).toContain('`rsa` is not a value');
    expect(problem('move publish --assume-yes=true')).toContain('takes no value');
    expect(problem('init --network')).toContain('needs a value');
    expect(problem('move')).toContain('needs a subcommand');
    expect(problem('info now')).toContain('positional');
  });

  it('lets prose name a part of a command', () => {
    expect(checkCommand(['move'], cli, true)).toBeUndefined();
    expect(checkCommand(['init', '--network'], cli, true)).toBeUndefined();
  });
});

describe('checkScript', () => {
  it('names the line of the wrong command', () => {
    expect(checkScript('cedra info\nnpx cedra inof', cli)).toMatchObject({
      commands: 2,
      problems: [{line: 1}],
    });
  });

  it('does not take a value for a command', () => {
    expect(checkScript('cd cedra && npm install cedra', cli).commands).toBe(0);
  });
});

describe('the tabs devnet and testnet', () => {
  function problems(devnet: string, testnet: string): string[] {
    const tab = (value: string, code: string): string =>
      `<TabItem value="${value}">\n\n\`\`\`bash\n${code}\n\`\`\`\n\n</TabItem>\n`;
    const page = pageOf(`<NetworkTabs>\n${tab('devnet', devnet)}${tab('testnet', testnet)}</NetworkTabs>\n`);
    return classify(page).flatMap((task) =>
      task.kind === 'commands'
        ? proveCommands(task, {references}).flatMap(({failures}) => failures.map(({problem}) => problem))
        : [],
    );
  }

  it('may differ in the network and its addresses', () => {
    expect(problems('cedra init --network devnet', 'cedra init --network testnet')).toEqual([]);
    const url = 'https://devfaucet-api.cedra.dev/mint?amount=1';
    expect(problems(`curl ${url}`, 'curl https://faucet-api.cedra.dev/mint?amount=1')).toEqual([]);
  });

  it('may not differ in anything else', () => {
    const [problem] = problems('cedra init --network devnet --assume-yes', 'cedra init --network testnet');
    expect(problem).toContain('differ in more than the network');
    expect(problems('curl https://devnet.cedra.dev/v1', 'curl https://testnet.cedra.dev/v2')).toHaveLength(1);
  });
});
