import {existsSync, readFileSync} from 'node:fs';
import type {Heading, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {parse as parseYaml, YAMLParseError} from 'yaml';
import {headingId} from '@cedra-docs/proof/build';
import {PageSyntaxError, parseTree} from '../../cedra/pages/page';
import {pageDataFile} from '../../lib/read-data';
import {iconNames} from '../../src/components/Icon/names';
import {terms} from '../../cedra/glossary/data';
import {descriptionAdvice, frontMatterProblems} from '../../cedra/pages/frontMatter';
import {error, warning, type Problem} from './problem';

const ICONS = new Set<string>(iconNames);

let ids: ReadonlySet<string> | undefined;
const glossaryIds = () => (ids ??= new Set(terms().map(({id}) => id)));

/**
 * Problems of one page.
 * @param before the page before the change that is checked; undefined if it has not changed
 */
export function pageProblems(file: string, before: string | undefined): Problem[] {
  let tree: Root;
  try {
    tree = parseTree(readFileSync(file, 'utf8'), file);
  } catch (problem) {
    // Rendering the page reports it, with the way out.
    if (problem instanceof PageSyntaxError) return [];
    throw problem;
  }
  return [
    ...frontMatter(file, tree),
    ...headings(file, tree),
    ...elements(file, tree),
    ...lineMarkProblems(file, tree),
    ...(before === undefined ? [] : missingPhrases(file, tree, before)),
  ];
}

function frontMatter(file: string, tree: Root): Problem[] {
  const yaml = tree.children.find((node) => node.type === 'yaml');
  let values: Record<string, unknown>;
  try {
    values = (parseYaml(yaml?.value ?? '') ?? {}) as Record<string, unknown>;
  } catch (problem) {
    if (!(problem instanceof YAMLParseError)) throw problem;
    // The front matter begins below its first line of hyphens.
    const line = (problem.linePos?.[0].line ?? 0) + 1;
    const [reason = ''] = problem.message.split(' at line ');
    return [
      error(file, line, `the front matter is not YAML (${reason}); write a text with a colon in quotes`),
    ];
  }
  const advice = descriptionAdvice(values);
  return [
    ...frontMatterProblems(values).map((problem) => error(file, 1, problem)),
    ...(advice ? [warning(file, 1, advice)] : []),
  ];
}

/** The headings of a page, each with the id in the comment at its end. */
function headingsOf(tree: Root): {node: Heading; line: number; id?: string}[] {
  const found: {node: Heading; line: number; id?: string}[] = [];
  visit(tree, 'heading', (node: Heading) => {
    const id = headingId(node);
    found.push({node, line: node.position?.start.line ?? 1, ...(id && {id})});
  });
  return found;
}

function headings(file: string, tree: Root): Problem[] {
  return headingsOf(tree).flatMap(({node, line, id}) => {
    const problems: Problem[] = [];
    if (node.depth === 1)
      problems.push(error(file, line, 'the title comes from the front matter; start at level 2 (##)'));
    if (!id && node.depth <= 3)
      problems.push(warning(file, line, 'the heading has no id; `npm run fix` adds one'));
    return problems;
  });
}

function elements(file: string, tree: Root): Problem[] {
  const problems: Problem[] = [];
  visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
    const element = node as MdxJsxFlowElement | MdxJsxTextElement;
    const line = node.position?.start.line ?? 1;
    const attribute = (name: string) => {
      const found = element.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
      return typeof found?.value === 'string' ? found.value : undefined;
    };
    const icon = attribute('icon');
    if (icon !== undefined && !ICONS.has(icon))
      problems.push(error(file, line, `icon="${icon}" is not in static/img/icons.svg`));
    const term = attribute('id') ?? '';
    if (element.name === 'Term' && !glossaryIds().has(term))
      problems.push(error(file, line, `<Term id="${term}"> is not in docs/_data/glossary.yml`, `\n${term}:`));
  });
  return problems;
}

/** Marks of lines that would be ignored, so that a line that is marked as removed would be copied and run. */
function lineMarkProblems(file: string, tree: Root): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'code', ({meta, position}) => {
    const [marks] = /\{[^}]*\}/.exec(meta ?? '') ?? [];
    if (marks && !/^\{[+-]?\d+(-\d+)?(,[+-]?\d+(-\d+)?)*\}$/.test(marks))
      problems.push(
        error(file, position?.start.line ?? 1, `${marks} marks no lines; write {2,+3-4,-5} without spaces`),
      );
  });
  return problems;
}

/** Advice about new sections of level 2 without phrases for the search. */
function missingPhrases(file: string, tree: Root, before: string): Problem[] {
  const list = pageDataFile('search', file);
  const phrases = existsSync(list) ? readFileSync(list, 'utf8') : '';
  return headingsOf(tree)
    .filter(({node, id}) => node.depth === 2 && id && !before.includes(`#${id} `))
    .filter(({id = ''}) => !new RegExp(`^ +${id}:`, 'm').test(phrases))
    .map(({line, id = ''}) =>
      warning(file, line, `the new section "${id}" has no search phrases; add three to six to ${list}`),
    );
}
