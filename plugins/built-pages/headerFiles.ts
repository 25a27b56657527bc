import {INDEX_FOLDER} from '../../src/search/manifest';

/** Folders below the base URL in which file names contain a hash of the content. */
export const HASHED = ['assets', INDEX_FOLDER];

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Maximum length of a line for Cloudflare. */
const MAX_LINE_LENGTH = 2000;

/**
 * The headers in the format of Netlify and Cloudflare Pages. Both revalidate every file that is not listed.
 * @throws Error when a line is too long for Cloudflare
 */
export function headersFile(headers: Readonly<Record<string, string>>, baseUrl: string): string {
  const lines = [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...HASHED.flatMap((folder) => [`${baseUrl}${folder}/*`, `  Cache-Control: ${IMMUTABLE}`]),
  ];
  const long = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (long) throw new Error(`${long.length} characters exceed what Cloudflare accepts in a line: ${long}`);
  return lines.map((line) => `${line}\n`).join('');
}

/** The headers in the format of nginx, to include in a `server` block whose `location` blocks add no header. */
export function nginxFile(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}
