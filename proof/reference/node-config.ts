/** The settings of a node's configuration file. */
export interface NodeConfigReference {
  repository: string;
  /** Commit of the sources that the settings were read from. */
  commit: string;
  /** Name of the type of the whole file. */
  root: string;
  /** For each type its settings with their types; null where any value may stand. */
  types: Record<string, Record<string, string | null>>;
}

/** Reads the configuration's types from the Rust sources of the node. */
export function readNodeConfig(
  sources: readonly string[],
  repository: string,
  commit: string,
): NodeConfigReference {
  const types: NodeConfigReference['types'] = {};
  const text = sources.map((source) => source.replace(/^\s*\/\/.*$/gm, '')).join('\n');
  for (const [, name = '', body = ''] of text.matchAll(/pub struct (\w+)\s*\{([\s\S]*?)\n\}/g)) {
    const fields: Record<string, string | null> = {};
    for (const [, attributes = '', field = '', type = ''] of body.matchAll(
      /((?:\s*#\[[^\]]*\])*)\s*(?:pub(?:\([^)]*\))?\s+)?(\w+):\s*([^\n]*?),?\s*(?=\n|$)/g,
    )) {
      if (/\bserde\([^)]*\bskip\b(?!_)/.test(attributes)) continue;
      const renamed = /rename\s*=\s*"(\w+)"/.exec(attributes)?.[1];
      fields[renamed ?? field] = innermost(type);
      for (const [, alias = ''] of attributes.matchAll(/alias\s*=\s*"(\w+)"/g))
        fields[alias] = innermost(type);
    }
    types[name] = fields;
  }
  const reachable = reach('NodeConfig', types);
  return {
    repository,
    commit,
    root: 'NodeConfig',
    types: Object.fromEntries([...reachable].sort().map((name) => [name, known(types[name] ?? {}, types)])),
  };
}

/** `Option<Vec<NetworkConfig>>` is about `NetworkConfig`; maps hold keys of the reader's own. */
function innermost(type: string): string | null {
  if (/Map</.test(type)) return null;
  return /(\w+)>*$/.exec(type.trim())?.[1] ?? null;
}

function reach(root: string, types: NodeConfigReference['types']): Set<string> {
  const found = new Set<string>();
  const waiting = [root];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    for (const type of Object.values(types[name] ?? {})) if (type !== null && types[type]) waiting.push(type);
  }
  return found;
}

/** Only settings that are themselves groups keep their type; the others hold a value. */
function known(
  fields: Record<string, string | null>,
  types: NodeConfigReference['types'],
): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, type]) => [field, type !== null && types[type] ? type : null]),
  );
}
