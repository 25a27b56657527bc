import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import generated from '../generated/sdk-methods.json';
import {root} from '../repository';
import {namespaces, sdkId, type SdkEntry, type SdkMethod} from './model';

/** The notes on methods, classes and namespaces. */
export const NOTES_FILE = 'docs/_data/sdk-notes.yml';

interface Note {
  note: string;
  of: string[];
}

/**
 * The SDK reference in the order of the page: methods by namespace, then classes.
 * @param text the notes: `- note: …` with a list `of` names
 * @throws Error with file and line for a note that names nothing of the SDK
 */
export function sdkReference(
  text = readFileSync(join(root, NOTES_FILE), 'utf8'),
): {title: string; entries: SdkEntry[]}[] {
  const notes = parse(text) as Note[];
  const methods: Readonly<Record<string, readonly SdkMethod[]>> = generated.methods;
  const known = new Set([
    ...Object.entries(methods).flatMap(([namespace, members]) => [
      namespace,
      ...members.map(({name}) => name),
    ]),
    ...generated.classes.map(({name}) => name),
  ]);
  const unknown = notes.flatMap(({of}) => of).find((name) => !known.has(name));
  if (unknown !== undefined) {
    const line = text.split('\n').findIndex((each) => each.includes(unknown)) + 1;
    throw new Error(`${NOTES_FILE}:${line}: the SDK has no "${unknown}"; correct the name, or remove it.`);
  }
  const notesOn = (...names: string[]) =>
    notes.filter(({of}) => names.some((name) => of.includes(name))).map(({note}) => note);
  const groups = Object.entries(namespaces).map(([namespace, title]) => ({
    title,
    entries: (methods[namespace] ?? []).map((method) => {
      const {name, summary, ...call} = method;
      const own = notesOn(name, namespace);
      return {id: sdkId(name), name: `cedra.${name}`, summary: summary || (own[0] ?? ''), call, notes: own};
    }),
  }));
  const classes = generated.classes.map(({name, summary, members}) => {
    return {id: sdkId(name), name, summary, members, notes: notesOn(name)};
  });
  return [...groups, {title: 'Classes', entries: classes}];
}

/** A method as a line of TypeScript: `cedra.view<T>({payload: InputViewFunctionData; options?: …}): Promise<T>`. */
export function declarationsOf({name, call, members = []}: SdkEntry): string[] {
  if (!call) return members.map(({declaration}) => declaration);
  const parameters = call.parameters.map(
    ({name: field, type, required}) => `${field}${required ? '' : '?'}: ${type}`,
  );
  const args = call.isObject ? `{ ${parameters.join('; ')} }` : parameters.join(', ');
  return [`${name}${call.generics}(${parameters.length > 0 ? args : ''}): ${call.result}`];
}
