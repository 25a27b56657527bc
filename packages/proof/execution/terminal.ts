import {randomUUID} from 'node:crypto';
import {closeSync, openSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {endGroup, spawnGroup} from './processes';

/** The isolated surroundings of a page: a folder to start in, a home, and an environment. */
export interface Sandbox {
  /** The empty folder in which the page's first command runs. */
  folder: string;
  home: string;
  /** For files of the runner. */
  scratch: string;
  /** Records of the files that programs loaded. */
  records: string;
  env: NodeJS.ProcessEnv;
  /** Words before every command. */
  launcher: readonly string[];
}

export interface Printed {
  code: number;
  /** Set when the runner ended the commands because they took too long or printed too much. */
  ended?: 'time' | 'output';
  stdout: string;
  stderr: string;
  /** Both, in the order of arrival. */
  both: string;
}

const timeLimit = 240_000;

/** In characters. An endless loop prints this within seconds. */
const outputLimit = 50_000_000;

/**
 * The terminal of one page: each block starts in the folder and with the variables and functions of the previous block.
 * A block stops at its first failing command. It fails, too, if a command reads from the terminal: readers paste blocks,
 * so the command would take the next line of the block.
 */
export class Terminal {
  private readonly leaders: number[] = [];
  private blocks = 0;

  constructor(private readonly sandbox: Sandbox) {
    writeFileSync(this.state, '');
    writeFileSync(this.input, 'first\nthe next line of the block\n');
    writeFileSync(this.place, sandbox.folder);
  }

  async run(code: string): Promise<Printed> {
    this.blocks += 1;
    const script = join(this.sandbox.scratch, `block-${this.blocks}.sh`);
    const end = `proof-end-${randomUUID()}`;
    writeFileSync(script, this.wrap(code, end));
    const input = openSync(this.input, 'r');
    return this.spawn('bash', ['--noprofile', '--norc', script], this.sandbox.folder, end, input).finally(
      () => closeSync(input),
    );
  }

  /**
   * Runs a program until both streams are closed or have printed `end`. A server that a block leaves in the background
   * never closes them.
   */
  async spawn(
    command: string,
    args: readonly string[],
    cwd = this.sandbox.folder,
    end?: string,
    stdin: number | 'ignore' = 'ignore',
  ): Promise<Printed> {
    const [program = command, ...words] = [...this.sandbox.launcher, command, ...args];
    const child = spawnGroup(program, words, {cwd, env: this.sandbox.env, stdio: [stdin, 'pipe', 'pipe']});
    if (child.pid !== undefined) this.leaders.push(child.pid);
    const chunks: {stream: 'stdout' | 'stderr'; text: string}[] = [];
    const all = {stdout: '', stderr: ''};
    let timer: NodeJS.Timeout | undefined;
    const result = await new Promise<Pick<Printed, 'code' | 'ended'>>((resolve, reject) => {
      let ended: Printed['ended'];
      let code: number | undefined;
      const finishAtEnd = (): void => {
        if (end === undefined || code === undefined) return;
        if (all.stdout.includes(end) && all.stderr.includes(end)) resolve({code, ended});
      };
      const stop = (reason: Printed['ended']): void => {
        ended ??= reason;
        void endGroup(child.pid);
      };
      for (const stream of ['stdout', 'stderr'] as const) {
        child[stream]?.setEncoding('utf8').on('data', (text: string) => {
          if (ended === 'output') return;
          chunks.push({stream, text});
          all[stream] += text;
          if (all[stream].length > outputLimit) stop('output');
          finishAtEnd();
        });
      }
      timer = setTimeout(() => stop('time'), timeLimit);
      child.once('error', reject);
      child.once('exit', (status, signal) => {
        code = status ?? 1;
        // A killed shell does not print `end`: ending its background processes closes the streams.
        if (signal !== null) void endGroup(child.pid);
        finishAtEnd();
      });
      child.once('close', () => resolve({code: code ?? 1, ended}));
    }).finally(() => clearTimeout(timer));
    return {...result, ...untilEnd(chunks, all, end)};
  }

  /** Ends all background processes of the page. */
  async close(): Promise<void> {
    await Promise.all(this.leaders.map((leader) => endGroup(leader)));
  }

  private get state(): string {
    return join(this.sandbox.scratch, 'state.sh');
  }

  private get input(): string {
    return join(this.sandbox.scratch, 'input');
  }

  private get place(): string {
    return join(this.sandbox.scratch, 'place');
  }

  // Descriptors 197 to 199 keep the original streams, in case commands redirect them with `exec`.
  private wrap(code: string, end: string): string {
    return `source '${this.state}' 2>/dev/null
cd "$(cat '${this.place}')" || exit 97
exec 197<&0 198>&1 199>&2
proof_leave() {
  proof_code=$?
  trap - EXIT
  if ! read -r proof_input <&197 || [ "$proof_input" != first ]; then
    echo 'A command read from the terminal, so it takes the next pasted line. Redirect its input: < /dev/null' >&199
    [ $proof_code != 0 ] || proof_code=96
  fi
  pwd > '${this.place}'
  { declare -p | grep -v '^declare -[a-zA-Z-]*r'; declare -f; } > '${this.state}'
  echo '${end}' >&198
  echo '${end}' >&199
  exit $proof_code
}
trap proof_leave EXIT
set -eo pipefail
${code}
`;
  }
}

/** The output before the end mark of each stream. */
function untilEnd(
  chunks: readonly {stream: 'stdout' | 'stderr'; text: string}[],
  all: Readonly<Record<'stdout' | 'stderr', string>>,
  end: string | undefined,
): Pick<Printed, 'stdout' | 'stderr' | 'both'> {
  const lengthOf = (text: string): number =>
    end !== undefined && text.includes(end) ? text.indexOf(end) : text.length;
  const left = {stdout: lengthOf(all.stdout), stderr: lengthOf(all.stderr)};
  let both = '';
  for (const {stream, text} of chunks) {
    const part = text.slice(0, left[stream]);
    left[stream] -= part.length;
    both += part;
  }
  return {
    stdout: all.stdout.slice(0, lengthOf(all.stdout)),
    stderr: all.stderr.slice(0, lengthOf(all.stderr)),
    both,
  };
}
