import type {Place} from '@cedra-docs/docs-tool';
import type {PageRecord} from '@cedra-docs/search/build';
import type {WrittenPage} from '../written';

/** A heading in a file. */
interface FileHeading {
  file: string;
  line: number;
  depth: number;
  title: string;
}

/** The text of a heading without its marks. */
const plain = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The headings of a file outside of code. */
function headingsOf(file: string, text: string): FileHeading[] {
  const found: FileHeading[] = [];
  let fence = '';
  text.split('\n').forEach((content, line) => {
    const ticks = /^\s*(`{3,}|~{3,})/.exec(content)?.[1] ?? '';
    if (fence !== '') {
      if (ticks.startsWith(fence) && content.trim() === ticks) fence = '';
      return;
    }
    if (ticks !== '') {
      fence = ticks;
      return;
    }
    const [, marks, title] = /^(#{1,6}) (.*)$/.exec(content) ?? [];
    if (marks !== undefined && title !== undefined)
      found.push({file, line, depth: marks.length, title: plain(title)});
  });
  return found;
}

/**
 * Finds the Markdown of each section of a page by its id: a file of its own, lines of a file, or for an entry of a
 * reference the section with it.
 * @param record the page in the search index, whose sections are all addresses that a search finds
 */
export function placesOf(
  {files, headings}: WrittenPage,
  record: PageRecord | undefined,
): Record<string, Place> {
  const [pageFile = '', pageText = ''] = files[0] ?? [];
  const end = new Map(files.map(([file, text]) => [file, text.split('\n').length]));
  const places = new Map<string, Place>();
  const folder = `${pageFile.replace(/\.md$/, '')}/`;
  for (const [file] of files.slice(1))
    places.set(file.slice(folder.length).replace(/\.md$/, ''), [file, 0, end.get(file) ?? 0]);
  // The title of the page is no section.
  const [, ...ownHeadings] = headingsOf(pageFile, pageText);
  const all = [...ownHeadings, ...files.slice(1).flatMap(([file, text]) => headingsOf(file, text))];
  let at = 0;
  for (const {id, title} of headings) {
    const found = all.findIndex((each, index) => index >= at && each.title === plain(title));
    const heading = all[found];
    if (!heading) continue;
    at = found + 1;
    const {file, line, depth} = heading;
    // The first heading of a file is the section itself, whatever its depth.
    const next =
      line === 0 ? undefined : all.slice(at).find((each) => each.file !== file || each.depth <= depth);
    const last = next?.file === file ? next.line : (end.get(file) ?? 0);
    if (!places.has(id)) places.set(id, [file, line, last]);
  }
  const page: Place = [pageFile, 0, end.get(pageFile) ?? 0];
  // Sections without text of their own, and entries of references, which are in the section above them.
  const above: {depth: number; place: Place}[] = [];
  for (const {anchor, depth} of record?.sections ?? []) {
    while ((above.at(-1)?.depth ?? 0) >= depth) above.pop();
    const place = places.get(anchor) ?? above.at(-1)?.place ?? page;
    if (anchor !== '' && !places.has(anchor)) places.set(anchor, place);
    above.push({depth, place: anchor === '' ? page : place});
  }
  for (const {id} of headings) if (!places.has(id)) places.set(id, page);
  return Object.fromEntries(places);
}
