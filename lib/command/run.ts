import {spawn} from 'node:child_process';

export interface CommandResult {
  code: number;
  /** Standard output and error, in order. */
  output: string;
}

/**
 * Runs a shell command and returns its exit code and output; commands of `node_modules/.bin` are found under npm.
 * @param live shows the output at once instead of returning it, for long steps with their own progress display
 * @throws Error when the command cannot be started
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
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
}

/** Quotes one argument for the shell. */
export const quote = (argument: string) => `"${argument.replace(/["\\$`]/g, '\\$&')}"`;
