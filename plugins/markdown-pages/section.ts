import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];

function contains(item: SidebarItem, id: string): boolean {
  if (item.type === 'doc') return item.id === id;
  if (item.type !== 'category') return false;
  return (
    (item.link?.type === 'doc' && item.link.id === id) || item.items.some((child) => contains(child, id))
  );
}

/** The part of the site that a page belongs to: the concepts, or else its first-level category. */
export function sectionOf({sidebars}: Pick<LoadedVersion, 'sidebars'>, id: string): string {
  if (id.startsWith('concepts/')) return 'Concepts';
  const items = Object.values(sidebars).flat();
  const category = items.find((item) => item.type === 'category' && contains(item, id));
  return category?.type === 'category' ? category.label : 'Start here';
}
