import {posix} from 'node:path';

/** The properties that the sidebars of `sidebars.ts` and those loaded by Docusaurus have in common. */
interface SidebarItem {
  type?: string;
  id?: string;
  label?: string;
  link?: {type: string; id?: string} | null;
  items?: readonly (SidebarItem | string)[];
}

type Sidebars = Readonly<Record<string, unknown>>;

const CONCEPTS = 'Concepts';
/** Its pages are looked up rather than read, so it comes last. */
const REFERENCE = 'Reference';
/** The section of pages outside of categories. */
const FALLBACK = 'Documentation';

const itemsOf = (sidebar: unknown): (SidebarItem | string)[] =>
  Array.isArray(sidebar) ? (sidebar as (SidebarItem | string)[]) : [];

/** The section of each document in reading order: Concepts for that sidebar, or the outermost category. */
export function sectionsOf(sidebars: Sidebars): Map<string, string> {
  const sections = new Map<string, string>();
  const visit = (item: SidebarItem | string, outer?: string): void => {
    if (typeof item === 'string') {
      sections.set(item, outer ?? FALLBACK);
      return;
    }
    const section = outer ?? (item.type === 'category' ? item.label : undefined);
    const id = item.type === 'category' ? item.link?.id : item.id;
    if (id) sections.set(id, section ?? FALLBACK);
    for (const child of item.items ?? []) visit(child, section);
  };
  for (const [name, sidebar] of Object.entries(sidebars))
    for (const item of itemsOf(sidebar)) visit(item, name === 'concepts' ? CONCEPTS : undefined);
  const isReference = ([, section]: [string, string]) => section === REFERENCE;
  const all = [...sections];
  return new Map([...all.filter((entry) => !isReference(entry)), ...all.filter(isReference)]);
}

/** The section of a document: its own or, when it is in no sidebar, that of the nearest parent. */
export function sectionOf(id: string, sections: ReadonlyMap<string, string>): string {
  const own = sections.get(id);
  if (own !== undefined) return own;
  const folder = posix.dirname(id);
  if (folder === '.') return FALLBACK;
  return sections.get(`${folder}/index`) ?? sectionOf(folder, sections);
}

/** Documents in the order of their sections; those in no sidebar come last. */
export function inReadingOrder<Doc extends {id: string}>(
  docs: readonly Doc[],
  sections: ReadonlyMap<string, string>,
): Doc[] {
  const places = new Map([...sections.keys()].map((id, place) => [id, place]));
  const placeOf = ({id}: Doc): number => places.get(id) ?? places.size;
  return [...docs].sort((a, b) => placeOf(a) - placeOf(b) || (a.id < b.id ? -1 : 1));
}

/** The sidebar label of each document: its own, or that of the category whose page it is. */
export function sidebarLabels(sidebars: Sidebars): Map<string, string> {
  const labels = new Map<string, string>();
  const visit = (item: SidebarItem | string): void => {
    if (typeof item === 'string') return;
    const id = item.type === 'category' ? item.link?.id : item.id;
    if (id && item.label) labels.set(id, item.label);
    item.items?.forEach(visit);
  };
  Object.values(sidebars).flatMap(itemsOf).forEach(visit);
  return labels;
}
