/** The anchor of an abort on `/move/errors`. It contains the number, because one name can have two categories. */
export function abortId({module, name, hex}: {module: string; name: string; hex: string}): string {
  return `${module.replace('::', '-')}-${name}-${hex}`;
}

/** What tells an abort from others of its name: "0x1::coin · 0x60005". Undefined where the anchor is of no abort. */
export function abortOf(anchor: string): string | undefined {
  const [, address, module, hex] = /^(0x[\da-f]+)-(\w+)-\w+-(0x[\da-f]+)$/.exec(anchor) ?? [];
  return hex && `${address}::${module} · ${hex}`;
}
