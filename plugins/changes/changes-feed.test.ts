import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {changesFeed, FEED_LENGTH} from './feed';
import {lastChanges, readHistory, type FileChange} from './history';

const site = {
  title: 'Docs',
  author: 'Us',
  language: 'en',
  url: 'https://docs.example/',
  feedUrl: 'https://docs.example/atom.xml',
};
const page = (name: string) => ({title: name, url: `https://docs.example/${name}`, file: `docs/${name}.mdx`});
const change = (day: number, subject = 'Say more'): FileChange => ({
  commit: `c${day}`,
  date: new Date(Date.UTC(2026, 0, day)),
  subject,
});

describe('lastChanges', () => {
  const log = '\u0001c2\t200\tSecond\ttry\n\ndocs/a.mdx\n\u0001c1\t100\tFirst\n\ndocs/a.mdx\ndocs/b.mdx\n';

  it('finds the newest change of each file', () => {
    const changes = lastChanges(log);
    expect(changes.get('docs/a.mdx')).toEqual({
      commit: 'c2',
      date: new Date(200_000),
      subject: 'Second\ttry',
    });
    expect(changes.get('docs/b.mdx')?.subject).toBe('First');
  });

  it('ignores the boundary commit of a shallow clone', () => {
    expect([...lastChanges(log, new Set(['c1'])).keys()]).toEqual(['docs/a.mdx']);
  });
});

describe('readHistory', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'history-'));
    const origin = path.join(folder, 'origin');
    mkdirSync(path.join(origin, 'docs'), {recursive: true});
    const git = (...argv: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...argv], {
        cwd: origin,
        stdio: 'pipe',
      });
    git('init', '-q');
    for (const name of ['a', 'b']) {
      writeFileSync(path.join(origin, 'docs', `${name}.mdx`), name);
      git('add', '.');
      git('commit', '-q', '-m', `Write ${name}`);
    }
    git('clone', '-q', '--depth', '1', `file://${origin}`, path.join(folder, 'shallow'));
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  it('reads the last change of each file', async () => {
    const {changes, complete} = await readHistory(path.join(folder, 'origin'), 'docs');
    expect(complete).toBe(true);
    expect([...changes].map(([file, {subject}]) => [file, subject])).toEqual([
      ['docs/b.mdx', 'Write b'],
      ['docs/a.mdx', 'Write a'],
    ]);
  });

  it('returns no changes for a shallow clone of one commit and outside a repository', async () => {
    for (const name of ['shallow', 'nowhere']) {
      const {changes, complete} = await readHistory(path.join(folder, name), 'docs');
      expect([changes.size, complete], name).toEqual([0, false]);
    }
  });
});

describe('changesFeed', () => {
  it('lists changed pages, newest first, and takes its date from the newest', () => {
    const changes = new Map([
      ['docs/a.mdx', change(1, 'Explain vector<u64> & more')],
      ['docs/b.mdx', change(2)],
    ]);
    const xml = changesFeed([page('a'), page('b'), page('never')], {changes, complete: true}, site);
    const $ = load(xml, {xml: true});
    expect(
      $('entry > title')
        .toArray()
        .map((title) => $(title).text()),
    ).toEqual(['b', 'a']);
    expect($('feed > updated').text()).toBe('2026-01-02T00:00:00.000Z');
    // The summary is HTML, so the subject is escaped once in it.
    expect($('entry').last().find('summary').text()).toBe('Explain vector&lt;u64&gt; &amp; more');
    expect($('link[rel="self"]').attr('href')).toBe(site.feedUrl);
  });

  it('contains at most FEED_LENGTH entries', () => {
    const pages = Array.from({length: FEED_LENGTH + 5}, (_, i) => page(`p${i}`));
    const changes = new Map(pages.map(({file}, i) => [file, change(i)]));
    const $ = load(changesFeed(pages, {changes, complete: true}, site), {xml: true});
    expect($('entry')).toHaveLength(FEED_LENGTH);
  });

  it('returns a valid empty feed when there is no history', () => {
    const $ = load(changesFeed([page('a')], {changes: new Map(), complete: false}, site), {xml: true});
    expect($('entry')).toHaveLength(0);
    expect($('feed > updated').text()).not.toBe('');
    expect($('subtitle').text()).toContain('without its full history');
  });
});
