import type {Answer, Hit} from '@cedra-docs/docs-tool';

/** A problem with its correction. */
export interface Problem {
  problem: string;
  hint: string;
}

/** Sections that may help, as a list. */
export const listOf = (hits: readonly Hit[]): string =>
  hits.length === 0
    ? 'The search finds nothing either.'
    : `The search finds:\n\n${hits.map(({title, address}) => `- ${title}\n  ${address}`).join('\n')}`;

/**
 * The answer of a check.
 * @param right what is said if there is no problem
 */
export const checked = (problems: readonly Problem[], right: string): Answer =>
  problems.length === 0
    ? {text: right, data: {isValid: true, problems: []}}
    : {
        text: problems.map(({problem, hint}) => `Wrong: ${problem}. ${hint}`).join('\n'),
        data: {isValid: false, problems: problems.map(({problem, hint}) => ({problem, hint}))},
        isFound: false,
      };
