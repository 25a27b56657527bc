/** A page of an attacker around the docs. */
export interface Framing {
  name: string;
  /** The markup of the attacker's page, for the address of a hostile program. */
  html: (program: string) => string;
}

// prettier-ignore
export const framings: readonly Framing[] = [
  {name: 'iframe', html: (program) => `<iframe src="${program}" width="1200" height="700"></iframe>`},
  {name: 'transparent iframe under a decoy', html: (program) => `<button>Win</button><iframe src="${program}" style="position: fixed; inset: 0; width: 100%; height: 100%; opacity: 0.01"></iframe>`},
  {name: 'sandboxed iframe', html: (program) => `<iframe sandbox="allow-scripts allow-same-origin" src="${program}" width="1200" height="700"></iframe>`},
  {name: 'sandboxed iframe with an opaque origin', html: (program) => `<iframe sandbox="allow-scripts" src="${program}" width="1200" height="700"></iframe>`},
  {name: 'object', html: (program) => `<object data="${program}" width="1200" height="700"></object>`},
  {name: 'embed', html: (program) => `<embed src="${program}" width="1200" height="700">`},
  {name: 'frame in a frame', html: (program) => `<iframe srcdoc="<iframe src='${program}' width=1100 height=600></iframe>" width="1200" height="700"></iframe>`},
  {name: 'swapped iframe', html: (program) => `<iframe src="${program.replace(/#.*/, '')}" width="1200" height="700" onload="this.onload = null; this.src = '${program}'"></iframe>`},
];
