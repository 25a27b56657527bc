// Checks that the lock file names what npm may install: packages of the registry, under their own names, each with its
// checksum.
import {readFileSync} from 'node:fs';

/** Packages that a dependency installs under another name, by that name. */
const RENAMED: Readonly<Record<string, string>> = {
  'react-helmet-async': '@slorber/react-helmet-async',
  'react-loadable': '@docusaurus/react-loadable',
  'string-width-cjs': 'string-width',
  'strip-ansi-cjs': 'strip-ansi',
  'wrap-ansi-cjs': 'wrap-ansi',
};

interface LockFile {
  packages: Record<string, {name?: string; resolved?: string; integrity?: string; link?: boolean}>;
}

/** One sentence for each entry of a lock file that npm must not install. */
export function lockProblems({packages}: LockFile): string[] {
  return Object.entries(packages).flatMap(([path, {name, resolved, integrity, link = false}]) => {
    // The project itself, and its packages with their links.
    if (/^(packages\/[\w-]+)?$/.test(link ? (resolved ?? '') : path)) return [];
    const folder = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return [
      ...(/^sha512-[\w+/]{86}==$/.test(integrity ?? '') ? [] : [`${path} has no sha512 checksum`]),
      ...(name === undefined || RENAMED[folder] === name ? [] : [`${path} is another package: ${name}`]),
      ...(resolved === undefined || resolved.startsWith('https://registry.npmjs.org/')
        ? []
        : [`${path} comes from ${resolved}`]),
    ];
  });
}

if (require.main === module) {
  const problems = lockProblems(JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile);
  for (const problem of problems) console.error(`package-lock.json: ${problem}`);
  if (problems.length > 0) {
    console.error('Undo the change with `git checkout package-lock.json`, and repeat it with npm.');
    console.error('If a package is renamed on purpose, add it to RENAMED in scripts/checks/lock.ts.');
    process.exit(1);
  }
}
