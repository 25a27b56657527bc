import {load, type CheerioAPI} from 'cheerio';
import {hashOf} from './contentSecurityPolicy';

/** The exact viewport of the specification; the HTML minifier of Docusaurus shortens it. */
const VIEWPORT = 'width=device-width, initial-scale=1.0';

type Located = {sourceCodeLocation?: {startOffset: number; endOffset: number} | null} | undefined;

/** A page, parsed once, because its head depends on its inline scripts. */
export interface Page {
  html: string;
  $: CheerioAPI;
}

export const readPage = (html: string): Page => ({html, $: load(html, {sourceCodeLocationInfo: true})});

/** Hashes of a page's inline scripts, as policy sources. */
export function scriptHashes({$}: Page): string[] {
  return $('script:not([src])')
    .toArray()
    .filter((script) => !/^application\/[\w+]*json$/.test($(script).attr('type') ?? ''))
    .map((script) => hashOf($(script).text()));
}

/** Addresses of files that a page needs beside those of every page. */
export interface OwnFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Completes the head of a page: first the Content-Security-Policy, for hosts that cannot send headers; the exact
 * viewport; preload links for the page's own scripts; and its own style sheets after that of the site.
 * The rest of the page is unchanged.
 * @throws Error when the head has no encoding, no viewport, or no style sheet before the page's own, or more than one
 */
export function completeHead({html, $}: Page, policy: string, {scripts, styles}: OwnFiles): string {
  const place = (selector: string) => {
    const [node, ...others] = $(selector).toArray();
    const location = (node as Located)?.sourceCodeLocation;
    if (!location || others.length > 0)
      throw new Error(`the page has ${$(selector).length} of ${selector}, not 1`);
    return location;
  };
  const charset = place('head > meta[charset]');
  const viewport = place('head > meta[name="viewport"]');
  const sheet = styles.length > 0 ? place('head > link[rel="stylesheet"]') : viewport;
  const links = scripts.map((file) => `<link rel="preload" href="${file}" as="script">`);
  return [
    html.slice(0, charset.endOffset),
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    html.slice(charset.endOffset, viewport.startOffset),
    `<meta data-rh="true" name="viewport" content="${VIEWPORT}">`,
    ...links,
    html.slice(viewport.endOffset, sheet.endOffset),
    ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    html.slice(sheet.endOffset),
  ].join('');
}
