import {Ajv, type ErrorObject} from 'ajv';
import {parse as parseToml} from 'smol-toml';
import {isDocument, parseAllDocuments} from 'yaml';

import {blockFailure, type Failure, type Outcome} from '../outcome';
import type {Block} from '../../markdown/page';
import {nearest} from '../reference/check-command';
import {checkPeers} from '../reference/check-program';
import {frameworkGit, frameworkPackages} from '../environment/framework';
import type {NodeConfigReference, StructSchema} from '../reference/node-config';
import type {DataLanguage} from '../../markdown/tasks';

/**
 * Checks that a block of data can be parsed, that a node's configuration matches the node's schema, and that it names
 * known nodes.
 */
export function proveData(block: Block, language: DataLanguage, nodeConfig: NodeConfigReference): Outcome {
  const failures =
    language === 'yaml'
      ? [...yamlFailures(block, nodeConfig), ...peerFailures(block)]
      : syntaxFailures(block, parsers[language]);
  for (const [address] of block.code.matchAll(/\b\d+\.\d+\.\d+\.\d+\b/g)) {
    if (HOSTS.includes(address)) continue;
    failures.push(
      blockFailure(block, `${address} is not an address on this machine`, {
        hint: `Use ${HOSTS.join(' or ')}.`,
      }),
    );
  }
  if (failures.length === 0 && language === 'toml' && isMoveManifest(block))
    failures.push(...manifestFailures(block));
  return {block, level: 'checked', failures};
}

// The only IP addresses on pages.
const HOSTS = ['127.0.0.1', '0.0.0.0'];

const parsers: Readonly<Record<Exclude<DataLanguage, 'yaml'>, (text: string) => unknown>> = {
  json: (text) => JSON.parse(text) as unknown,
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

/** Whether a block of TOML belongs to a Move package, and not to a Rust crate. */
const isMoveManifest = ({meta: {title}}: Block): boolean =>
  title === undefined || /(?:^|\/)Move\.toml$/.test(String(title));

// The values that `cedra move init` writes. The compiler ignores the version, and the proof replaces the git repository.
const PACKAGE_VERSION = '1.0.0';
// The compiler accepts any other key of a package as a custom property.
const PACKAGE_KEYS = ['name', 'version', 'authors', 'license', 'upgrade_policy'];

interface Manifest {
  package?: {version?: string} & Record<string, unknown>;
  dependencies?: Record<string, {git?: string; subdir?: string; rev?: string}>;
}

/** Checks the manifest of a Move package, or a part of one. */
function manifestFailures(block: Block): Failure[] {
  const {package: about, dependencies = {}} = parseToml(block.code) as Manifest;
  const wrong = Object.entries(dependencies).filter(([name, {git, subdir, rev}]) => {
    const folder = frameworkPackages.find((each) => each.name === name)?.folder;
    return git !== undefined && (git !== frameworkGit.git || rev !== frameworkGit.rev || subdir !== folder);
  });
  return [
    ...(about && about.version !== PACKAGE_VERSION
      ? [
          blockFailure(block, `the package version is ${about.version ?? 'missing'}`, {
            hint: `Write version = "${PACKAGE_VERSION}", as \`cedra move init\` does.`,
          }),
        ]
      : []),
    ...Object.keys(about ?? {})
      .filter((key) => !PACKAGE_KEYS.includes(key))
      .map((key) =>
        blockFailure(block, `\`${key}\` is not a package key`, {
          hint: 'Put it under its header, such as [addresses].',
        }),
      ),
    ...wrong.map(([name]) =>
      blockFailure(block, `${name} is not a framework package at this location`, {
        hint: `Packages: ${frameworkPackages.map((each) => `${each.name} in ${each.folder}`).join(', ')}; ${frameworkGit.git}, ${frameworkGit.rev}.`,
      }),
    ),
  ];
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

const peerFailures = (block: Block): Failure[] =>
  checkPeers(block.code).map(({problem, hint, line}) => blockFailure(block, problem, {hint}, line));

interface ConfigProblem {
  problem: string;
  hint: string;
}

/** Whether at least half of the keys of a parsed YAML document are settings of a node. */
export function isNodeConfig(document: unknown, {schema}: NodeConfigReference): boolean {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return false;
  const settings = schema.$defs[schema.$ref.split('/').at(-1) ?? '']?.properties ?? {};
  const keys = Object.keys(document);
  const known = keys.filter((key) => key in settings);
  return known.length > 0 && known.length * 2 >= keys.length;
}

const ajv = new Ajv({allErrors: true, verbose: true, strictTypes: false});

/** Finds unknown settings of a node, and values of the wrong type. */
export function checkNodeConfig(document: unknown, {schema}: NodeConfigReference): ConfigProblem[] {
  const validate = ajv.compile(schema);
  validate(document);
  return (validate.errors ?? []).map(describe);
}

function describe({instancePath, params, parentSchema, message = ''}: ErrorObject): ConfigProblem {
  const path = instancePath.split('/').slice(1);
  const unknown: unknown = params.additionalProperty;
  if (typeof unknown !== 'string')
    return {problem: `\`${path.join('.')}\` ${message}`, hint: 'Fix the value.'};
  const settings = Object.keys((parentSchema as StructSchema).properties);
  const meant = nearest(unknown, settings);
  return {
    problem: `\`${[...path, unknown].join('.')}\` is not a node setting`,
    hint: meant === undefined ? `Settings here: ${settings.join(', ')}.` : `Did you mean \`${meant}\`?`,
  };
}
