import reference from '@generated/reference-data/default/cli.json';
import {commandId, SHARED_OPTIONS} from '@site/lib/cli';

/** Groups of commands, such as `cedra move`, have headings of their own. */
export const isGroup = (path: string): boolean => !path.includes(' ');

export const SHARED_ID = 'shared-options';

/** Entries of the reference for the table of contents. */
export const sections = [
  ...reference.commands
    .map(({path}) => path)
    .filter(isGroup)
    .map((path) => ({value: `cedra ${path}`.trim(), id: commandId(path), level: 3})),
  {value: SHARED_OPTIONS, id: SHARED_ID, level: 3},
];
