/** Files whose names carry the hash of their content, as folders below the base URL. */
const HASHED = ['assets', 'search-index'];

const FOREVER = 'public, max-age=31536000, immutable';

/** Cloudflare takes no longer line. */
const LONGEST_LINE = 2000;

/**
 * The headers in the format of Netlify and Cloudflare Pages. Both ask anew for everything that is not named.
 * @throws Error when a line is longer than Cloudflare takes
 */
export function headersFile(headers: Readonly<Record<string, string>>, baseUrl: string): string {
  const lines = [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...HASHED.flatMap((folder) => [`${baseUrl}${folder}/*`, `  Cache-Control: ${FOREVER}`]),
  ];
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long) throw new Error(`${long.length} characters are more than Cloudflare takes in a line: ${long}`);
  return lines.map((line) => `${line}\n`).join('');
}

/** The same for nginx, to be included in a `server` block whose `location` blocks add no header of their own. */
export function nginxFile(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}
