import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {loaderScript} from './loader';
import {withLateScripts} from './page';

const page = `<html><head><link rel="stylesheet" href="/docs/styles.css">
<script src="/docs/runtime.js" defer="defer"></script>
<script src="/docs/main.js" defer="defer"></script>
</head><body>$&amp;</body></html>`;

it('names the files of the route between the runtime and the application, each once, and runs none by itself', () => {
  const files = ['/docs/styles.css', '/docs/runtime.js', '/docs/frame.js', '/docs/page.js', '/docs/page.css'];
  const $ = load(withLateScripts(page, files, loaderScript()));
  const scripts = $('script[src]').toArray();
  expect(scripts.map((script) => $(script).attr('src'))).toEqual([
    '/docs/runtime.js',
    '/docs/frame.js',
    '/docs/page.js',
    '/docs/main.js',
  ]);
  expect(new Set(scripts.map((script) => $(script).attr('type')))).toEqual(new Set(['text/late']));
  const styles = $('link').toArray();
  expect(styles.map((link) => $(link).attr('href'))).toEqual(['/docs/styles.css', '/docs/page.css']);
  expect($('script:not([src])').text()).toContain('script[type="text/late"]');
});

it('does not go on with a page that names its files in another way', () => {
  expect(() => withLateScripts(page.replaceAll('defer="defer"', 'async'), [], '')).toThrow('late-scripts');
});
