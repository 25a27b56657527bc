import { parse as parseToml } from 'smol-toml';
import { parseAllDocuments } from 'yaml';

import type { DataLanguage } from '../page/data-languages';
import type { Block } from '../page/model';
import { blockFailure } from '../run/failure';
import type { Outcome } from '../run/outcome';

/** Checks that a block of data parses. */
export function proveData(block: Block, language: DataLanguage): Outcome {
  const problem = parsers[language](block.code);
  const failures = problem === undefined ? [] : [blockFailure(block, `is not valid ${language.toUpperCase()}: ${problem}`)];
  return { block, level: 'checked', failures };
}

const parsers: Readonly<Record<DataLanguage, (text: string) => string | undefined>> = {
  json: (text) => complaint(() => JSON.parse(text)),
  toml: (text) => complaint(() => parseToml(text)),
  yaml: (text) =>
    parseAllDocuments(text)
      .flatMap((document) => ('errors' in document ? document.errors : []))
      .map(({ message }) => message)[0],
  ini: (text) => {
    const wrong = text.split('\n').find((line) => !/^\s*(?:$|[#;]|\[[^\]]+\]\s*$|[\w.-]+\s*=)/.test(line));
    return wrong === undefined ? undefined : `\`${wrong}\` is neither a section nor a setting`;
  },
};

function complaint(parse: () => unknown): string | undefined {
  try {
    parse();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
