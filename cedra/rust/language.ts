import {parse as parseToml} from 'smol-toml';

import {blockFailure, defineLanguage, type Failure, type Language, type Outcome} from '@cedra-docs/proof';
import type {Page, Task} from '@cedra-docs/proof/build';
import {nearest} from '../../lib/nearest';
import type {RustReference} from './generate';
import {bareRust, insideOf, splitOutside, importedPaths} from './syntax';

export const rust = (reference: RustReference): Language =>
  defineLanguage({
    check: (tasks) => proveRust(tasks, reference),
    checkSentences: (page) => proveInlineRust(page, reference),
  });

/**
 * Checks the names in a page's Rust blocks, which are not compiled: crates against the page's `Cargo.toml`; modules,
 * types, functions, fields and numbers of arguments against the SDK's source. Because the types of variables are unknown,
 * a method or a field may belong to any type of the SDK.
 */
function proveRust(tasks: readonly Task[], reference: RustReference): Outcome[] {
  const crates = tasks.flatMap((task) =>
    task.kind === 'file' && task.path.endsWith('Cargo.toml') ? dependencies(task.block.code) : [],
  );
  let earlier = '';
  return tasks
    .filter(({block}) => block.lang === 'rust')
    .map(({block}) => {
      const failures = checkRust(block.code, earlier, crates, reference).map(({problem, hint, line}) =>
        blockFailure(block, problem, {hint}, line),
      );
      earlier += `${block.code}\n`;
      return {block, level: 'unproven', failures};
    });
}

/** Checks calls of the SDK in the sentences of a page with Rust: `LocalAccount::new(address, key, 0)`, `.api_key(…)`. */
export function proveInlineRust(page: Page, reference: RustReference): Failure[] {
  if (!page.blocks.some(({lang}) => lang === 'rust')) return [];
  return page.inlineCode.flatMap(({file, line, text}) => {
    const [, type, name = '', list] =
      /^(?:([A-Z]\w+)::|(?:[a-z]\w*)?\.)([a-z]\w*)(?:\(((?:[^()]|\([^()]*\))*)\))$/.exec(text) ?? [];
    if (list === undefined || (type !== undefined && !(type in reference.types))) return [];
    const count = list.includes('…') ? undefined : splitOutside(bareRust(list), ',').length;
    const members = type === undefined ? allMembers(reference) : (reference.types[type] ?? []);
    const problem = memberProblem(type ?? 'no type', name, count, members);
    return problem ? [{file, line, problem: problem.problem, ran: text, hint: problem.hint}] : [];
  });
}

function dependencies(manifest: string): string[] {
  const {dependencies: found = {}} = parseToml(manifest) as {dependencies?: object};
  return Object.keys(found).map((name) => name.replaceAll('-', '_'));
}

interface RustProblem {
  problem: string;
  hint: string;
}

const standardCrates = ['std', 'core', 'alloc'];
const prelude = new Set('Box Err None Ok Option Result Self Some String Vec'.split(' '));
const standardMethods =
  '.as_str/0 .clone/0 .collect/0 .context/1 .expect/1 .into/0 .iter/0 .len/0 .to_string/0 .unwrap/0'.split(
    ' ',
  );

