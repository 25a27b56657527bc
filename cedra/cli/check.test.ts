import {describe, expect, it} from 'vitest';
import cli from './generated.json';
import {commandId, compactReference} from './model';

describe('compactReference', () => {
  const reference = compactReference(cli);

  it('loses no command and no option', () => {
    expect(reference.commands.map(({path}) => path)).toEqual(cli.commands.map(({path}) => path));
    for (const [index, command] of cli.commands.entries()) {
      const compacted = reference.commands[index];
      const names = [
        ...(compacted?.ownOptions.map(({long}) => long) ?? []),
        ...(compacted?.sharedOptionNames ?? []),
      ];
      for (const {long} of command.options) expect(names).toContain(long);
    }
  });

  it('describes shared options once', () => {
    expect(reference.sharedOptions.map(({long}) => long)).toContain('profile');
    expect(JSON.stringify(reference).length).toBeLessThan(JSON.stringify(cli).length / 2);
  });

  it('calls the program `cedra`', () => {
    expect(JSON.stringify(reference.commands.map(({usage}) => usage))).not.toContain('cedra-cli');
    expect(commandId('move publish')).toBe('cedra-move-publish');
    expect(commandId('')).toBe('cedra');
  });
});
