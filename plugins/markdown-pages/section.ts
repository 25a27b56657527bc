import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];

function contains(item: SidebarItem, id: string): boolean {
  if (item.type === 'doc') return item.id === id;
  if (item.type !== 'category') return false;
  return (
    (item.link?.type === 'doc' && item.link.id === id) || item.items.some((child) => contains(child, id))
  );
}

function idsIn(item: SidebarItem): string[] {
  if (item.type === 'doc') return [item.id];
  if (item.type !== 'category') return [];
  return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(idsIn)];
}

/** All pages in the order of the sidebars, followed by pages in no sidebar. */
export function readingOrder({sidebars, docs}: Pick<LoadedVersion, 'sidebars' | 'docs'>) {
  const pages = new Map(docs.map((doc) => [doc.id, doc]));
  const ids = new Set([...Object.values(sidebars).flat().flatMap(idsIn), ...pages.keys()]);
  return [...ids].flatMap((id) => pages.get(id) ?? []);
}

/** The section of a page: Concepts, or its first-level category. */
export function sectionOf({sidebars}: Pick<LoadedVersion, 'sidebars'>, id: string): string {
  if (id.startsWith('concepts/')) return 'Concepts';
  const items = Object.values(sidebars).flat();
  const category = items.find((item) => item.type === 'category' && contains(item, id));
  return category?.type === 'category' ? category.label : 'Start here';
}
