import {parse as parseToml} from 'smol-toml';
import {isDocument, parseAllDocuments} from 'yaml';

import type {Block} from '../pages/page';
import {type DataLanguage, isDataLanguage} from '../pages/tasks';
import {defineLanguage, type Language} from '../execution/language';
import {blockFailure, type Failure, type Outcome} from '../execution/outcome';

/**
 * A further check of a block.
 * @param documents what was parsed without an error: several documents of YAML, one of other languages
 */
export type DataCheck = (block: Block, documents: readonly unknown[]) => Failure[];

/** JSON, YAML, TOML and INI, as blocks and as whole files: they must be possible to parse. */
export const data = (check: DataCheck = () => []): Language =>
  defineLanguage({
    run(task) {
      const isWhole = task.kind === 'data' || (task.kind === 'file' && task.region === undefined);
      const {lang} = task.block;
      return isWhole && isDataLanguage(lang) ? [proveData(task.block, lang, check)] : [];
    },
  });

function proveData(block: Block, language: DataLanguage, check: DataCheck): Outcome {
  const {documents, failures} = language === 'yaml' ? parseYaml(block) : parse(block, parsers[language]);
  return {block, level: 'checked', failures: [...failures, ...check(block, documents)]};
}

interface Parsed {
  documents: unknown[];
  failures: Failure[];
}

const parsers: Readonly<Record<Exclude<DataLanguage, 'yaml'>, (text: string) => unknown>> = {
  json: (text) => JSON.parse(text) as unknown,
  toml: parseToml,
  ini: (text) => {
    const wrong = text.split('\n').find((line) => !/^\s*(?:$|[#;]|\[[^\]]+\]\s*$|[\w.-]+\s*=)/.test(line));
    if (wrong !== undefined) throw new Error(`\`${wrong}\` is neither a section nor a setting`);
  },
};

function parse(block: Block, parser: (text: string) => unknown): Parsed {
  try {
    return {documents: [parser(block.code)], failures: []};
  } catch (error) {
    const problem = `is not valid ${block.lang.toUpperCase()}: ${(error as Error).message}`;
    return {documents: [], failures: [blockFailure(block, problem)]};
  }
}

function parseYaml(block: Block): Parsed {
  const all = [...parseAllDocuments(block.code)].filter(isDocument);
  return {
    documents: all.filter(({errors}) => errors.length === 0).map((document) => document.toJS() as unknown),
    failures: all.flatMap(({errors}) =>
      errors.map(({message, linePos}) =>
        blockFailure(block, `is not valid YAML: ${message}`, {}, (linePos?.[0].line ?? 1) - 1),
      ),
    ),
  };
}
