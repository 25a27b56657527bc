// Hostile input for tests with and without a browser. Input that sets `window.__hit` was executed, and input that
// renders an <x-hit> was parsed as HTML; neither may happen.
import fc from 'fast-check';

/** Seed of every test with hostile input, so that failures can be reproduced. */
export const SEED = 20261121;

const run = 'window.__hit=1';

const markup = [
  '<script>',
  '</script>',
  '<mark>',
  '</mark>',
  '<mark ',
  '<!--',
  ']]>',
  '<',
  '>',
  '</',
  '"',
  "'",
  '<\u0000script>',
  `<script>${run}</script>`,
  `<img src=data:x onerror=${run}>`,
  `<MARK onclick=${run}>`,
  `<svg/onload=${run}>`,
  `"><iframe src="javascript:parent.${run}">`,
  `'"--></style></script></title></textarea><x-hit>`,
  '<mark><x-hit>',
  `<a href="javascript:${run}">`,
  '&lt;x-hit&gt;',
  '&#60;x-hit&#62;',
];

const addresses = [
  `javascript:${run}`,
  `java\tscript:${run}`,
  'data:text/html,',
  '//example.com',
  '../'.repeat(50),
  '%',
  '%00',
  '%E0%A4%A',
  '#%',
  '?a=%00',
];

const texts = [
  '__proto__',
  'constructor',
  '${7*7}',
  '.*',
  '((((((((((a+)+)+)+)+',
  "' OR 1=1",
  '\\',
  '\u0000',
  '\u2028',
  '\u202e',
  '\ud800',
  'ı',
  'İ',
  'ß',
  '🧨'.repeat(20),
  'a'.repeat(5000),
  '-'.repeat(300),
];

export const attacks: readonly string[] = [...markup, ...addresses, ...texts];

/** Text with attacks in it, and with words that the search knows. */
export const hostileText: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(
      fc.oneof(
        fc.constantFrom(...attacks, 'account', 'transfer', 'mint'),
        fc.string({maxLength: 10, unit: 'binary'}),
      ),
      {maxLength: 6},
    ),
    fc.constantFrom('', ' '),
  )
  .map(([parts, between]) => parts.join(between));

export const anything: fc.Arbitrary<unknown> = fc.anything({
  values: [hostileText, fc.integer(), fc.boolean(), fc.constant(null)],
  maxDepth: 1,
  maxKeys: 2,
});

/** Valid values, and sometimes anything else. */
export const maybe = <T>(good: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({weight: 6, arbitrary: good}, {weight: 1, arbitrary: anything});

const address = fc.oneof(
  fc.webUrl(),
  hostileText,
  hostileText.map((text) => `/intro?q=${text}#${text}`),
);

function hitOf(some: (good: fc.Arbitrary<unknown>) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const value = fc.record({value: hostileText.map((text) => `<mark>${text}</mark>`)});
  const levels = (each: fc.Arbitrary<unknown>) =>
    some(fc.dictionary(fc.constantFrom('lvl1', 'lvl2', 'lvl3'), each));
  const marked = some(fc.record({hierarchy: levels(value), content: value}, {requiredKeys: []}));
  return some(
    fc.record({
      objectID: some(hostileText),
      url: some(address),
      type: some(fc.constantFrom('lvl1', 'lvl2', 'content')),
      content: some(fc.option(hostileText)),
      hierarchy: fc
        .tuple(some(hostileText), levels(fc.option(hostileText)))
        .map(([lvl0, below]) => ({...(below as object), lvl0})),
      _highlightResult: marked,
      _snippetResult: marked,
    }),
  );
}

/** A search result whose parts have valid and invalid shapes. */
export const hostileHit: fc.Arbitrary<unknown> = fc.oneof(
  hitOf((good) => good),
  hitOf(maybe),
);

/** The first cases of an input, the same in every run. */
export const sample = <T>(input: fc.Arbitrary<T>, count: number): T[] =>
  fc.sample(input, {seed: SEED, numRuns: count});
