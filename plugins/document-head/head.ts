import {load, type CheerioAPI} from 'cheerio';
import {hashOf} from '../content-security-policy/policy';

/** The viewport that the specification requires; the HTML minifier of Docusaurus shortens it. */
const VIEWPORT = 'width=device-width, initial-scale=1.0';

interface Offsets {
  startOffset: number;
  endOffset: number;
}
type Located = {sourceCodeLocation?: (Offsets & {endTag?: Offsets}) | null} | undefined;

/** A built page and its parsed form. */
export interface HtmlPage {
  html: string;
  $: CheerioAPI;
}

export const parseHtml = (html: string): HtmlPage => ({html, $: load(html, {sourceCodeLocationInfo: true})});

/**
 * Whether a document is no page of Docusaurus and brings a policy of its own, as the frame of programs does. A policy in a
 * page does not replace the site's.
 */
export const hasOwnPolicy = ({$}: HtmlPage): boolean =>
  $('#__docusaurus').length === 0 && $('head > meta[http-equiv="Content-Security-Policy" i]').length > 0;

/** The policy sources of a page's inline scripts. */
export function scriptHashes({$}: HtmlPage): string[] {
  return $('script:not([src])')
    .toArray()
    .filter((script) => !/^application\/[\w+]*json$/.test($(script).attr('type') ?? ''))
    .map((script) => hashOf($(script).text()));
}

/** The link to a style sheet, typeface or script of a page: only style sheets block painting. */
function linkTo(file: string): string {
  if (file.endsWith('.css')) return `<link rel="stylesheet" href="${file}">`;
  return file.endsWith('.woff2')
    ? `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`
    : `<link rel="preload" href="${file}" as="script" fetchpriority="low">`;
}

/**
 * Completes the head of a page: the Content-Security-Policy at the beginning, for hosts that cannot send headers; the
 * exact viewport; and links to the page's own styles, typeface and scripts at the end, after the styles of every page.
 * @param files addresses of the styles, typefaces and scripts that the page needs; those that are already in its head are skipped
 * @throws Error unless the head has exactly one encoding and one viewport, and an end tag
 */
export function completeHead({html, $}: HtmlPage, policy: string, files: readonly string[]): string {
  const place = (selector: string) => {
    const [node, ...others] = $(selector).toArray();
    const location = (node as Located)?.sourceCodeLocation;
    if (!location || others.length > 0)
      throw new Error(`the page has ${$(selector).length} of ${selector}, not 1`);
    return location;
  };
  const charset = place('head > meta[charset]');
  const viewport = place('head > meta[name="viewport"]');
  const end = place('head').endTag?.startOffset;
  if (end === undefined) throw new Error('the page has no </head>');
  const named = new Set(
    $('head > link, head > script').map((_, node) => $(node).attr('href') ?? $(node).attr('src')),
  );
  return [
    html.slice(0, charset.endOffset),
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    html.slice(charset.endOffset, viewport.startOffset),
    `<meta data-rh="true" name="viewport" content="${VIEWPORT}">`,
    html.slice(viewport.endOffset, end),
    ...files.filter((file) => !named.has(file)).map(linkTo),
    html.slice(end),
  ].join('');
}
