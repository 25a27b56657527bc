/** The name that code of Aptos has on this network, whose code descends from it with other names. */
export const nameHere = (name: string): string =>
  name
    .replaceAll('aptos', 'cedra')
    .replaceAll('Aptos', 'Cedra')
    .replace(/APT(OS)?(?![a-z])/g, 'CEDRA');

/** The address of each package, by the name that code uses for it. */
const addresses: readonly [packages: RegExp, address: string][] = [
  [/^cedra_(framework|std)::/, '0x1::'],
  [/^cedra_token::(?=.*::)/, '0x3::'],
  [/^cedra_token_objects::/, '0x4::'],
];

/** The name of a module, function or type of the framework of Aptos on this network, with its address. */
export function frameworkNameHere(name: string): string {
  const here = nameHere(name);
  if (here === name) return name;
  const full = addresses.reduce((text, [packages, address]) => text.replace(packages, address), here);
  return /^cedra_(account|coin|governance)(::|$)/.test(full) ? `0x1::${full}` : full;
}
