import {errors} from '../../cedra/errors/data';
import type {Errors} from '../../cedra/errors/model';

/** All errors, with the messages of those source files only that an entry names: the others have no answer. */
export function publishedErrors(): Errors {
  const all = errors();
  const named = all.toolErrors.flatMap(({from = []}) => from);
  const isNamed = (file: string) => named.some((path) => file === path || file.startsWith(`${path}/`));
  const messages = Object.fromEntries(
    Object.entries(all.messages).map(([tool, files]) => [
      tool,
      Object.fromEntries(Object.entries(files).filter(([file]) => isNamed(file))),
    ]),
  );
  return {...all, messages};
}
