import {expect, open, test} from '../../_helpers/test';
import {testInjection} from '../../attacks/_injection';
import {editor, output, shortProgram} from '../_program';
import {openProgram, runToEnd} from './_attack';

// The policy would block an injected script and so hide the injection.
test.use({bypassCSP: true});

testInjection('injection into programs', {
  'the output of a program': async (arena, text) => {
    await openProgram(arena);
    await runToEnd(arena.page, `console.log(${JSON.stringify(text)}, {[${JSON.stringify(text)}]: 1});`);
    await expect(output(arena.page)).not.toBeEmpty();
  },
  'the error of a program': async (arena, text) => {
    await openProgram(arena);
    await runToEnd(arena.page, `throw Object.assign(new Error(${JSON.stringify(text)}), {name: 'a'});`);
    await expect(output(arena.page)).not.toBeEmpty();
  },
  'the code of a program': async (arena, text) => {
    await openProgram(arena);
    await editor(arena.page).fill(text);
  },
  'the hash of a program': ({page, url}, text) =>
    open(page, url(`${shortProgram.route}#run=${encodeURIComponent(text)}&code=${encodeURIComponent(text)}`)),
});