/** Finds names that the SDK does not have, and wrong numbers of arguments. Lines count from 0. */
export function checkRust(
  code: string,
  earlier: string,
  crates: readonly string[],
  reference: RustReference,
): (RustProblem & {line: number})[] {
  const bare = bareRust(code);
  const found: (RustProblem & {line: number})[] = [];
  const report = (problem: RustProblem | undefined, at: number): void => {
    if (problem) found.push({...problem, line: bare.slice(0, at).split('\n').length - 1});
  };
  const declaration = /\buse\s+([^;]+);/g;
  const names = new Map<string, string[]>();
  for (const [, tree = ''] of bareRust(earlier).matchAll(declaration))
    for (const {path, name} of importedPaths(tree)) names.set(name, path);
  for (const {1: tree = '', index} of bare.matchAll(declaration)) {
    for (const {path, name} of importedPaths(tree)) {
      names.set(name, path);
      report(pathProblem(path, undefined, crates, reference), index + tree.indexOf(path.at(-1) ?? ''));
    }
  }
  const body = bare.replace(declaration, (text) => text.replace(/[^\n]/g, ' '));
  const turbofish = String.raw`(?:\s*::\s*<[^>()]*>)?\s*`;
  // The parameters of a closure are not arguments of the call.
  const argumentsAt = (at: number): number =>
    splitOutside(insideOf(body, at).replace(/\|[^|]*\|/g, ''), ',').length;
  for (const {0: text, 1: path = '', index} of body.matchAll(
    new RegExp(String.raw`(?<![\w.:])(\w+(?:\s*::\s*\w+)*)${turbofish}(?:\(|(?=[^\w!]))`, 'g'),
  )) {
    const segments = path.split('::').map((each) => each.trim());
    const [first = ''] = segments;
    const known = names.get(first);
    if (segments.length === 1 && !known) continue;
    if (!known && (prelude.has(first) || /^[a-z]+\d+$/.test(first))) continue;
    if (!known && !/^[a-z]/.test(first)) {
      report({problem: `\`${first}\` is not in scope`, hint: `Import it with \`use\`.`}, index);
      continue;
    }
    const count = text.endsWith('(') ? argumentsAt(index + text.length - 1) : undefined;
    report(pathProblem([...(known ?? [first]), ...segments.slice(1)], count, crates, reference), index);
  }
  const members = [...allMembers(reference), ...standardMethods];
  for (const {0: text, 1: name = '', index} of body.matchAll(
    new RegExp(String.raw`\.\s*([a-z_]\w*)${turbofish}(\(?)`, 'g'),
  )) {
    if (name === 'await') continue;
    const count = text.endsWith('(') ? argumentsAt(index + text.length - 1) : undefined;
    const problem =
      count === undefined
        ? members.includes(name)
          ? undefined
          : {problem: `no type of the SDK has a field \`${name}\``, hint: suggestion(name, members)}
        : memberProblem(
            'no type',
            name,
            count,
            members.filter((each) => each.startsWith('.')),
          );
    report(problem, index);
  }
  return found;
}

function allMembers({types}: RustReference): string[] {
  return Object.values(types).flat();
}

/** Checks a full path, and the number of its arguments if it is called. */
function pathProblem(
  path: readonly string[],
  count: number | undefined,
  crates: readonly string[],
  {crate, modules, types}: RustReference,
): RustProblem | undefined {
  const [first = '', ...rest] = path;
  if (standardCrates.includes(first)) return undefined;
  if (first !== crate) {
    if (crates.includes(first)) return undefined;
    return {
      problem: `\`${first}\` is not a crate in the page's Cargo.toml`,
      hint: `Crates: ${crates.join(', ')}.`,
    };
  }
  const last = rest.at(-1) ?? '';
  const parent = rest.slice(0, -1);
  if (last === '*' || rest.join('::') in modules)
    return parent.join('::') in modules || rest.join('::') in modules
      ? undefined
      : {problem: `\`${path.join('::')}\` is not a module of the SDK`, hint: 'See its source.'};
  const inModule = modules[parent.join('::')];
  if (inModule) return memberProblem(`\`${[crate, ...parent].join('::')}\``, last, count, inModule);
  const type = parent.at(-1) ?? '';
  const holder = modules[parent.slice(0, -1).join('::')];
  if (holder?.includes(type)) return memberProblem(`\`${type}\``, last, count, types[type] ?? []);
  const wrong = holder ? type : (parent[0] ?? '');
  return {
    problem: `\`${path.slice(0, -1).join('::')}\` does not exist in the SDK`,
    hint: suggestion(wrong, holder ?? Object.keys(modules)),
  };
}

/** Checks a member and, if known, the number of its arguments. */
function memberProblem(
  owner: string,
  name: string,
  count: number | undefined,
  members: readonly string[],
): RustProblem | undefined {
  const same = members.filter((each) => bareName(each) === name);
  if (same.length === 0) {
    return {
      problem: owner === 'no type' ? `no type of the SDK has \`${name}\`` : `${owner} has no \`${name}\``,
      hint: suggestion(name, members),
    };
  }
  const counts = new Set(same.flatMap((each) => (each.includes('/') ? [Number(each.split('/')[1])] : [])));
  // A tuple struct or a variant may be called, too; the number of its fields is not in the reference.
  if (count === undefined || counts.size === 0 || counts.has(count)) return undefined;
  return {
    problem: `\`${name}\` takes ${[...counts].sort().join(' or ')} arguments, not ${count}`,
    hint: 'Compare with its declaration in the source of the SDK.',
  };
}

function bareName(member: string): string {
  return member.replace(/^\.|\/\d+$/g, '');
}

function suggestion(name: string, among: readonly string[]): string {
  const meant = nearest(name, [...new Set(among.map(bareName))]);
  return meant === undefined ? 'Look it up in the source of the SDK.' : `Did you mean \`${meant}\`?`;
}
