/** A part of the documentation, with a link in the mobile menu. */
interface Area {
  label: string;
  path: string;
  /** Pattern of the paths of its other pages; by default, paths below `path`. */
  others?: RegExp;
}

export const areas: readonly Area[] = [
  {label: 'Start', path: '/', others: /^\/getting-started\//},
  {label: 'Move', path: '/move'},
  {label: 'Guides', path: '/real-world-guides', others: /^\/guides\//},
  {label: 'Concepts', path: '/concepts'},
  {label: 'Reference', path: '/architecture', others: /^\/glossary$/},
];
