/** The part of `package-lock.json` that we read. */
export interface Lock {
  packages: Record<
    string,
    {version?: string; resolved?: string; integrity?: string; license?: string; dev?: boolean; link?: boolean}
  >;
}

const REGISTRY = 'https://registry.npmjs.org/';

/** Licences under which what ships may be used and passed on. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Data about browsers, of which the build keeps nothing but its conclusions.
  'CC-BY-4.0',
  // lightningcss, unchanged and at build time only.
  'MPL-2.0',
  'Python-2.0',
]);

/** Packages whose `package.json` names no licence in today's form; read in their files. */
const READ_BY_HAND: Record<string, string> = {eval: 'MIT', format: 'MIT', 'require-like': 'MIT'};

const nameOf = (folder: string) => folder.replace(/^.*node_modules\//, '');

function packagesOf({packages}: Lock) {
  return Object.entries(packages).filter(([folder, {link}]) => folder !== '' && !link);
}

/**
 * Packages that `npm ci` would take from elsewhere than the registry, or without knowing what it gets. Without
 * `resolved`, npm takes the registry that it is set to, and the integrity decides.
 */
export function lockProblems(lock: Lock): string[] {
  return packagesOf(lock).flatMap(([folder, {resolved, integrity}]) => [
    ...(resolved && !resolved.startsWith(REGISTRY)
      ? [`${folder} comes from ${resolved}, not ${REGISTRY}`]
      : []),
    ...(integrity?.startsWith('sha512-') ? [] : [`${folder} has no sha512 integrity`]),
  ]);
}

/** Whether one of the choices that a licence expression gives consists of allowed licences. */
function isAllowed(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence)));
}

/** Packages that ship, or build what ships, under a licence that nobody has looked at. */
export function licenceProblems(lock: Lock, readByHand = READ_BY_HAND): string[] {
  const shipped = packagesOf(lock).filter(([, {dev}]) => !dev);
  const unknown = shipped.flatMap(([folder, {license = readByHand[nameOf(folder)]}]) => {
    if (license && isAllowed(license)) return [];
    return [
      `${folder} has the licence "${license ?? 'none'}": look at it, then allow it in scripts/packages/lock.ts`,
    ];
  });
  const stale = Object.keys(readByHand).filter(
    (name) => !shipped.some(([folder, {license}]) => nameOf(folder) === name && !license),
  );
  return [...unknown, ...stale.map((name) => `${name} needs no licence read by hand any more: take it out`)];
}
