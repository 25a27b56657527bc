import {spawn} from 'node:child_process';

/** Result of a finished command. */
export interface CommandResult {
  code: number;
  /** Standard output and error, in order. */
  output: string;
}

/**
 * Runs a command of this project (`node_modules/.bin` is on the path under npm) and returns its output.
 * @param live shows the output at once, for long steps with their own progress display
 * @param signal ends the command, which then fails
 */
export function run(
  command: string,
  {live = false, env = {}, signal}: {live?: boolean; env?: NodeJS.ProcessEnv; signal?: AbortSignal} = {},
) {
  return new Promise<CommandResult>((resolve, reject) => {
    const child = spawn(command, {
      shell: true,
      signal,
      stdio: live ? 'inherit' : 'pipe',
      env: {...process.env, ...env},
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
}

/** One argument for the shell, quoted. */
export const quote = (argument: string) => `"${argument.replace(/["\\$`]/g, '\\$&')}"`;
