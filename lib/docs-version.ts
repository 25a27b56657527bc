import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

type AllContent = Parameters<NonNullable<Plugin['allContentLoaded']>>[0]['allContent'];

/**
 * The only docs version of the site, as loaded by the docs plugin.
 * @throws Error when the plugin has loaded none
 */
export function docsVersion(allContent: AllContent): LoadedVersion {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  const version = docs?.loadedVersions[0];
  if (!version) throw new Error('The docs plugin has loaded no version.');
  return version;
}

/** The pages that readers find, without drafts and unlisted pages. */
export const publishedDocs = (allContent: AllContent) =>
  docsVersion(allContent).docs.filter((doc) => !doc.draft && !doc.unlisted);
