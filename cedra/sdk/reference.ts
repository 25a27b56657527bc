import {sdkNotes} from './data';
import generated from './generated-methods.json';
import {namespaces, sdkId, type SdkEntry, type SdkMethod} from './model';

/** The SDK reference in the order of the page: methods by namespace, then classes. */
export function sdkEntries(): {title: string; entries: SdkEntry[]}[] {
  const notes = sdkNotes();
  const methods: Readonly<Record<string, readonly SdkMethod[]>> = generated.methods;
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
