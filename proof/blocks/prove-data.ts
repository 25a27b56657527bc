import {parse as parseToml} from 'smol-toml';
import {isDocument, parseAllDocuments} from 'yaml';

import type {DataLanguage} from '../page/data-languages';
import type {Block} from '../page/model';
import {checkNodeConfig, isNodeConfig} from '../reference/node-config/check-config';
import type {NodeConfigReference} from '../reference/node-config/model';
import {blockFailure} from '../run/failure';
import type {Failure, Outcome} from '../run/outcome';

/** Checks that a block of data parses, and that a node's configuration has only settings that exist. */
export function proveData(block: Block, language: DataLanguage, nodeConfig: NodeConfigReference): Outcome {
  const failures =
    language === 'yaml' ? yamlFailures(block, nodeConfig) : syntaxFailures(block, parsers[language]);
  return {block, level: 'checked', failures};
}

const parsers: Readonly<Record<Exclude<DataLanguage, 'yaml'>, (text: string) => unknown>> = {
  json: (text) => JSON.parse(text),
  toml: parseToml,
  ini: (text) => {
    const wrong = text.split('\n').find((line) => !/^\s*(?:$|[#;]|\[[^\]]+\]\s*$|[\w.-]+\s*=)/.test(line));
    if (wrong !== undefined) throw new Error(`\`${wrong}\` is neither a section nor a setting`);
  },
};

function syntaxFailures(block: Block, parse: (text: string) => unknown): Failure[] {
  try {
    parse(block.code);
    return [];
  } catch (error) {
    return [blockFailure(block, `is not valid ${block.lang.toUpperCase()}: ${(error as Error).message}`)];
  }
}

function yamlFailures(block: Block, nodeConfig: NodeConfigReference): Failure[] {
  return [...parseAllDocuments(block.code)].filter(isDocument).flatMap((document) => {
    if (document.errors.length > 0) {
      return document.errors.map(({message, linePos}) =>
        blockFailure(block, `is not valid YAML: ${message}`, {}, (linePos?.[0].line ?? 1) - 1),
      );
    }
    const value: unknown = document.toJS();
    if (!isNodeConfig(value, nodeConfig)) return [];
    return checkNodeConfig(value, nodeConfig).map(({problem, mend}) => blockFailure(block, problem, {mend}));
  });
}
