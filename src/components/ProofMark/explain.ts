import type {BlockProof, PageProof} from './model';

const words: Record<string, string> = {
  ran: 'Ran on',
  compiled: 'Compiled with',
  typed: 'Type-checked against',
  checked: 'Checked against',
};

/** Says what was done with a block, and with which tool: "Ran on Cedra CLI 1.2.0". */
export function explain({level, note}: BlockProof, {tools, bends}: PageProof, usesSdk: boolean): string {
  if (level === 'unproven') return `Not run here: ${note ?? 'no reason given'}`;
  const [cli = '', sdk = ''] = tools.replace(/ \([0-9a-f]+\)/, '').split(', ');
  const tool = level === 'typed' ? sdk : usesSdk ? `${cli} and ${sdk}` : cli;
  const verb = words[level] ?? 'Proven with';
  const limits = [...(level === 'checked' && note ? [`not run: ${note}`] : []), ...(usesSdk ? bends : [])];
  return [`${verb} ${tool}`, ...limits].join('; ');
}
