/** A part of the documentation that the menu of phones leads to directly. */
interface Area {
  label: string;
  path: string;
  /** How the paths of its other pages begin, where that is not its own path. */
  others?: RegExp;
}

export const areas: readonly Area[] = [
  {label: 'Start', path: '/', others: /^\/getting-started\//},
  {label: 'Move', path: '/move'},
  {label: 'Guides', path: '/real-world-guides', others: /^\/guides\//},
  {label: 'Concepts', path: '/concepts'},
  {label: 'Reference', path: '/architecture', others: /^\/glossary$/},
];
