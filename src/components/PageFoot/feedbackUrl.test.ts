import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {feedbackUrl} from './feedbackUrl';

const feedback = {
  helped: false,
  title: 'A & B',
  permalink: '/guides/escrow',
  version: 'current',
  hash: '#x',
};

describe('feedbackUrl', () => {
  it('names page, section and version in a form of the documentation repository', () => {
    const url = new URL(feedbackUrl(feedback));
    expect(url.origin + url.pathname).toBe('https://github.com/cedra-labs/docs/issues/new');
    expect(url.searchParams.get('title')).toBe('This did not help: A & B');
    expect(url.searchParams.get('page')).toBe('/guides/escrow#x (current)');
  });

  it('names no section for a hash that is not an id, such as a program', () => {
    for (const hash of ['#run=a/b.ts&code=AAAA', '#:~:text=x', '#a b', '#', '']) {
      const url = new URL(feedbackUrl({...feedback, hash}));
      expect(url.searchParams.get('page')).toBe('/guides/escrow (current)');
    }
  });

  it('fills in fields that the issue form has', () => {
    const {
      template,
      title: _title,
      ...fields
    } = Object.fromEntries(new URL(feedbackUrl(feedback)).searchParams);
    const form = parse(readFileSync(`.github/ISSUE_TEMPLATE/${template}`, 'utf8')) as {body: {id: string}[]};
    expect(form.body.map(({id}) => id)).toEqual(expect.arrayContaining(Object.keys(fields)));
  });
});
