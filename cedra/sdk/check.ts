import {nearest} from '../../lib/nearest';
import type {SdkMethod, SdkMethods} from './model';

export interface SdkReference {
  package: string;
  version: string;
  exports: Record<string, SdkExport>;
}

export interface SdkExport {
  kind: 'class' | 'interface' | 'enum' | 'function' | 'type' | 'value';
  /** Signatures of functions and values. */
  signature?: string;
  /** Instance members with their signatures; nested ones are joined by a dot. */
  members?: Record<string, string>;
  /** Static members and enum members. */
  statics?: Record<string, string>;
}

/** A name in prose that the SDK does not have, with a suggestion. */
interface MemberProblem {
  problem: string;
  hint: string;
}

// The usual names of instances of SDK classes on pages.
const instances: ReadonlyMap<string, string> = new Map([['cedra', 'Cedra']]);

/**
 * Checks inline code that names a member of the SDK: `cedra.getLedgerInfo`, `Account.generate()`. Ignores code that does
 * not start with a name of the SDK.
 */
export function checkMember(text: string, sdk: SdkReference): MemberProblem | undefined {
  const [, head = '', path = ''] =
    /^(?:await |new )?([A-Za-z]\w*)\.([A-Za-z][\w.]*)(?:\(.*\))?;?$/.exec(text) ?? [];
  const known = own(sdk.exports, instances.get(head) ?? head);
  if (!known || path === '') return undefined;
  const names = [
    ...Object.keys(known.members ?? {}),
    ...(instances.has(head) ? [] : Object.keys(known.statics ?? {})),
  ];
  if (names.length === 0 || names.includes(path)) return undefined;
  // Members of results are not in the reference.
  const deepest = path.split('.').slice(0, -1).join('.');
  if (deepest !== '' && names.includes(deepest) && !names.some((name) => name.startsWith(`${deepest}.`)))
    return undefined;
  const meant = nearest(path, names);
  return {
    problem: `the SDK's \`${head}\` has no \`${path}\``,
    hint:
      meant === undefined
        ? `See the members of ${instances.get(head) ?? head} in ${sdk.package} ${sdk.version}.`
        : `Did you mean \`${head}.${meant}\`?`,
  };
}

/** What the SDK has under a name, or what is wrong with a use of it. */
export interface SdkFinding {
  /** As a program writes it: `cedra.getLedgerInfo`, `Account.generate`. */
  name: string;
  /** What it is: its signature or its kind. */
  declaration: string;
  /** The method of the client, if it is one. */
  method?: SdkMethod;
  problems: MemberProblem[];
}

/**
 * Checks a name of the SDK, or a call with its arguments: `cedra.getLedgerInfo()`, `getLedgerInfo`,
 * `new CedraConfig`, `cedra.fundAccount({accountAddress, amount: 1})`.
 */
export function checkUse(text: string, sdk: SdkReference, methods: SdkMethods): SdkFinding {
  const [, name = '', args] =
    /^(?:await\s+|new\s+)*([A-Za-z_$][\w$.]*)\s*(?:<[^()]*>)?\s*(?:\(([^]*)\))?\s*;?$/.exec(
      text.replace(/\s+/g, ' ').trim(),
    ) ?? [];
  const [head = '', ...rest] = name.split('.');
  const client = sdk.exports.Cedra;
  const members = Object.keys(client?.members ?? {});
  const missing = (problem: string, hint: string): SdkFinding => ({
    name: name || text,
    declaration: '',
    problems: [{problem, hint}],
  });
  if (name === '')
    return missing('this is no name of the SDK and no call', 'Write a name, such as `cedra.getLedgerInfo`.');
  const known = own(sdk.exports, head);
  if (known && !instances.has(head)) {
    if (rest.length === 0) return {name, declaration: known.signature ?? known.kind, problems: []};
    const path = rest.join('.');
    const declaration = own(known.statics, path) ?? own(known.members, path);
    if (declaration !== undefined) return {name, declaration, problems: []};
    const problem = checkMember(name, sdk);
    return problem
      ? {name, declaration: '', problems: [problem]}
      : {name, declaration: known.kind, problems: []};
  }
  // A method of the client: after its usual name, after another one, or alone.
  const path = [name, rest.join('.')].find((each) => each !== '' && members.includes(each)) ?? '';
  const isInstance = instances.has(head);
  if (path === '') {
    if (isInstance && rest.length > 0) {
      const problem = checkMember(name, sdk);
      if (problem) return {name, declaration: '', problems: [problem]};
      return {name, declaration: '', problems: []};
    }
    const meant = nearest(rest.length > 0 ? rest.join('.') : name, members);
    const exported = rest.length === 0 ? nearest(name, Object.keys(sdk.exports)) : undefined;
    const suggestion = exported ?? (meant === undefined ? undefined : `cedra.${meant}`);
    return missing(
      `the SDK has no \`${name}\``,
      suggestion === undefined
        ? `Search for what it should do; ${sdk.package} ${sdk.version} exports ${Object.keys(sdk.exports).length} names.`
        : `Did you mean \`${suggestion}\`?`,
    );
  }
  const method = methodOf(path, methods);
  return {
    name: `cedra.${path}`,
    declaration: client?.members?.[path] ?? '',
    ...(method && {method}),
    problems: [
      ...(rest.length > 0 && !isInstance && path !== name
        ? [
            {
              problem: `\`${head}\` is no export of ${sdk.package}`,
              hint: `The client is \`Cedra\`: write \`cedra.${path}\`.`,
            },
          ]
        : []),
      ...(method && args !== undefined ? argumentProblems(method, args) : []),
    ],
  };
}

