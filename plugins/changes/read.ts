import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import type {RecentChange} from '../../src/reference/RecentChanges';
import {product} from '../../src/site/product';
import {type AllContent, docsVersion, pageAddress, publishedDocs} from '../../lib/docs-version';
import {changesFeed, recentChanges, type FeedPage} from './feed';
import {readHistory} from './history';

const FILE = 'atom.xml';

const TITLE = `${product.name} ${product.siteTitle}`;

/** Number of entries under "What is new" on the front page. */
const RECENT = 5;

/** The latest changes of pages: an Atom feed at the root of the site, and data for the front page. */
export async function readChanges({siteDir, siteConfig, baseUrl, i18n}: LoadContext, allContent: AllContent) {
  const url = new URL(baseUrl, siteConfig.url).href;
  const pages = publishedDocs(allContent).map((doc): FeedPage => ({
    title: doc.title,
    url: pageAddress(doc.permalink, siteConfig),
    file: doc.source.replace('@site/', ''),
  }));
  const {contentPath} = docsVersion(allContent);
  const history = await readHistory(siteDir, path.relative(siteDir, contentPath));
  const recent = recentChanges(pages, history, RECENT).map((page): RecentChange => ({
    title: page.title,
    path: new URL(page.url).pathname,
    date: page.date.toISOString().slice(0, 10),
    subject: page.subject,
  }));
  const site = {
    title: TITLE,
    author: product.organization,
    language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
    url,
    feedUrl: `${url}${FILE}`,
  };
  return {
    recent,
    write: (outDir: string) => writeFile(path.join(outDir, FILE), changesFeed(pages, history, site)),
  };
}

/** The link to the feed in the head of every page. */
export const feedLink = (baseUrl: string): HtmlTagObject => ({
  tagName: 'link',
  attributes: {
    rel: 'alternate',
    type: 'application/atom+xml',
    title: `${TITLE}: changed pages`,
    href: `${baseUrl}${FILE}`,
  },
});
