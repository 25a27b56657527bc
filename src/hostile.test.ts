// Hostile input in the small tools of the pages: it causes no exception, and no link to another host.
import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';
import {nearestPages} from './components/NearestPages/nearest';
import {feedbackUrl} from './components/PageFoot/feedbackUrl';
import {hostileText, SEED} from './hostileInput';
import {missingResultsUrl} from './search-ui/missingResultsUrl';
import {links} from './site/links';

vi.setConfig({testTimeout: 60_000});
const options = {seed: SEED, numRuns: 1000};
/** A text as addresses carry it: a lone surrogate becomes the replacement character. */
const wellFormed = (value: string) => new TextDecoder().decode(new TextEncoder().encode(value));
const text = fc.oneof(fc.string({unit: 'binary', maxLength: 200}), fc.webUrl(), hostileText);

describe('hostile addresses and input', () => {
  it('a path that does not exist leads to at most three different pages of the site', () => {
    const pages = Array.from({length: 9}, (_, index) => ({
      path: `/move/page-${index}`,
      title: `Page ${index}`,
    }));
    fc.assert(
      fc.property(text, (path) => {
        const nearest = nearestPages(path, pages);
        expect(pages).toEqual(expect.arrayContaining(nearest));
        expect(new Set(nearest).size).toBe(nearest.length);
        expect(nearest.length).toBeLessThanOrEqual(3);
      }),
      options,
    );
    expect(nearestPages('/move/page', pages)).toHaveLength(3);
  });

  it('feedback opens the form of the documentation repository, and only an id as section', () => {
    const page = {helped: false, title: 'Intro', permalink: '/intro', version: 'current'};
    fc.assert(
      fc.property(text, (hash) => {
        const url = new URL(feedbackUrl({...page, hash}));
        expect(url.origin + url.pathname + url.hash).toBe(links.newDocsIssue);
        expect(url.searchParams.get('page')).toMatch(/^\/intro(#[\w-]+)? \(current\)$/);
      }),
      options,
    );
  });

  it('a search without results opens the form of the documentation repository with the query unchanged', () => {
    fc.assert(
      fc.property(text, (query) => {
        const url = new URL(missingResultsUrl({query}));
        expect(url.origin + url.pathname + url.hash).toBe(links.newDocsIssue);
        expect(url.searchParams.get('query')).toBe(wellFormed(query));
      }),
      options,
    );
  });
});
