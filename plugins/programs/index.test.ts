import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import programsPlugin from './';

describe('programs without networks (RUN=false)', () => {
  const plugin = programsPlugin({siteDir: process.cwd()} as LoadContext, []);

  it('writes nothing', async () => {
    const created: string[] = [];
    const actions = {createData: (name: string) => created.push(name)};
    await plugin.contentLoaded?.({actions, content: ''} as never);
    expect(created).toEqual([]);
  });

  it('removes the editor from the browser build, and emits no frame', () => {
    const config = plugin.configureWebpack?.({}, false, {} as never, '');
    expect(config).toEqual({
      resolve: {alias: {[`${process.cwd()}/src/programs/Runner$`]: false}},
    });
  });
});
