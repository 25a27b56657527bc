/** The shapes in `static/img/icons.svg`. */
export const iconNames = [
  'arrow-right-left',
  'book-open',
  'boxes',
  'check',
  'circle-dashed',
  'code',
  'coins',
  'copy',
  'database',
  'download',
  'file-text',
  'graduation-cap',
  'key-round',
  'maximize-2',
  'minus',
  'rocket',
  'server',
  'shield',
  'terminal',
  'text-wrap',
  'x',
] as const;

export type IconName = (typeof iconNames)[number];
