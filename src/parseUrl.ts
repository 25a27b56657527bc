/** The URL of an address; undefined if it is not valid. Safari 16 and Chrome 119 have no `URL.canParse`. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
