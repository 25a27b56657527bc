// What readers type and what addresses say, in the small tools of the pages: no exception, and no other host.
import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';
import {DecodeError, decodeTransaction, parseHex} from './components/BcsViewer/decode';
import {nearestPages} from './components/NearestPages/nearest';
import {feedbackUrl} from './components/PageFoot/feedbackUrl';
import {hostileText, SEED} from './hostileInput';
import {missingResultsUrl} from './search/ui/missingResultsUrl';
import {links} from './site/links';

vi.setConfig({testTimeout: 60_000});
const options = {seed: SEED, numRuns: 1000};
const text = fc.oneof(fc.string({unit: 'binary', maxLength: 200}), fc.webUrl(), hostileText);

describe('hostile addresses and input', () => {
  it('a path that does not exist has nearest pages or none', () => {
    const pages = [
      {path: '/intro', title: 'Intro'},
      {path: '/move/basics', title: 'Basics of Move'},
    ];
    fc.assert(
      fc.property(text, (path) => {
        expect(nearestPages(path, pages).length).toBeLessThanOrEqual(3);
      }),
      options,
    );
  });

  it('feedback goes to our repository, with whatever section', () => {
    const page = {helped: false, title: 'Intro', permalink: '/intro', version: 'current'};
    fc.assert(
      fc.property(text, (section) => {
        expect(feedbackUrl({...page, section}).startsWith(`${links.newDocsIssue}?`)).toBe(true);
      }),
      options,
    );
  });

  it('so does a search without results', () => {
    fc.assert(
      fc.property(text, (query) => {
        expect(missingResultsUrl({query}).startsWith(`${links.newDocsIssue}?`)).toBe(true);
      }),
      options,
    );
  });

  it('bytes that are no transaction are an error that says so', () => {
    const outcome = (decode: () => unknown) => {
      try {
        return decode();
      } catch (error) {
        expect(error).toBeInstanceOf(DecodeError);
        return error;
      }
    };
    fc.assert(
      fc.property(text, (typed) => void outcome(() => parseHex(typed))),
      options,
    );
    fc.assert(
      fc.property(fc.uint8Array({maxLength: 300}), (bytes) => void outcome(() => decodeTransaction(bytes))),
      options,
    );
  });
});
