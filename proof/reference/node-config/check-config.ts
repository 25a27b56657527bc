import {nearest} from '../cli/nearest';
import type {NodeConfigReference} from './model';

export interface ConfigProblem {
  problem: string;
  mend: string;
}

/** Whether a parsed YAML document is a node's configuration: most of its keys are settings of one. */
export function isNodeConfig(document: unknown, reference: NodeConfigReference): boolean {
  if (!isRecord(document)) return false;
  const keys = Object.keys(document);
  const known = keys.filter((key) => key in (reference.types[reference.root] ?? {}));
  return known.length > 0 && known.length * 2 >= keys.length;
}

/** Finds settings that the node does not know. */
export function checkNodeConfig(document: unknown, reference: NodeConfigReference): ConfigProblem[] {
  return check(document, reference.root, [], reference);
}

function check(
  value: unknown,
  type: string,
  path: readonly string[],
  reference: NodeConfigReference,
): ConfigProblem[] {
  if (Array.isArray(value)) return value.flatMap((each) => check(each, type, path, reference));
  const fields = reference.types[type];
  if (!isRecord(value) || !fields) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const next = fields[key];
    if (next === undefined) {
      const meant = nearest(key, Object.keys(fields));
      return [
        {
          problem: `\`${[...path, key].join('.')}\` is not a setting of a node`,
          mend:
            meant === undefined
              ? `Settings here: ${Object.keys(fields).join(', ')}.`
              : `Did you mean \`${meant}\`?`,
        },
      ];
    }
    return next === null ? [] : check(inner, next, [...path, key], reference);
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
