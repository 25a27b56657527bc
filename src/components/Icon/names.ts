/** The shapes in `static/img/icons.svg`. */
export const iconNames = [
  'arrow-right-left',
  'book-open',
  'boxes',
  'cedar-0',
  'cedar-1',
  'cedar-2',
  'cedar-3',
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