/** A property that an object has itself, not one that all objects have. */
const own = <Value>(record: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;

/** The method at a path of the client; `account.getAccountInfo` is `getAccountInfo`, too. */
function methodOf(path: string, methods: SdkMethods): SdkMethod | undefined {
  const all = Object.entries(methods).flatMap(([namespace, list]) =>
    list.map((method) => ({method, names: [method.name, `${namespace}.${method.name}`]})),
  );
  return all.find(({names}) => names.includes(path))?.method;
}

function argumentProblems(method: SdkMethod, args: string): MemberProblem[] {
  const name = `cedra.${method.name}`;
  const {parameters} = method;
  const given = splitOutside(args).map((each) => each.trim());
  const names = parameters.map((each) => each.name);
  if (!method.isObject) {
    const required = parameters.filter((each) => each.required).length;
    return given.length < required || given.length > parameters.length
      ? [
          {
            problem: `\`${name}\` takes ${required === parameters.length ? required : `${required} to ${parameters.length}`} arguments, but got ${given.length}`,
            hint: names.length > 0 ? `Arguments: ${names.join(', ')}.` : 'Leave the brackets empty.',
          },
        ]
      : [];
  }
  const [first = '', ...others] = given;
  if (others.length > 0)
    return [{problem: `\`${name}\` takes one object`, hint: `Write \`${name}({${names.join(', ')}})\`.`}];
  const required = parameters.filter((each) => each.required).map((each) => each.name);
  if (first === '')
    return required.length > 0
      ? [
          {
            problem: `\`${name}\` needs ${required.join(', ')}`,
            hint: `Write \`${name}({${required.join(', ')}})\`.`,
          },
        ]
      : [];
  // A variable may have any fields.
  if (!first.startsWith('{') || !first.endsWith('}')) return [];
  const fields = splitOutside(first.slice(1, -1)).map((each) => each.trim());
  const keys = fields.map((each) => /^['"]?([\w$]+)/.exec(each)?.[1] ?? '');
  const isOpen = fields.some((each) => each.startsWith('...'));
  const unknown = keys.filter((key) => key !== '' && !names.includes(key));
  const absent = isOpen ? [] : required.filter((key) => !keys.includes(key));
  return [
    ...unknown.map((key) => {
      const meant = nearest(key, names);
      return {
        problem: `\`${name}\` has no argument \`${key}\``,
        hint: meant === undefined ? `Arguments: ${names.join(', ')}.` : `Did you mean \`${meant}\`?`,
      };
    }),
    ...absent.map((key) => ({
      problem: `\`${name}\` needs the argument \`${key}\``,
      hint: `Type: ${parameters.find((each) => each.name === key)?.type ?? ''}.`,
    })),
  ];
}

/** Splits at commas outside of brackets and strings; nothing for a text without content. */
function splitOutside(text: string): string[] {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (quote !== '') {
      if (char === '\\') parts.push((parts.pop() ?? '') + char + (text[(at += 1)] ?? ''));
      else {
        if (char === quote) quote = '';
        parts.push((parts.pop() ?? '') + char);
      }
      continue;
    }
    if (/['"`]/.test(char)) quote = char;
    if (/[([{]/.test(char)) depth += 1;
    if (/[)\]}]/.test(char)) depth -= 1;
    if (char === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + char);
  }
  return parts.filter((part) => part.trim() !== '');
}
