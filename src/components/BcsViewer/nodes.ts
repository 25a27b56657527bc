import type {Field} from './decode';

/** A field with its place in the tree. */
export interface Node {
  field: Field;
  /** Place among all fields, parents before their children. */
  index: number;
  parent: number | undefined;
  level: number;
  /** Which top-level field it belongs to. */
  part: number;
}

export function flatten(fields: readonly Field[]): Node[] {
  const nodes: Node[] = [];
  const add = (field: Field, parent: number | undefined, level: number, part: number): void => {
    const index = nodes.length;
    nodes.push({field, index, parent, level, part});
    field.children?.forEach((child) => add(child, index, level + 1, part));
  };
  fields.forEach((field, part) => add(field, undefined, 1, part));
  return nodes;
}

/** Labels from the top-level field down to this one. */
export function pathOf(nodes: readonly Node[], {field, parent}: Node): string[] {
  const above = parent === undefined ? undefined : nodes[parent];
  return [...(above ? pathOf(nodes, above) : []), field.label];
}
