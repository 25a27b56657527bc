import {metaValue, parseFenceMeta} from '@cedra-docs/proof/browser';

/** Display names of languages. */
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

export interface BlockDescription {
  /** A file's path, or the kind of code. */
  name: string;
  isFile: boolean;
  /** The block is the whole file, not a part of it. */
  isWholeFile: boolean;
  /** The block is the output of the block before it. */
  isOutput: boolean;
  /** The block is expected to fail. */
  mustFail: boolean;
}

/** Reads a fence's language and meta as `cedra/prove/README.md` defines them. */
export function describeBlock(language: string, meta: string): BlockDescription {
  const words = parseFenceMeta(meta);
  const file = metaValue(words, 'title');
  const region = metaValue(words, 'region');
  const isOutput = words.output !== undefined;
  return {
    name: file
      ? region === undefined
        ? file
        : `${file}, part`
      : isOutput
        ? 'Output'
        : (names[language] ?? language),
    isFile: file !== undefined,
    isWholeFile: file !== undefined && region === undefined,
    isOutput,
    mustFail: words.fails !== undefined,
  };
}
