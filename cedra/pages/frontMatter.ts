const KNOWN_KEYS = new Set([
  'title',
  'description',
  'sidebar_label',
  'slug',
  'hide_table_of_contents',
  'pagination_next',
]);
const DESCRIPTION = {min: 110, max: 160};

/** Problems of a page's front matter, for which the build fails. */
export function frontMatterProblems(frontMatter: Readonly<Record<string, unknown>>): string[] {
  const problems = Object.keys(frontMatter)
    .filter((key) => !KNOWN_KEYS.has(key))
    .map((key) => `unknown front-matter key "${key}"; known are ${[...KNOWN_KEYS].join(', ')}`);
  for (const key of ['title', 'description']) {
    const value = frontMatter[key];
    if (value === undefined || value === null) problems.push(`no \`${key}\` in the front matter`);
    else if (typeof value !== 'string') problems.push(`\`${key}\` is no text; write it in quotes`);
  }
  return problems;
}

/** Advice about the length of a page's description, which search engines show; undefined if it is right. */
export function descriptionAdvice({description}: Readonly<Record<string, unknown>>): string | undefined {
  const {length} = typeof description === 'string' ? description : '';
  return length >= DESCRIPTION.min && length <= DESCRIPTION.max
    ? undefined
    : `the description has ${length} characters; ${DESCRIPTION.min} to ${DESCRIPTION.max} are best`;
}

/**
 * The slug of a folder's index. Without it, Docusaurus 3 ends the address with a slash, also in the breadcrumbs for search
 * engines, and hosts have no page there.
 * @param filePath path of a page
 */
export function folderSlug(filePath: string): string | undefined {
  const folder = /[/\\]docs[/\\](?:.+[/\\])?([^/\\]+)[/\\]index\.mdx?$/.exec(filePath)?.[1];
  return folder && `../${folder}`;
}

/** Keys that the build adds to the front matter of a page (`cedra/pages/reading-time.ts`). */
export interface ComputedFrontMatter {
  slug?: string;
  /** The time that a page takes, in minutes, as its text says, or else to read it; only tutorials have one. */
  minutes?: number;
}
