import {Ajv, type ErrorObject} from 'ajv';

import type {Block} from '@cedra-docs/proof/build';
import {blockFailure, type DataCheck, type Failure} from '@cedra-docs/proof';
import {frameworkGit, frameworkPackages} from '../move/packages';
import {nearest} from '../../lib/nearest';
import {checkPeers} from '../shell/check';
import type {NodeConfigReference, StructSchema} from './generate';

/**
 * Checks that a node's configuration matches the node's schema, that data names known addresses only, and the manifests of
 * Move packages.
 */
export const settings =
  (nodeConfig: NodeConfigReference): DataCheck =>
  (block, documents) => {
    const isYaml = block.lang === 'yaml';
    const problems = [
      ...(isYaml ? documents : [])
        .filter((document) => isNodeConfig(document, nodeConfig))
        .flatMap((document): SettingProblem[] => checkNodeConfig(document, nodeConfig)),
      ...(isYaml ? checkPeers(block.code) : []),
      ...foreignAddresses(block.code),
    ];
    return [
      ...problems.map(({problem, hint, line}) => blockFailure(block, problem, {hint}, line)),
      ...(block.lang === 'toml' && isMoveManifest(block)
        ? documents.flatMap((document) => manifestFailures(block, document as MoveManifest))
        : []),
    ];
  };

interface SettingProblem {
  problem: string;
  hint: string;
  /** From 0. */
  line?: number;
}

// The only IP addresses on pages.
const HOSTS = ['127.0.0.1', '0.0.0.0'];

function foreignAddresses(code: string): SettingProblem[] {
  return [...code.matchAll(/\b\d+\.\d+\.\d+\.\d+\b/g)]
    .filter(([address]) => !HOSTS.includes(address))
    .map(([address]) => ({
      problem: `${address} is not an address on this machine`,
      hint: `Use ${HOSTS.join(' or ')}.`,
    }));
}

/** Whether a block of TOML belongs to a Move package, and not to a Rust crate. */
const isMoveManifest = ({meta: {title}}: Block): boolean =>
  title === undefined || /(?:^|\/)Move\.toml$/.test(String(title));

// The values that `cedra move init` writes. The compiler ignores the version, and the proof replaces the git repository.
const PACKAGE_VERSION = '1.0.0';
// The compiler accepts any other key of a package as a custom property.
const PACKAGE_KEYS = ['name', 'version', 'authors', 'license', 'upgrade_policy'];

interface MoveManifest {
  package?: {version?: string} & Record<string, unknown>;
  dependencies?: Record<string, {git?: string; subdir?: string; rev?: string}>;
}

/** Checks the manifest of a Move package, or a part of one. */
function manifestFailures(block: Block, {package: about, dependencies = {}}: MoveManifest): Failure[] {
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
export function checkNodeConfig(document: unknown, {schema}: NodeConfigReference): SettingProblem[] {
  const validate = ajv.compile(schema);
  validate(document);
  return (validate.errors ?? []).map(toSettingProblem);
}

function toSettingProblem({instancePath, params, parentSchema, message = ''}: ErrorObject): SettingProblem {
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
