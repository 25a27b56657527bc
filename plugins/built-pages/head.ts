import {load, type CheerioAPI} from 'cheerio';
import {hashOf} from './contentSecurityPolicy';

/** As the specification has it; the HTML minifier of Docusaurus shortens it. */
const VIEWPORT = 'width=device-width, initial-scale=1.0';

type Located = {sourceCodeLocation?: {startOffset: number; endOffset: number} | null} | undefined;

/** A page, read once: what its head gets depends on its inline scripts. */
export interface Page {
  html: string;
  $: CheerioAPI;
}

export const readPage = (html: string): Page => ({html, $: load(html, {sourceCodeLocationInfo: true})});

/** Hashes of the inline scripts of a page, as a Content-Security-Policy names them. */
export function scriptHashes({$}: Page): string[] {
  return $('script:not([src])')
    .toArray()
    .filter((script) => !/^application\/[\w+]*json$/.test($(script).attr('type') ?? ''))
    .map((script) => hashOf($(script).text()));
}

/**
 * Completes the head of a page: the Content-Security-Policy, for hosts that cannot send headers, before everything
 * that it governs; the viewport to the letter; and links that have the browser load the page's own scripts at once.
 * Everything else stays as Docusaurus wrote it.
 * @param preload addresses of scripts
 * @throws Error when the head has no encoding or no viewport, or more than one
 */
export function completeHead({html, $}: Page, policy: string, preload: readonly string[]): string {
  const place = (selector: string) => {
    const [node, ...others] = $(selector).toArray();
    const location = (node as Located)?.sourceCodeLocation;
    if (!location || others.length > 0)
      throw new Error(`the page has ${$(selector).length} of ${selector}, not 1`);
    return location;
  };
  const charset = place('head > meta[charset]');
  const viewport = place('head > meta[name="viewport"]');
  const links = preload.map((file) => `<link rel="preload" href="${file}" as="script">`);
  return [
    html.slice(0, charset.endOffset),
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    html.slice(charset.endOffset, viewport.startOffset),
    `<meta data-rh="true" name="viewport" content="${VIEWPORT}">`,
    ...links,
    html.slice(viewport.endOffset),
  ].join('');
}
