/** A link to a program that someone else wrote, and what it tries. */
export interface LinkAttack {
  name: string;
  code: string;
  /**
   * `hides`: code that the reader does not see. `hurries`: runs before the reader could read it. `borrows`: the marks of
   * the proof. `steals`: the trial account of another program. `freezes`: the page, which cannot draw it. `breaks`: the
   * hash itself, in place of that of the code.
   */
  aim: 'hides' | 'hurries' | 'borrows' | 'steals' | 'freezes' | {breaks: string};
}

const harmless = `console.log('looked at');`;
const hostile = `console.log('HOSTILE ran');`;
/** The start of a hash, with the name of a program of the page. */
const run = '#run=gas-tokens-index/program-3.ts&code=';

// prettier-ignore
export const linkAttacks: readonly LinkAttack[] = [
  {name: 'a call 400 columns to the right', code: `${harmless}${' '.repeat(400)}${hostile}`, aim: 'hides'},
  {name: 'a call in one long word', code: `${harmless}/*${'-'.repeat(2000)}*/${hostile}`, aim: 'hides'},
  {name: 'a call below 200 empty lines', code: `${harmless}${'\n'.repeat(200)}${hostile}`, aim: 'hides'},
  {name: 'an override to right-to-left', code: `/*\u202e } ;*/ ${hostile}`, aim: 'hides'},
  {name: 'an isolate', code: `const a = 'user\u2066 // \u2069'; ${hostile}`, aim: 'hides'},
  {name: 'an embedding', code: `// \u202b\u202c\n${hostile}`, aim: 'hides'},
  {name: 'a first strong isolate', code: `// \u2068\n${hostile}`, aim: 'hides'},
  {name: 'a zero-width non-joiner in a name', code: `const a\u200cb = 1, ab = 2; console.log(a\u200cb, ab);`, aim: 'hides'},
  {name: 'a zero-width joiner in a name', code: `const a\u200db = 1, ab = 2; console.log(a\u200db, ab);`, aim: 'hides'},
  {name: 'a name of one invisible letter', code: `const \u3164 = 1; console.log(\u3164);`, aim: 'hides'},
  {name: 'a half-width invisible letter', code: `const \uffa0 = 1; console.log(\uffa0);`, aim: 'hides'},
  {name: 'a line that ends in a comment', code: `// harmless\u2028${hostile}`, aim: 'hides'},
  {name: 'a word joiner', code: `console.log('a\u2060b');`, aim: 'hides'},
  {name: 'letters of tags', code: `console.log('\u{e0061}\u{e0062}');`, aim: 'hides'},
  {name: 'a click at once', code: hostile, aim: 'hurries'},
  {name: 'an end of the script', code: `</script><script>document.title = 'HOSTILE ran'</script>`, aim: 'hurries'},
  {name: 'the marks of the proof', code: hostile, aim: 'borrows'},
  {name: 'the marks, with one more space', code: ' ', aim: 'borrows'},
  {name: 'the trial account', code: `import {account} from './account.js'; console.log('HOSTILE ran', account.privateKey);`, aim: 'steals'},
  {name: 'a pile of combining characters', code: `// \u0e01${'\u0e47'.repeat(90_000)}`, aim: 'freezes'},
  {name: 'garbage', code: '', aim: {breaks: `${run}AAAA`}},
  {name: 'no code', code: '', aim: {breaks: run}},
  {name: '200 kB of garbage', code: '', aim: {breaks: run + 'A'.repeat(200_000)}},
  {name: 'the program __proto__', code: '', aim: {breaks: '#run=__proto__&code=AAAA'}},
  {name: 'the program constructor', code: '', aim: {breaks: '#run=constructor&code=AAAA'}},
  {name: 'markup in the hash', code: '', aim: {breaks: `${run}<img src=x onerror="document.title='HOSTILE ran'">`}},
  {name: 'a program that is too long', code: 'x'.repeat(100_001), aim: 'hurries'},
  {name: 'a program of 50 MB', code: 'x'.repeat(50_000_000), aim: 'hurries'},
];
