import {bareRust, insideOf, splitOutside, type Use, importedPaths} from './syntax';

/** The names of the Rust SDK, read from its sources. */
export interface RustReference {
  repository: string;
  /** Commit of the sources. */
  commit: string;
  crate: string;
  /** The items of each public module; functions with the number of arguments, `transfer/2`. */
  modules: Record<string, string[]>;
  /** The members of types and traits: fields, variants, constants, functions (`new/2`) and methods (`.submit/1`). */
  types: Record<string, string[]>;
}

// The crates whose names the SDK exports, with their folders.
const folders: Readonly<Record<string, string>> = {
  cedra_sdk: 'sdk',
  cedra_api_types: 'api/types',
  cedra_cached_packages: 'cedra-move/framework/cached-packages',
  cedra_crypto: 'crates/cedra-crypto',
  cedra_rest_client: 'crates/cedra-rest-client',
  cedra_types: 'types',
  move_core_types: 'third_party/move/move-core/types',
};

interface RustModule {
  crate: string;
  parent?: RustModule;
  children: Map<string, {module: RustModule; isPublic: boolean}>;
  /** Declared names, with `/n` for functions. */
  items: {name: string; isPublic: boolean}[];
  exports: Use[];
}

/** Reads the SDK's names. `read` gives the text of a file of the repository, undefined when there is none. */
export function readRustSdk(
  read: (path: string) => string | undefined,
  repository: string,
  commit: string,
): RustReference {
  const types = new Map<string, Set<string>>();
  const crates = new Map(
    Object.entries(folders).map(([crate, folder]) => {
      const path = `${folder}/src/lib.rs`;
      const text = read(path);
      if (text === undefined) throw new Error(`${repository} has no ${path} at ${commit}.`);
      return [
        crate,
        readModule({crate, children: new Map(), items: [], exports: []}, text, path, read, types),
      ];
    }),
  );
  const modules: Record<string, string[]> = {};
  const root = crates.get('cedra_sdk');
  if (!root) throw new Error('The Rust SDK has no crate cedra_sdk.');
  const waiting: [string, RustModule][] = [['', root]];
  const seen = new Set<RustModule>();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [path, module] = next;
    if (seen.has(module)) continue;
    seen.add(module);
    const found = exportsOf(module, crates, new Set());
    modules[path] = [...found]
      .filter(([, inner]) => !inner)
      .map(([name]) => name)
      .sort();
    for (const [name, inner] of found)
      if (inner) waiting.push([path === '' ? name : `${path}::${name}`, inner]);
  }
  const named = new Set(Object.values(modules).flat());
  return {
    repository,
    commit,
    crate: 'cedra_sdk',
    modules: sorted(Object.entries(modules)),
    types: sorted(
      [...types].filter(([name]) => named.has(name)).map(([name, members]) => [name, [...members].sort()]),
    ),
  };
}

