import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

type AllContent = Parameters<NonNullable<Plugin['allContentLoaded']>>[0]['allContent'];

/**
 * The one version of the docs that this site has, as the docs plugin has loaded it.
 * @throws Error when it has loaded none
 */
export function docsVersion(allContent: AllContent): LoadedVersion {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  const version = docs?.loadedVersions[0];
  if (!version) throw new Error('The docs plugin has loaded no version.');
  return version;
}
