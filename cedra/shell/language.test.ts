import {describe, expect, it} from 'vitest';
import {shellCommands} from '@cedra-docs/proof';
import {checkCommand, checkScript} from '../cli/check';
import {commands, compareNetworks} from './language';
import {loadReferences} from '../prove/references';
import {classify} from '../pages/tasks';
import {pageOf} from '../pages/test-page';
import {newestCli} from '../releases/data';

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

  it('accepts valid commands', () => {
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

  it('reports the problem with a suggestion', () => {
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

  it('accepts incomplete commands in prose', () => {
    expect(checkCommand(['move'], cli, true)).toBeUndefined();
    expect(checkCommand(['init', '--network'], cli, true)).toBeUndefined();
  });
});

describe('checkScript', () => {
  it('names the line of the wrong command', () => {
    expect(checkScript('cedra info\nnpx cedra inof', cli)).toMatchObject({
      commands: [['info'], ['inof']],
      problems: [{line: 1}],
    });
  });

  it('ignores cedra as an argument', () => {
    expect(checkScript('cd cedra && npm install cedra', cli).commands).toEqual([]);
  });
});

describe('the tabs devnet and testnet', () => {
  function problems(devnet: string, testnet: string): string[] {
    const tab = (value: string, code: string): string =>
      `<TabItem value="${value}">\n\n\`\`\`bash\n${code}\n\`\`\`\n\n</TabItem>\n`;
    const page = pageOf(`<NetworkTabs>\n${tab('devnet', devnet)}${tab('testnet', testnet)}</NetworkTabs>\n`);
    return classify(page).flatMap((task, at, tasks) =>
      task.kind === 'commands'
        ? compareNetworks(task, tasks.slice(0, at)).failures.map(({problem}) => problem)
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

describe('the scripts of a page', () => {
  const problems = (...fences: string[]): string[] => {
    const tasks = classify(pageOf(fences.map((fence) => `\`\`\`${fence}\n\`\`\`\n`).join('\n')));
    const outcomes = commands(references).check?.(tasks) ?? [];
    return outcomes.flatMap(({failures}) => failures.map(({problem}) => problem));
  };
  const checked = 'bash checked="downloads"';

  it('may not begin a line with an option', () => {
    expect(problems('bash\n--profile a')).toEqual(['unknown program `--profile`']);
  });

  it('may send transactions only without a question, if they run', () => {
    const run = 'cedra move run --function-id default::a::b';
    expect(problems(`bash\n${run} --assume-yes`, `${checked}\n${run}`)).toEqual([]);
    expect(problems(`bash\n${run}`)).toEqual(['`cedra move run` asks for input']);
  });

  it('may not run `cedra init` so that it takes the next pasted line for a key', () => {
    const asks = ['`cedra init` asks for input'];
    const init = 'cedra init --network local --assume-yes';
    expect(problems('bash\ncedra init --network local < /dev/null')).toEqual(asks);
    expect(problems(`bash\n${init}`)).toEqual(asks);
    expect(problems(`${checked}\n${init}`)).toEqual(asks);
    expect(problems(`bash\n${init} < /dev/null`, `bash\n${init} --private-key-file a.key`)).toEqual([]);
  });

  it('may name only known addresses, if they do not run', () => {
    const address = (text: string): string => `${checked}\ncurl -s ${text}`;
    expect(problems(address('https://testnet.cedra.dev/v1/transactions/by_version/0'))).toEqual([]);
    expect(problems(`${checked}\nnode=http://127.0.0.1:8080\ncurl -s $node/v1`)).toEqual([]);
    for (const wrong of [
      'https://testnet.cedra.dev/v1/transaction/by_version/0',
      'https://testnet.cedra.dex/v1',
      'http://127.1.0.1:8080/v1',
    ])
      expect(problems(address(wrong))).toEqual([`${wrong} is not a known address`]);
  });

  it('must assign the variables that they use, if they do not run', () => {
    expect(problems('bash\nPOOL=0x1', `${checked}\necho "$POOL $HOME"`)).toEqual([]);
    expect(problems('bash\nPOOL=0x1', `${checked}\necho "$POQL"`)).toEqual([
      'nothing on this page assigns `$POQL`',
    ]);
  });

  it('must install the version of the SDK that this site uses', () => {
    const install = `bash\nnpm install ${references.sdk.package}@`;
    expect(problems(`${install}${references.sdk.version} tsx`)).toEqual([]);
    expect(problems(`${install}0.0.1 tsx`)).toEqual([
      `${references.sdk.package}@0.0.1 is not release ${references.sdk.version}`,
    ]);
  });

  it('must name the newest release of the CLI', () => {
    expect(problems(`${checked}\nV=${newestCli}\nls ~/.local/lib/cedra-$V`)).toEqual([]);
    expect(problems(`${checked}\nls ~/.local/lib/cedra-0.0.1`)).toEqual([
      `cedra-0.0.1 is not release ${newestCli}`,
    ]);
  });
});