function sorted<T>(entries: [string, T][]): Record<string, T> {
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function readModule(
  module: RustModule,
  code: string,
  path: string,
  read: (path: string) => string | undefined,
  types: Map<string, Set<string>>,
): RustModule {
  const membersOf = (type: string): Set<string> => {
    const members = types.get(type) ?? new Set();
    types.set(type, members);
    return members;
  };
  for (const item of itemsOf(bareRust(code))) {
    const exported = isPublic(item);
    const text = withoutModifiers(item);
    const [, keyword = '', name = ''] =
      /^(mod|use|fn|struct|enum|union|trait|type|const|static|impl)\b\s*(\w*)/.exec(text) ?? [];
    const body = text.includes('{') ? insideOf(text, text.indexOf('{')) : '';
    if (keyword === 'mod') {
      const child: RustModule = {
        crate: module.crate,
        parent: module,
        children: new Map(),
        items: [],
        exports: [],
      };
      const folder = /\/(?:lib|mod)\.rs$/.test(path)
        ? path.replace(/\/\w+\.rs$/, '')
        : path.replace(/\.rs$/, '');
      const files = [`${folder}/${name}.rs`, `${folder}/${name}/mod.rs`];
      const file = text.includes('{') ? path : files.find((each) => read(each) !== undefined);
      const inner = text.includes('{') ? body : read(file ?? '');
      if (file === undefined || inner === undefined) continue;
      module.children.set(name, {module: readModule(child, inner, file, read, types), isPublic: exported});
    } else if (keyword === 'use') {
      if (exported) module.exports.push(...importedPaths(text.slice(3).replace(/;$/, '')));
    } else if (keyword === 'fn') {
      module.items.push({name: functionName(text), isPublic: exported});
    } else if (keyword === 'impl') {
      const type = implementor(text);
      const all = /\bfor\s+(?!<)/.test(text.split('{')[0] ?? '');
      if (type !== undefined) for (const member of functionsIn(body, all)) membersOf(type).add(member);
    } else if (keyword !== '') {
      module.items.push({name, isPublic: exported});
      if (keyword === 'trait') for (const member of functionsIn(body, true)) membersOf(name).add(member);
      if (keyword === 'struct')
        for (const [, field = ''] of body.matchAll(/\bpub\s+(\w+)\s*:/g)) membersOf(name).add(field);
      if (keyword === 'enum')
        for (const variant of splitOutside(body, ',')) {
          const found = /^(?:#\[[^\]]*\]\s*)*(\w+)/.exec(variant)?.[1];
          if (found !== undefined) membersOf(name).add(found);
        }
    }
  }
  return module;
}

function isPublic(item: string): boolean {
  return /^pub\s+(?!\()/.test(item);
}

function withoutModifiers(item: string): string {
  return item
    .replace(/^pub\s*(?:\([^)]*\))?\s*/, '')
    .replace(/^(?:(?:async|const|unsafe|default)\s+)+(?=fn\b)/, '');
}

/** The items of a module's code, without attributes, tests and macros. */
function itemsOf(code: string): string[] {
  const items: string[] = [];
  let at = 0;
  while (at < code.length) {
    const [blank = '', attribute] = /^\s*(#!?\[)?/.exec(code.slice(at, at + 500)) ?? [];
    at += blank.length;
    if (attribute !== undefined) {
      const inner = insideOf(code, at - 1);
      at += inner.length + 1;
      if (/^cfg\((?:test|any\(test)/.test(inner)) at = endOfItem(code, at);
      continue;
    }
    const end = endOfItem(code, at);
    const text = code.slice(at, end).trim();
    if (text !== '' && !/^\w+!/.test(text)) items.push(text);
    at = Math.max(end, at + 1);
  }
  return items;
}

function endOfItem(code: string, from: number): number {
  const needsSemicolon =
    /^\s*(?:#\[[^\]]*\]\s*)*(?:pub\s*(?:\([^)]*\))?\s*)?(?:use|const\s+[A-Z_]|static|type)\b/.test(
      code.slice(from, from + 300),
    );
  let depth = 0;
  for (let at = from; at < code.length; at += 1) {
    const character = code[at] ?? '';
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    if (depth === 0 && (character === ';' || (character === '}' && !needsSemicolon))) return at + 1;
  }
  return code.length;
}

/** The functions and constants of an `impl` or a trait: all, or the public ones. */
function functionsIn(body: string, all: boolean): string[] {
  return itemsOf(body).flatMap((item) => {
    if (!all && !isPublic(item)) return [];
    const text = withoutModifiers(item);
    const constant = /^const\s+(\w+)/.exec(text)?.[1];
    if (constant !== undefined) return [constant];
    return /^fn\b/.test(text) ? [functionName(text)] : [];
  });
}

/** `transfer/2`; a method `.submit/1`, without the object. */
function functionName(text: string): string {
  const name = /^fn\s+(\w+)/.exec(text)?.[1] ?? '';
  const rest = withoutGenerics(text.slice(text.indexOf(name) + name.length));
  const parameters = splitOutside(insideOf(rest, rest.indexOf('(')), ',', true);
  const isMethod = /^(?:&\s*)?(?:'\w+\s+)?(?:mut\s+)?self\b/.test(parameters[0] ?? '');
  return isMethod ? `.${name}/${parameters.length - 1}` : `${name}/${parameters.length}`;
}

function withoutGenerics(text: string): string {
  const code = text.trimStart();
  if (!code.startsWith('<')) return code;
  let depth = 0;
  for (let at = 0; at < code.length; at += 1) {
    if (code[at] === '<') depth += 1;
    if (code[at] === '>' && code[at - 1] !== '-') depth -= 1;
    if (depth === 0) return code.slice(at + 1);
  }
  return code;
}

/** The type of `impl Type` or `impl Trait for Type`. */
function implementor(text: string): string | undefined {
  const head =
    withoutGenerics(text.slice(4))
      .split('{')[0]
      ?.split(/\bwhere\b/)[0] ?? '';
  const type = head.split(/\bfor\s+(?!<)/).at(-1) ?? '';
  return /^&?\s*(?:\w+\s*::\s*)*(\w+)/.exec(type.trim())?.[1];
}

/** The names that a module exports: modules with themselves, everything else with `undefined`. */
function exportsOf(
  module: RustModule,
  crates: ReadonlyMap<string, RustModule>,
  seen: Set<RustModule>,
): Map<string, RustModule | undefined> {
  const found = new Map<string, RustModule | undefined>();
  if (seen.has(module)) return found;
  seen.add(module);
  for (const {name, isPublic} of module.items) if (isPublic) found.set(name, undefined);
  for (const [name, child] of module.children) if (child.isPublic) found.set(name, child.module);
  for (const {path, name} of module.exports) {
    const target = resolvePath(module, path.slice(0, -1), crates);
    const last = path.at(-1) ?? '';
    if (last === '*') {
      for (const [each, inner] of target ? exportsOf(target, crates, seen) : []) found.set(each, inner);
      continue;
    }
    const inner = path.length === 1 ? crates.get(last) : target?.children.get(last)?.module;
    const own = target?.items.find((item) => item.name.split('/')[0] === last)?.name ?? last;
    if (inner) found.set(name, inner);
    else found.set(own.includes('/') ? `${name}/${own.split('/')[1]}` : name, undefined);
  }
  return found;
}

function resolvePath(
  from: RustModule,
  path: readonly string[],
  crates: ReadonlyMap<string, RustModule>,
): RustModule | undefined {
  let module: RustModule | undefined = from;
  for (const [at, name] of path.entries()) {
    if (name === 'crate') module = crates.get(from.crate);
    else if (name === 'super') module = module?.parent;
    else if (name !== 'self')
      module = module?.children.get(name)?.module ?? (at === 0 ? crates.get(name) : undefined);
  }
  return module;
}
