/** The parts of JSON schema that a node's configuration needs. */
type SettingSchema =
  | true
  | {$ref: string}
  | {type: 'boolean' | 'integer' | 'number' | 'string'}
  | {type: 'array'; items: SettingSchema}
  | StructSchema;

/** A struct of the configuration with its settings. */
export interface StructSchema {
  properties: Record<string, SettingSchema>;
  additionalProperties: false;
}

/** The settings of a node's configuration file. */
export interface NodeConfigReference {
  repository: string;
  /** Commit of the sources that the settings were read from. */
  commit: string;
  /** JSON schema of the whole file. */
  schema: {$ref: string; $defs: Record<string, StructSchema>};
}

const rootType = 'NodeConfig';

/** Reads the configuration's schema from the Rust sources of the node. */
export function readNodeConfig(
  sources: readonly string[],
  repository: string,
  commit: string,
): NodeConfigReference {
  const structs = readStructs(sources);
  const $defs: Record<string, StructSchema> = {};
  const waiting = [rootType];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const fields = structs.get(name);
    if (!fields || name in $defs) continue;
    const properties = [...fields].map(([field, type]) => [field, schemaOf(type, structs, waiting)] as const);
    $defs[name] = {properties: Object.fromEntries(properties), additionalProperties: false};
  }
  const sorted = Object.fromEntries(Object.entries($defs).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {repository, commit, schema: {$ref: `#/$defs/${rootType}`, $defs: sorted}};
}

/** The public structs with their fields as serde names them, each with its Rust type. */
function readStructs(sources: readonly string[]): Map<string, Map<string, string>> {
  const structs = new Map<string, Map<string, string>>();
  const text = sources.map((source) => source.replace(/^\s*\/\/.*$/gm, '')).join('\n');
  for (const [, name = '', body = ''] of text.matchAll(/pub struct (\w+)\s*\{([\s\S]*?)\n\}/g)) {
    const fields = new Map<string, string>();
    for (const [, attributes = '', field = '', type = ''] of body.matchAll(
      /((?:\s*#\[[^\]]*\])*)\s*(?:pub(?:\([^)]*\))?\s+)?(\w+):\s*([^\n]*?),?\s*(?=\n|$)/g,
    )) {
      if (/\bserde\([^)]*\bskip\b(?!_)/.test(attributes)) continue;
      fields.set(/rename\s*=\s*"(\w+)"/.exec(attributes)?.[1] ?? field, type);
      for (const [, alias = ''] of attributes.matchAll(/alias\s*=\s*"(\w+)"/g)) fields.set(alias, type);
    }
    structs.set(name, fields);
  }
  return structs;
}

/** The schema of a Rust type; maps and enums accept anything. Adds structs to `waiting`. */
function schemaOf(type: string, structs: ReadonlyMap<string, unknown>, waiting: string[]): SettingSchema {
  const inner = /^(?:Option|Box|Arc)<(.*)>$/.exec(type)?.[1];
  if (inner !== undefined) return schemaOf(inner, structs, waiting);
  const item = /^Vec<(.*)>$/.exec(type)?.[1];
  if (item !== undefined) return {type: 'array', items: schemaOf(item, structs, waiting)};
  if (type === 'bool') return {type: 'boolean'};
  if (/^[ui](?:8|16|32|64|128|size)$/.test(type)) return {type: 'integer'};
  if (/^f(?:32|64)$/.test(type)) return {type: 'number'};
  if (type === 'String' || type === 'PathBuf') return {type: 'string'};
  if (!structs.has(type)) return true;
  waiting.push(type);
  return {$ref: `#/$defs/${type}`};
}
