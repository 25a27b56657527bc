/** One entry of the glossary: the page, the tooltips and the search are made from these. */
export interface Term {
  /** Stable, kebab-case; the anchor on `/glossary`. */
  id: string;
  term: string;
  /** Plain text, at most three sentences. */
  definition: string;
  /** Ids of related terms. */
  see?: readonly string[];
  /** Other names under which people look for it. */
  aliases?: readonly string[];
}

export const terms: readonly Term[] = [
  {
    id: 'octa',
    term: 'Octa',
    definition:
      'The smallest unit of the native coin: 100,000,000 octas are one Cedra. Balances, fees and amounts in transactions are counted in octas.',
    see: ['gas'],
    aliases: ['octas'],
  },
  {
    id: 'gas',
    term: 'Gas',
    definition:
      'The measure of the work and storage that a transaction causes. The fee is the gas used times the gas unit price.',
    see: ['octa'],
    aliases: ['gas fee'],
  },
];
