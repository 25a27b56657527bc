import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import runHere from '.';

describe('run-here without networks (RUN=false)', () => {
  const plugin = runHere({siteDir: process.cwd()} as LoadContext, {networks: []});

  it('makes no data', async () => {
    const made: string[] = [];
    const actions = {createData: (name: string) => made.push(name)};
    await plugin.contentLoaded?.({actions, content: ''} as never);
    expect(made).toEqual([]);
  });

  it('leaves the editor out of the browser’s build, and emits no frame', () => {
    const config = plugin.configureWebpack?.({}, false, {} as never, '');
    expect(config).toEqual({
      resolve: {alias: {[`${process.cwd()}/src/components/Runner$`]: false}},
    });
  });
});
