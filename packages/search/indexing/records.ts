import {decodeHeads, encodeHeads} from '../format/heads';
import {escapeHtml} from '../engine/highlight';
import type {Head, PageRecord} from '../format/types';

/** A section as a record of Algolia. All texts that are shown but `lvl0` are HTML, because interfaces set them as such. */
export interface AlgoliaRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: string;
  content: string | null;
  hierarchy: Record<string, string | null>;
  /** How people ask for the section; searched, but not shown. */
  phrases: readonly string[];
  weight: {level: number; position: number};
}

/** Algolia rejects records above 10 KB on its free plan; this leaves room for everything but the content. */
const MAX_CONTENT_BYTES = 7_000;

/** Splits a text between words into pieces of at most `limit` bytes. */
export function pieces(text: string, limit = MAX_CONTENT_BYTES): string[] {
  const found: string[] = [];
  let piece = '';
  for (const word of text.split(' ')) {
    const longer = piece ? `${piece} ${word}` : word;
    if (piece && Buffer.byteLength(longer) > limit) {
      found.push(piece);
      piece = word;
    } else piece = longer;
  }
  return [...found, piece];
}

function hierarchyOf({lvl0, title, heading, parents, depth}: Head): Record<string, string | null> {
  const below = depth === 1 ? [] : [...parents, heading];
  const html = (text: string | undefined) => (text ? escapeHtml(text) : null);
  const [lvl2, lvl3, lvl4, lvl5, lvl6] = below.map(html);
  return {
    lvl0,
    lvl1: html(title),
    ...{lvl2: lvl2 ?? null, lvl3: lvl3 ?? null, lvl4: lvl4 ?? null, lvl5: lvl5 ?? null, lvl6: lvl6 ?? null},
  };
}

/**
 * The records of all pages, with the same sections as the index for the browser.
 * @param siteUrl address of the site with its base URL, ending with a slash
 * @param facets facets of all records, by which requests may filter
 */
export function algoliaRecords<Facets extends Readonly<Record<string, string>>>(
  pages: readonly PageRecord[],
  siteUrl: string,
  facets: Facets,
): (AlgoliaRecord & Facets)[] {
  return pages.flatMap((page) => {
    const heads = decodeHeads(encodeHeads([page]))[0] ?? [];
    return page.sections.flatMap(({content, code, phrases = [], translations = []}, position) => {
      const head = heads[position] as Head;
      const own = position === 0 ? `${page.description} ${content}` : content;
      const address = `${siteUrl}${page.path.replace(/^\//u, '')}`;
      const isShared = page.sections.findIndex(({anchor}) => anchor === head.anchor) < position;
      const id = `${page.path}${head.anchor && `#${head.anchor}`}${isShared ? `.${position}` : ''}`;
      return pieces(escapeHtml([own, code].filter(Boolean).join(' '))).map((piece, at) => ({
        objectID: at === 0 ? id : `${id}~${at + 1}`,
        url: `${address}${head.anchor && `#${encodeURIComponent(head.anchor)}`}`,
        url_without_anchor: address,
        anchor: head.anchor || null,
        type: `lvl${head.depth}`,
        content: piece || null,
        hierarchy: hierarchyOf(head),
        phrases: [...translations.map(({term}) => term), ...phrases],
        ...facets,
        weight: {level: 100 - head.depth * 10, position},
      }));
    });
  });
}
