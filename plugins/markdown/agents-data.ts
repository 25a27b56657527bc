import {dataFile, record, route, text} from '../../lib/read-data';

/** A rule for coding assistants, and the section that proves it. */
interface Rule {
  /** Markdown in one paragraph. */
  rule: string;
  see: string;
}

/** The rules of `/agents.md` by their headings. */
export const agentRules = dataFile<Record<string, Rule[]>>('agents', {
  schema: {
    type: 'object',
    minProperties: 1,
    additionalProperties: {
      type: 'array',
      minItems: 1,
      items: record({rule: text, see: route}),
    },
  },
  remedy:
    'A heading has a list of rules, each with "rule" and "see": a text, and a route with an id such as /intro#move.',
});
