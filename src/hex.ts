/** Bytes as lower-case hexadecimal digits. */
export const toHex = (bytes: Uint8Array, separator = ''): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(separator);
