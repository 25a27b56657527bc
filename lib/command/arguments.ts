import {parseArgs, type ParseArgsConfig} from 'node:util';

/**
 * Parses the arguments of a command. `--help` prints the usage, and unknown arguments also print what is wrong; both end
 * the process.
 */
export function readArguments<const T extends ParseArgsConfig>(usage: string, config: T) {
  if (process.argv.includes('--help')) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(2);
  }
}
