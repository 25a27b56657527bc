import {parse, type Node} from 'acorn';
import {transform} from 'sucrase';
import {resolveImport} from '../frame/resolve';

/** What a module uses, apart from its types. */
export interface ModuleUses {
  imports: string[];
  /** Identifiers, except names of properties. */
  names: Set<string>;
  /** Members of identifiers: `Network.TESTNET`. */
  members: Set<string>;
  texts: string[];
  /** Whether it has `import()` or `import.meta`. */
  isDynamic: boolean;
}

/** Whether an identifier is only the name of a property: `a.process`, `{process: 1}`. */
const isProperty = (parent: Node | undefined, key: string): boolean =>
  (parent?.type === 'MemberExpression' && key === 'property' && !('computed' in parent && parent.computed)) ||
  (parent?.type === 'Property' && key === 'key' && !('shorthand' in parent && parent.shorthand));

/** By file type and code, because several programs import the same file. */
const known = new Map<string, ModuleUses>();

/**
 * Reads what a module uses. Type-only imports do not count.
 * @param path decides by its extension whether the code has types
 * @throws SyntaxError for code that is not a module
 */
export function usesOf(path: string, code: string): ModuleUses {
  const isTyped = path.endsWith('.ts');
  const key = `${isTyped}\n${code}`;
  const uses = known.get(key) ?? readModule(code, isTyped);
  known.set(key, uses);
  return uses;
}

function readModule(code: string, isTyped: boolean): ModuleUses {
  const script = transform(code, {transforms: isTyped ? ['typescript'] : [], disableESTransforms: true}).code;
  const uses: ModuleUses = {imports: [], names: new Set(), members: new Set(), texts: [], isDynamic: false};
  const visit = (value: unknown, parent: Node | undefined, key: string): void => {
    if (Array.isArray(value)) value.forEach((each) => visit(each, parent, key));
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const node = value as Node & {
      name?: string;
      object?: {name?: string};
      property?: {name?: string};
      source?: {value?: unknown} | null;
      value?: unknown;
    };
    if (node.type === 'Literal' && typeof node.value === 'string') uses.texts.push(node.value);
    if (node.type === 'Identifier' && !isProperty(parent, key)) uses.names.add(node.name ?? '');
    const {object, property} = node;
    if (object?.name && property?.name) uses.members.add(`${object.name}.${property.name}`);
    if (node.type === 'ImportExpression' || node.type === 'MetaProperty') uses.isDynamic = true;
    if (node.source && node.type !== 'ImportExpression') uses.imports.push(String(node.source.value));
    for (const [name, inner] of Object.entries(node)) visit(inner, node, name);
  };
  visit(parse(script, {ecmaVersion: 'latest', sourceType: 'module'}), undefined, '');
  return uses;
}

/** Global names that a worker does not have, and what a program that uses them does. */
const ABSENT: Readonly<Record<string, string>> = {
  process: 'uses process from Node.js',
  Buffer: 'uses Buffer from Node.js',
  require: 'uses require from Node.js',
  __dirname: 'uses __dirname from Node.js',
  document: 'needs a page of its own',
  window: 'needs a page of its own',
};

export interface ProgramRules {
  packages: readonly string[];
  /** The site's own reason why a module cannot run. */
  reasonOf?: (uses: ModuleUses) => string | undefined;
}

/**
 * Collects the earlier files that a program imports, directly or not.
 * @param earlier texts of the files that the page shows before the program, by path
 * @returns the files by path, or why the program cannot run in a browser
 */
export function programFiles(
  path: string,
  code: string,
  earlier: ReadonlyMap<string, string>,
  rules: ProgramRules,
): {files: Record<string, string>} | {why: string} {
  const files = new Map<string, string>();

  /** The first reason why a module or one that it imports cannot run; adds the imported files to `files`. */
  function reasonAgainst(path: string, code: string): string | undefined {
    const uses = usesOf(path, code);
    for (const [name, why] of Object.entries(ABSENT)) if (uses.names.has(name)) return why;
    if (uses.isDynamic) return 'loads code by import() or import.meta';
    const own = rules.reasonOf?.(uses);
    if (own !== undefined) return own;
    for (const name of uses.imports) {
      if (rules.packages.includes(name)) continue;
      if (!name.startsWith('.')) return `imports ${name}`;
      const target = resolveImport(path, name, (each) => earlier.has(each));
      if (target === undefined) return `imports ${name}, which is not an earlier file on the page`;
      if (files.has(target)) continue;
      const text = earlier.get(target) ?? '';
      files.set(target, text);
      const why = reasonAgainst(target, text);
      if (why !== undefined) return `${why} (in ${target})`;
    }
    return undefined;
  }

  const why = reasonAgainst(path, code);
  return why === undefined ? {files: Object.fromEntries(files)} : {why};
}
