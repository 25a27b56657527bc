/** The shapes in `static/img/icons.svg`. */
export const iconNames = [
  'arrow-right-left',
  'book-open',
  'boxes',
  'proof-0',
  'proof-1',
  'proof-2',
  'proof-3',
  'check',
  'code',
  'coins',
  'copy',
  'database',
  'download',
  'file-text',
  'graduation-cap',
  'key-round',
  'maximize-2',
  'rocket',
  'server',
  'shield',
  'terminal',
  'text-wrap',
  'x',
] as const;

export type IconName = (typeof iconNames)[number];
