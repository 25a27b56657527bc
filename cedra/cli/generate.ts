import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

import type {CliCommand, CliOption, CliReference, CliValue} from './model';
import type {CedraCli} from './find';

const run = promisify(execFile);

/** Reads the help of every command of the CLI, recursively. */
export async function readCliTree(cli: CedraCli): Promise<CliReference> {
  const commands: CliCommand[] = [];
  let level = [''];
  while (level.length > 0) {
    const read = await Promise.all(level.map(async (path) => parseHelp(path, await help(cli, path))));
    commands.push(...read);
    level = read.flatMap(({path, commands: names}) => names.map((name) => `${path} ${name}`.trim()));
  }
  commands.sort((a, b) => (a.path < b.path ? -1 : 1));
  return {package: '@cedra-labs/cedra-cli', version: cli.version, commit: cli.commit, commands};
}

async function help(cli: CedraCli, path: string): Promise<string> {
  const words = path === '' ? [] : path.split(' ');
  const {stdout} = await run(cli.binary, [...words, '--help'], {
    maxBuffer: 10_000_000,
    // Without values of the contributor's environment, which the help would show.
    env: {PATH: process.env.PATH, HOME: process.env.HOME},
  });
  return stdout;
}

const optionLine =
  /^ {2,6}(?:-(?<short>\w)(?:, )?)?(?:--(?<long>[\w-]+))?(?:[ =](?<value>\[?<[^>]+>(?:\.\.\.)?\]?(?:\.\.\.)?))?(?: {2,}(?<text>\S.*))?$/;
const argumentLine = /^ {2}(?<value>[[<][\w-]+[\]>](?:\.\.\.)?)(?: {2,}(?<text>\S.*))?$/;

export function parseHelp(path: string, help: string): CliCommand {
  const sections = splitSections(help);
  const [about = '', ...details] = paragraphs(sections.get('') ?? []);
  const usage = /^Usage: (.*(?:\n {7,}\S.*)*)/m.exec(help)?.[1]?.replace(/\s+/g, ' ') ?? '';
  const options = [...sections]
    .filter(([heading]) => heading !== '' && heading !== 'Commands' && heading !== 'Arguments')
    .flatMap(([, lines]) => entries(lines, optionLine));
  return {
    path,
    about,
    details: details.join('\n\n'),
    usage,
    arguments: entries(sections.get('Arguments') ?? [], argumentLine),
    options,
    commands: (sections.get('Commands') ?? [])
      .flatMap((line) => /^ {2}([\w-]+)/.exec(line)?.[1] ?? [])
      .filter((name) => name !== 'help'),
  };
}

/** The lines by heading, such as `Options:`; lines before the first heading are under the empty heading. */
function splitSections(help: string): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  sections.set('', lines);
  for (const line of help.split('\n')) {
    const heading = /^([A-Z][\w ]*):$/.exec(line)?.[1];
    if (heading !== undefined) sections.set(heading, (lines = []));
    else if (line.startsWith('Usage: ')) lines = [];
    else lines.push(line);
  }
  return sections;
}

/** Splits a section into its entries: a line with the name, and the indented text below. */
function entries(lines: readonly string[], pattern: RegExp): CliOption[] {
  const found: CliOption[] = [];
  let text: string[] = [];
  for (const line of lines) {
    const groups = /^ {2,6}\S/.test(line) ? pattern.exec(line)?.groups : undefined;
    if (groups) {
      finish();
      text = groups.text ? [groups.text] : [];
      found.push({
        long: groups.long ?? '',
        short: groups.short ?? '',
        value: groups.value ? parseValue(groups.value) : null,
        description: '',
        default: null,
        env: null,
        possibleValues: [],
        aliases: [],
      });
    } else text.push(line);
  }
  finish();
  return found.filter(({long}) => long !== 'help' && long !== 'version');

  function finish(): void {
    const last = found.at(-1);
    if (last) Object.assign(last, parseOptionHelp(text));
  }
}

function parseValue(text: string): CliValue {
  return {
    name: text.replace(/[[\]<>.]/g, ''),
    many: text.includes('...'),
    optional: text.startsWith('['),
  };
}

/** Extracts bracketed facts (`[default: …]`, `[env: …]`) from the text of an entry. */
function parseOptionHelp(lines: readonly string[]): Partial<CliOption> {
  const possibleValues: CliOption['possibleValues'] = [];
  const rest: string[] = [];
  let listing = false;
  for (const line of lines.map((each) => each.trim())) {
    const value = /^- ([\w.-]+)(?:: +(.*))?$/.exec(line);
    if (/^Possible values:$/.test(line)) listing = true;
    else if (listing && value) possibleValues.push({value: value[1] ?? '', description: value[2] ?? ''});
    else if (listing && line !== '' && possibleValues.length > 0) {
      const last = possibleValues.at(-1);
      if (last) last.description = `${last.description} ${line}`.trim();
    } else rest.push(line);
  }
  let text = paragraphs(rest).join('\n\n');
  const take = (name: string): string | null => {
    const found = new RegExp(`\\[${name}: ?([^\\]]*)\\]`).exec(text);
    if (!found) return null;
    text = text.replace(found[0], '').trim();
    return found[1] ?? '';
  };
  const given = take('possible values');
  if (given) possibleValues.push(...given.split(', ').map((value) => ({value, description: ''})));
  const env = take('env');
  const aliases = take('aliases')?.split(', ') ?? [];
  return {
    default: take('default'),
    env: env === null ? null : env.replace(/=.*$/, ''),
    aliases,
    possibleValues,
    description: text.replace(/\n{3,}/g, '\n\n').trim(),
  };
}

function paragraphs(lines: readonly string[]): string[] {
  return lines
    .map((line) => line.trim())
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\n(?!- |\s*[-*] )/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}
