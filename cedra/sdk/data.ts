import generated from './generated-methods.json';
import {dataFile, record, text, texts} from '../../lib/read-data';

/** A remark on methods, classes or namespaces, with code between backticks. */
export interface SdkNote {
  note: string;
  /** The methods, classes and namespaces that the note is about. */
  of: string[];
}

const known = new Set([
  ...Object.entries(generated.methods).flatMap(([namespace, members]) => [
    namespace,
    ...members.map(({name}) => name),
  ]),
  ...generated.classes.map(({name}) => name),
]);

/** The names in notes that the SDK does not have. */
export const unknownNames = (notes: readonly SdkNote[]) =>
  notes.flatMap(({of}, note) =>
    of.flatMap((name, index) =>
      known.has(name)
        ? []
        : [{keys: [String(note), 'of', String(index)], message: `is "${name}", which the SDK does not have`}],
    ),
  );

/**
 * The notes of `docs/_data/sdk-notes.yml`.
 * @throws Error when a note is wrong or names nothing in the SDK
 */
export const sdkNotes = dataFile<SdkNote[]>('sdk-notes', {
  schema: {type: 'array', items: record({note: text, of: texts})},
  check: unknownNames,
  remedy: 'A note has a text, and the methods, classes or namespaces that it is about as a list "of".',
});
