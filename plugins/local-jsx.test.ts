import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import localJsx from './local-jsx';

const compiled = async (source: string, development = false) =>
  String(await compile(source, {recmaPlugins: [localJsx], development}));

it.each([false, true])(
  'uses each function of React by its import once (development: %s)',
  async (development) => {
    const code = await compiled('import a from "./a"\n\n# One\n\n*two* and **three**', development);
    const imported = [...code.matchAll(/\bjsx\w* as (\w+)/g)].map(([, local]) => local);
    expect(imported).not.toHaveLength(0);
    for (const local of imported) expect(code.match(new RegExp(`\\b${local}\\b`, 'g'))).toHaveLength(2);
    expect(code).toMatch(/_jsx(DEV|s)?\(/);
  },
);

it('stands behind the imports of the page, and before all that calls', async () => {
  const code = await compiled('import a from "./a"\n\nexport const b = <i/>\n\ntext');
  const at = (text: string) => code.indexOf(text);
  expect(at('from "./a"')).toBeLessThan(at('const _jsx = '));
  expect(at('const _jsx = ')).toBeLessThan(at('const b = '));
});
