import {parse as parseToml} from 'smol-toml';
import {isDocument, parseAllDocuments} from 'yaml';

import {blockFailure, type Failure, type Outcome} from '../outcome';
import type {Block} from '../page';
import {nearest} from '../reference/check-command';
import type {NodeConfigReference} from '../reference/node-config';
import type {DataLanguage} from '../tasks';

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
    return checkNodeConfig(value, nodeConfig).map(({problem, hint}) => blockFailure(block, problem, {hint}));
  });
}

export interface ConfigProblem {
  problem: string;
  hint: string;
}

/** Whether a parsed YAML document is a node's configuration: most of its keys are settings of one. */
export function isNodeConfig(document: unknown, reference: NodeConfigReference): boolean {
  if (!isRecord(document)) return false;
  const keys = Object.keys(document);
  const known = keys.filter((key) => key in (reference.types[reference.root] ?? {}));
  return known.length > 0 && known.length * 2 >= keys.length;
}

/** Finds settings that the node does not know. */
export function checkNodeConfig(document: unknown, reference: NodeConfigReference): ConfigProblem[] {
  return check(document, reference.root, [], reference);
}

function check(
  value: unknown,
  type: string,
  path: readonly string[],
  reference: NodeConfigReference,
): ConfigProblem[] {
  if (Array.isArray(value)) return value.flatMap((each) => check(each, type, path, reference));
  const fields = reference.types[type];
  if (!isRecord(value) || !fields) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const next = fields[key];
    if (next === undefined) {
      const meant = nearest(key, Object.keys(fields));
      return [
        {
          problem: `\`${[...path, key].join('.')}\` is not a setting of a node`,
          hint:
            meant === undefined
              ? `Settings here: ${Object.keys(fields).join(', ')}.`
              : `Did you mean \`${meant}\`?`,
        },
      ];
    }
    return next === null ? [] : check(inner, next, [...path, key], reference);
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
