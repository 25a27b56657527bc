/** Size of a card in pixels, as social networks require. */
export const CARD_SIZE = {width: 1200, height: 630};

/** Path of a page's card: `/nodes/full-node` → `/cards/nodes/full-node.png`, the root → `/cards/index.png`. */
export function cardPath(permalink: string, baseUrl: string): string {
  const route = permalink.slice(baseUrl.length).replace(/\/$/, '');
  return `${baseUrl}cards/${route || 'index'}.png`;
}
