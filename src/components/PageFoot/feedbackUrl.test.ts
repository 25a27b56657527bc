import {describe, expect, it} from 'vitest';
import {feedbackUrl} from './feedbackUrl';

describe('feedbackUrl', () => {
  it('names page, section and version in a form of the documentation repository', () => {
    const url = new URL(
      feedbackUrl({
        helped: false,
        title: 'A & B',
        permalink: '/guides/escrow',
        version: 'current',
        section: '#x',
      }),
    );
    expect(url.origin + url.pathname).toBe('https://github.com/cedra-labs/docs/issues/new');
    expect(url.searchParams.get('title')).toBe('This did not help: A & B');
    expect(url.searchParams.get('body')).toContain('Page: /guides/escrow#x\nVersion: current');
  });
});
