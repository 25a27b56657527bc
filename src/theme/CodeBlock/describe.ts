/** Languages as readers call them. */
const names: Record<string, string> = {
  bash: 'Terminal',
  graphql: 'GraphQL',
  ini: 'INI',
  js: 'JavaScript',
  json: 'JSON',
  move: 'Move',
  powershell: 'PowerShell',
  rust: 'Rust',
  text: 'Text',
  toml: 'TOML',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  yaml: 'YAML',
};

/** What the words after a fence's language tell the reader. */
export interface BlockDescription {
  /** A file's path, with the region that the block replaces in it, or what kind of code this is. */
  name: string;
  isFile: boolean;
  /** The block holds all of the file, not only a region of it. */
  isWholeFile: boolean;
  /** What the block before this one prints. */
  isOutput: boolean;
  /** The point of the block is that it fails. */
  mustFail: boolean;
}

/** Reads a fence's language and meta as `proof/README.md` defines them. */
export function describe(language: string, meta: string): BlockDescription {
  const file = /\btitle="([^"]+)"/.exec(meta)?.[1];
  const region = /\bregion="([^"]+)"/.exec(meta)?.[1];
  const words = meta.replace(/"[^"]*"/g, '""');
  const isOutput = /\boutput\b/.test(words);
  return {
    name: file ? nameOf(file, region) : isOutput ? 'Output' : (names[language] ?? language),
    isFile: file !== undefined,
    isWholeFile: file !== undefined && region === undefined,
    isOutput,
    mustFail: /\bfails\b/.test(words),
  };
}

/** The reader has to know which two comments of the file the block goes between. */
function nameOf(file: string, region: string | undefined): string {
  return region === undefined ? file : `${file}, region ${region}`;
}
