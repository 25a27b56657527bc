import {INDEX_FOLDER} from '../../src/search-ui/manifest';
import {links} from '../../src/site/links';

/** Folders below the base URL in which file names contain a hash of the content. */
export const HASHED = ['assets', INDEX_FOLDER];

/**
 * Where to report vulnerabilities, in the format of RFC 9116.
 * @param address address of the site, with a slash at the end
 * @param now the file is valid for a year from this day, so deploy at least once a year
 */
export function securityTxt(address: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), now.getUTCDate()));
  return [
    `Contact: ${links.reportVulnerability}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${address}.well-known/security.txt`,
    `Policy: ${links.securityPolicy}`,
    '',
  ].join('\n');
}

/**
 * Lets search engines and assistants read and use everything.
 * @param address address of the site, with a slash at the end. Robots read the file at the root of a host only.
 */
export const robotsTxt = (address: string): string =>
  [
    'User-agent: *',
    'Content-Signal: search=yes, ai-input=yes, ai-train=yes',
    'Allow: /',
    '',
    `Sitemap: ${address}sitemap.xml`,
    '',
  ].join('\n');
