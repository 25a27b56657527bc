import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {DocusaurusConfig, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';

/** What all plugins have loaded, by their names. */
export type AllContent = Parameters<NonNullable<Plugin['allContentLoaded']>>[0]['allContent'];

/**
 * The version whose pages are in `docs`. Versions that `docusaurus docs:version` cut are copies: they have pages, but no
 * Markdown, no search and no data of their own.
 * @throws Error when the docs plugin has not loaded the version
 */
export function docsVersion(allContent: AllContent): LoadedVersion {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  const version = docs?.loadedVersions.find(({versionName}) => versionName === 'current');
  if (!version) throw new Error('The docs plugin has not loaded the version `current`.');
  return version;
}

/** All pages except drafts and unlisted pages. */
export const publishedDocs = (allContent: AllContent) =>
  docsVersion(allContent).docs.filter((doc) => !doc.draft && !doc.unlisted);

/** The public address of a page, as its canonical link has it. */
export const pageAddress = (permalink: string, siteConfig: DocusaurusConfig): string =>
  new URL(applyTrailingSlash(permalink, siteConfig), siteConfig.url).href;

/** The route of a page below the base URL. The permalink of an index page ends in a slash: `/move/` → `/move`. */
export const pageRoute = (permalink: string, baseUrl: string): string =>
  `/${permalink.slice(baseUrl.length).replace(/\/$/, '')}`;
