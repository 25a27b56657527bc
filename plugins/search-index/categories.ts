import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Labels of the groups of results for documents without a category. */
export interface CategoryLabels {
  /** Label of each sidebar. */
  sidebars: Record<string, string>;
  /** For documents in no sidebar and without a parent. */
  fallback: string;
  /** The category of the reference pages, which come last in reading order. */
  reference: string;
}

interface Item {
  type?: string;
  id?: string;
  label?: string;
  link?: {type: string; id?: string} | null;
  items?: (Item | string)[];
}

function assign(
  items: readonly (Item | string)[],
  lvl0: string,
  topLevel: boolean,
  into: Map<string, string>,
): void {
  for (const item of items) {
    if (typeof item === 'string') {
      into.set(item, lvl0);
      continue;
    }
    if (item.type === 'doc' && item.id) into.set(item.id, lvl0);
    if (item.type === 'category') {
      const name = topLevel && item.label ? item.label : lvl0;
      if (item.link?.type === 'doc' && item.link.id) into.set(item.link.id, name);
      assign(item.items ?? [], name, false, into);
    }
  }
}

/** The sidebar label of each document: its own, or that of the category whose page it is. */
export function sidebarLabels(sidebars: SidebarsConfig): Map<string, string> {
  const labels = new Map<string, string>();
  const visit = (item: Item | string) => {
    if (typeof item === 'string') return;
    const id = item.type === 'category' ? item.link?.id : item.id;
    if (id && item.label) labels.set(id, item.label);
    item.items?.forEach(visit);
  };
  for (const sidebar of Object.values(sidebars))
    if (Array.isArray(sidebar)) (sidebar as (Item | string)[]).forEach(visit);
  return labels;
}

/**
 * The category of each document in reading order: the outermost category of its sidebar, or the sidebar itself.
 */
export function categoriesOf(sidebars: SidebarsConfig, labels: CategoryLabels): Map<string, string> {
  const categories = new Map<string, string>();
  for (const [name, sidebar] of Object.entries(sidebars)) {
    const label = labels.sidebars[name] ?? labels.fallback;
    assign(Array.isArray(sidebar) ? (sidebar as Item[]) : [], label, !labels.sidebars[name], categories);
  }
  const isReference = ([, category]: [string, string]) => category === labels.reference;
  const all = [...categories];
  return new Map([...all.filter((entry) => !isReference(entry)), ...all.filter(isReference)]);
}
