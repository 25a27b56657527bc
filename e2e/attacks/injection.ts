const run = 'window.__hit=1';

/** Texts that run `window.__hit = 1` or become an element `<x-hit>` where they are taken as HTML, a URL or code. */
// prettier-ignore
export const texts: readonly string[] = [
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
