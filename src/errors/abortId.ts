/** The anchor of an abort on `/move/errors`. It contains the number, because one name can have two categories. */
export function abortId({module, name, hex}: {module: string; name: string; hex: string}): string {
  return `${module.replace('::', '-')}-${name}-${hex}`;
}

/** Distinguishes aborts of the same name: "0x1::coin · 0x60005". `undefined` if the anchor is not of an abort. */
export function abortOf(anchor: string): string | undefined {
  const [, address, module, hex] = /^(0x[\da-f]+)-(\w+)-\w+-(0x[\da-f]+)$/.exec(anchor) ?? [];
  return hex && `${address}::${module} · ${hex}`;
}
