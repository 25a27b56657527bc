const KNOWN_KEYS = new Set(['title', 'description', 'sidebar_label', 'slug', 'hide_table_of_contents']);
const DESCRIPTION = {min: 110, max: 160};

/** Problems of a page's front matter. */
export function frontMatterProblems(frontMatter: Readonly<Record<string, unknown>>): string[] {
  const problems = Object.keys(frontMatter)
    .filter((key) => !KNOWN_KEYS.has(key))
    .map((key) => `unknown front-matter key "${key}"; known are ${[...KNOWN_KEYS].join(', ')}`);
  if (typeof frontMatter.title !== 'string') problems.push('no `title` in the front matter');
  const {description} = frontMatter;
  const length = typeof description === 'string' ? description.length : 0;
  if (length < DESCRIPTION.min || length > DESCRIPTION.max) {
    problems.push(
      `the description has ${length} characters; it needs ${DESCRIPTION.min} to ${DESCRIPTION.max}`,
    );
  }
  return problems;
}

/** Keys that the build adds to the front matter of a page (`markdown/front-matter.ts`). */
export interface ComputedFrontMatter {
  /** Reading time in minutes; reference pages have none. */
  minutes?: number;
}
