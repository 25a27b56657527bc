import {Resvg} from '@resvg/resvg-js';
import {product} from '../../src/site/product';

interface Icon {
  file: string;
  size: number;
  /** Systems crop maskable icons, so the mark has a margin. */
  purpose: 'any' | 'maskable';
}

export const icons: readonly Icon[] = [
  {file: 'img/icon-192.png', size: 192, purpose: 'any'},
  {file: 'img/icon-512.png', size: 512, purpose: 'any'},
  {file: 'img/icon-maskable.png', size: 512, purpose: 'maskable'},
];

/** Renders the product's mark as an icon; a maskable icon has a background. */
export function drawIcon(mark: string, {size, purpose}: Icon, background: string): Buffer {
  const inset = purpose === 'maskable' ? size * 0.2 : 0;
  const side = size - 2 * inset;
  const image = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  const rect = purpose === 'maskable' ? `<rect width="${size}" height="${size}" fill="${background}"/>` : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${rect}<image href="${image}" x="${inset}" y="${inset}" width="${side}" height="${side}"/></svg>`;
  return new Resvg(svg).render().asPng();
}

/** The web app manifest: name, colours and icons of the installed site. */
export function webManifest(baseUrl: string, colours: Readonly<Record<string, string>>): object {
  return {
    name: `${product.name} ${product.siteTitle}`,
    short_name: product.name,
    description: product.tagline,
    start_url: baseUrl,
    scope: baseUrl,
    display: 'standalone',
    background_color: colours.white,
    theme_color: colours['cedar-700'],
    icons: icons.map(({file, size, purpose}) => ({
      src: baseUrl + file,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}
