import {spawn} from 'node:child_process';

/** What a finished command left behind. */
export interface CommandResult {
  code: number;
  /** Standard output and error, in the order they came. */
  output: string;
}

/**
 * Runs a command of this project (`node_modules/.bin` is on the path under npm) and keeps its output.
 * @param live shows the output as it comes, for long steps with a progress display of their own
 */
export function run(
  command: string,
  {live = false, env = {}}: {live?: boolean; env?: NodeJS.ProcessEnv} = {},
) {
  return new Promise<CommandResult>((resolve, reject) => {
    const child = spawn(command, {
      shell: true,
      stdio: live ? 'inherit' : 'pipe',
      env: {...process.env, ...env},
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
}

/** One argument for the shell, whatever is in it. */
export const quote = (argument: string) => `"${argument.replace(/["\\$`]/g, '\\$&')}"`;
