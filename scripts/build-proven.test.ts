import {describe, expect, it} from 'vitest';
import {buildProven} from './build-proven';

const PROVE = 'tsx cedra/prove/main.ts --since a';
const BUILD = 'npm run --silent build';
const BROWSER = 'tsx cedra/prove/main.ts --browser --since a';

/** Runs it with commands that end with these codes. @returns the commands and the exit code */
async function outcome(
  codes: Record<string, number>,
  recorded = false,
): Promise<[commands: string[], code: number]> {
  const commands: string[] = [];
  const command = async (line: string) => {
    commands.push(line);
    return codes[line] ?? 0;
  };
  const receipts = () => (recorded ? commands.length : 0);
  return [commands, await buildProven('--since a', command, receipts)];
}

describe('buildProven', () => {
  it('proves, builds, and runs the programs of the build', async () => {
    expect(await outcome({})).toEqual([[PROVE, BUILD, BROWSER], 0]);
  });

  it('builds again when programs ran that had not run before', async () => {
    expect(await outcome({}, true)).toEqual([[PROVE, BUILD, BROWSER, BUILD], 0]);
  });

  it('fails for a failed proof, but builds the preview', async () => {
    expect(await outcome({[PROVE]: 1})).toEqual([[PROVE, BUILD, BROWSER], 1]);
  });

  it('fails for a program that failed in the browser', async () => {
    expect(await outcome({[BROWSER]: 1})).toEqual([[PROVE, BUILD, BROWSER], 1]);
  });

  it('ends with the code of a build that failed', async () => {
    expect(await outcome({[BUILD]: 7})).toEqual([[PROVE, BUILD], 7]);
  });
});
