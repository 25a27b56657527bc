import path from 'node:path';
import {writeMarkdownHeadingId} from '@docusaurus/utils';
import {applyFixes, type Configuration, type LintError} from 'markdownlint';
import {lint} from 'markdownlint/promise';
import {readConfigFile, sys} from 'typescript';
import {root} from '../../lib/repository';
import {render, rendersAlike} from './rendered';

/** The text of a page after its repairs, and the repairs that would change what the page shows. */
interface Repaired {
  text: string;
  refused: {line: number; rule: string}[];
}

/** One of the changes that a tool makes to a text. */
interface Change {
  line: number;
  rule: string;
  apply: (text: string) => string;
}

/** Makes all changes after which the page shows the same; `changes` must be in such an order that lines stay valid. */
function makeChanges(text: string, changes: readonly Change[]): Repaired {
  const before = render(text);
  const refused: Repaired['refused'] = [];
  if (changes.length === 0 || !before) return {text, refused};
  const all = changes.reduce((current, {apply}) => apply(current), text);
  if (rendersAlike(before, render(all))) return {text: all, refused};
  let repaired = text;
  for (const {line, rule, apply} of changes) {
    const next = apply(repaired);
    if (rendersAlike(before, render(next))) repaired = next;
    else refused.push({line, rule});
  }
  return {text: repaired, refused: refused.sort((a, b) => a.line - b.line)};
}

/** Adds the missing ids of headings, as `docusaurus write-heading-ids` does, which also reads lines that are no headings. */
export function addHeadingIds(text: string): Repaired {
  const lines = writeMarkdownHeadingId(text, {syntax: 'mdx-comment'}).split('\n');
  const changes = text.split('\n').flatMap((line, index): Change[] => {
    const added = lines[index];
    if (added === undefined || added === line) return [];
    const apply = (current: string) => {
      const all = current.split('\n');
      all[index] = added;
      return all.join('\n');
    };
    return [{line: index + 1, rule: 'write-heading-ids', apply}];
  });
  return makeChanges(text, changes);
}

/** The rules of the check. TypeScript reads JSON with comments. */
function configuration(): Configuration {
  const read = readConfigFile(path.join(root, '.markdownlint-cli2.jsonc'), (file) => sys.readFile(file));
  return (read.config as {config: Configuration}).config;
}

/** The line that a repair changes, which may be another than the one that is reported. */
const placeOf = ({lineNumber, fixInfo}: LintError) => fixInfo?.lineNumber ?? lineNumber;

/** Repairs a page by the rules of markdownlint. */
export async function repairMarkdown(text: string): Promise<Repaired> {
  const {page = []} = await lint({strings: {page: text}, config: configuration()});
  const changes = page
    .filter(({fixInfo}) => fixInfo)
    // From the end, because a repair moves what follows it.
    .sort((a, b) => placeOf(b) - placeOf(a) || (b.fixInfo?.editColumn ?? 1) - (a.fixInfo?.editColumn ?? 1))
    .map((problem): Change => ({
      line: problem.lineNumber,
      rule: problem.ruleNames.join('/'),
      apply: (current) => applyFixes(current, [problem]),
    }));
  return makeChanges(text, changes);
}
