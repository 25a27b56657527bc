/** Size of every card in pixels, as the networks that show them ask for. */
export const CARD_SIZE = {width: 1200, height: 630};

/** Where a page's card lies: `/nodes/full-node` → `/cards/nodes/full-node.png`, the root → `/cards/index.png`. */
export function cardPath(permalink: string, baseUrl: string): string {
  const route = permalink.slice(baseUrl.length).replace(/\/$/, '');
  return `${baseUrl}cards/${route || 'index'}.png`;
}
