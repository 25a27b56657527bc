import {writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {endGroup, spawnGroup} from './processes';
import type {Sandbox} from './sandbox';

export interface Printed {
  code: number;
  /** Set when the block ran into its time limit. */
  timedOut: boolean;
  stdout: string;
  stderr: string;
  /** Both, in the order of arrival. */
  both: string;
}

const limit = 240_000;

/**
 * The terminal of one page: each block runs in the folder, with the variables and functions, that the block
 * before it left. A block stops at its first failing command.
 */
export class Terminal {
  private readonly leaders: number[] = [];
  private blocks = 0;

  constructor(private readonly sandbox: Sandbox) {
    writeFileSync(this.state, '');
    writeFileSync(this.place, sandbox.folder);
  }

  /** Runs a block's commands and tells what they printed. */
  async run(code: string): Promise<Printed> {
    this.blocks += 1;
    const script = join(this.sandbox.scratch, `block-${this.blocks}.sh`);
    writeFileSync(script, this.wrap(code));
    return this.spawn('bash', ['--noprofile', '--norc', script]);
  }

  /** Runs a program in the terminal's present folder. */
  async spawn(command: string, args: readonly string[], cwd = this.sandbox.folder): Promise<Printed> {
    const child = spawnGroup(command, args, {cwd, env: this.sandbox.env, stdio: ['ignore', 'pipe', 'pipe']});
    if (child.pid !== undefined) this.leaders.push(child.pid);
    const printed: Printed = {code: 0, timedOut: false, stdout: '', stderr: '', both: ''};
    const listen =
      (stream: 'stdout' | 'stderr') =>
      (text: string): void => {
        printed[stream] += text;
        printed.both += text;
      };
    child.stdout?.setEncoding('utf8').on('data', listen('stdout'));
    child.stderr?.setEncoding('utf8').on('data', listen('stderr'));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        printed.timedOut = true;
        void endGroup(child.pid);
      }, limit);
      child.once('error', reject);
      // `exit` and not `close`: a server left running in the background keeps the streams open.
      child.once('exit', (code, signal) => {
        clearTimeout(timer);
        printed.code = code ?? (signal ? 1 : 0);
        setTimeout(() => resolve(printed), 30);
      });
    });
  }

  /** Ends what the page left running. */
  async close(): Promise<void> {
    await Promise.all(this.leaders.map((leader) => endGroup(leader)));
  }

  private get state(): string {
    return join(this.sandbox.scratch, 'state.sh');
  }

  private get place(): string {
    return join(this.sandbox.scratch, 'place');
  }

  private wrap(code: string): string {
    return `source '${this.state}' 2>/dev/null
cd "$(cat '${this.place}')" || exit 97
proof_leave() {
  proof_code=$?
  trap - EXIT
  pwd > '${this.place}'
  { declare -p | grep -v '^declare -[a-zA-Z-]*r'; declare -f; } > '${this.state}'
  exit $proof_code
}
trap proof_leave EXIT
set -eo pipefail
${code}
`;
  }
}
