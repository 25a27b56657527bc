import {createElement as h, type CSSProperties, type ReactElement} from 'react';

export interface Card {
  title: string;
  section: string;
}

/** What all cards have in common. */
export interface Brand {
  /** Product and site, as displayed. */
  name: string;
  /** The product's mark as an SVG document. */
  mark: string;
  /** Colours of the light palette by their token's name, without the dashes. */
  colours: Readonly<Record<string, string>>;
}

const box = (style: CSSProperties, ...children: (ReactElement | string)[]) =>
  h('div', {style: {display: 'flex', ...style}}, ...children);

/** The light palette in the site's tokens: the first value of each token that is a colour. */
export function coloursIn(css: string): Record<string, string> {
  const colours: Record<string, string> = {};
  for (const [, name, colour] of css.matchAll(/--([\w-]+):\s*(#[\da-f]+);/g)) {
    if (name && colour) colours[name] ??= colour;
  }
  return colours;
}

/** Lays out a card: the site at the top, section and title below, an edge in the accent colour. */
export function design({title, section}: Card, {name, mark, colours}: Brand): ReactElement {
  const src = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      padding: '72px 80px',
      fontFamily: 'Inter',
      color: colours['ink-900'],
      background: colours['ink-50'],
      borderBottom: `16px solid ${colours['cedar-700']}`,
    },
    h('img', {
      src,
      width: 272,
      height: 272,
      style: {position: 'absolute', right: 64, top: 48, opacity: 0.1},
    }),
    box(
      {alignItems: 'center', gap: 20, fontSize: 34},
      h('img', {src, width: 56, height: 56}),
      box({fontWeight: 600}, name),
    ),
    box(
      {flexDirection: 'column', gap: 20},
      box({fontSize: 36, color: colours['cedar-700']}, section),
      // Long titles are cut to three lines.
      h(
        'div',
        {
          style: {
            display: 'block',
            lineClamp: 3,
            fontSize: title.length > 40 ? 68 : 84,
            fontWeight: 600,
            lineHeight: 1.12,
            letterSpacing: '-0.025em',
          },
        },
        title,
      ),
    ),
  );
}
