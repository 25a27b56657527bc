// Brings texts that run as code where they are taken as HTML, a URL or code to every place where they can arrive.
import {harmOf} from '../_helpers/harm';
import {testAttacks, type Arena} from './_attacks';

const run = 'window.__hit=1';

/** Texts that run `window.__hit = 1` or become an element `<x-hit>` where they are taken as HTML, a URL or code. */
// prettier-ignore
const texts: readonly string[] = [
  `<img src=data:x onerror=${run}>`,
  `"><svg/onload=${run}><x-hit>`,
  `'"--></style></script></title></textarea><x-hit><script>${run}</script>`,
  `<mark onclick=${run}>a</mark><mark><x-hit>`,
  `javascript:${run}`,
  `<a href="javascript:${run}">a</a>`,
  `<iframe srcdoc="<script>parent.${run}</script>">`,
  `&lt;x-hit&gt;&#60;x-hit&#62;%3Cx-hit%3E\\u003cx-hit\\u003e`,
  '${window.__hit=1}{{constructor.constructor("window.__hit=1")()}}',
  '__proto__',
  'constructor',
  '%E0%A4%A\u0000\u202e\u2066',
];

/**
 * Declares the tests that bring every text to every place.
 * @param places what brings a text to a place, by the name of the place
 */
export function testInjection(
  title: string,
  places: Record<string, (arena: Arena, text: string) => Promise<unknown>>,
): void {
  testAttacks({
    title,
    attacks: Object.keys(places).flatMap((place) => texts.map((text) => ({place, text}))),
    nameOf: ({place, text}) => `${JSON.stringify(text)} in ${place}`,
    async attempt(arena, {place, text}) {
      await places[place]?.(arena, text);
      const harm = await harmOf(arena.page);
      return harm.length > 0 ? harm.join(', ') : undefined;
    },
  });
}
