import {dataFile, text} from '../../lib/read-data';

type ModuleGroups = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The framework modules of `docs/_data/modules.yml`, each with its purpose, by the title of their group, in the order of
 * the reference.
 * @throws Error when an entry is wrong
 */
export const moduleGroups = dataFile<ModuleGroups>('modules', {
  schema: {
    type: 'object',
    additionalProperties: {
      type: 'object',
      propertyNames: {pattern: '^0x[0-9a-f]+::\\w+$'},
      additionalProperties: text,
    },
  },
  remedy: 'A line is a module such as 0x1::coin, a colon, and its purpose.',
});
