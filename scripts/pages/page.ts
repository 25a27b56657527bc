import {existsSync, readFileSync} from 'node:fs';
import type {Heading, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {parse as parseYaml} from 'yaml';
import {headingId} from '@packages/proof/build';
import {PageSyntaxError, parseTree} from '../../markdown/pages/page';
import {pageDataFile} from '../../lib/data/read';
import {iconNames} from '../../src/components/Icon/names';
import {terms} from '../../lib/data/glossary';
import {descriptionAdvice, frontMatterProblems} from '../../src/site/frontMatter';
import {error, warning, type Problem} from './problem';

const ICONS = new Set<string>(iconNames);
const GLOSSARY_IDS = new Set(terms().map(({id}) => id));

/**
 * Problems of one page.
 * @param before the page before the change that is checked; undefined if it has not changed
 */
export function pageProblems(file: string, before: string | undefined): Problem[] {
  let tree: Root;
  try {
    tree = parseTree(readFileSync(file, 'utf8'), file);
  } catch (problem) {
    if (!(problem instanceof PageSyntaxError)) throw problem;
    return [error(file, problem.line, `${problem.reason}; correct the MDX`)];
  }
  return [
    ...frontMatter(file, tree),
    ...headings(file, tree),
    ...elements(file, tree),
    ...(before === undefined ? [] : missingPhrases(file, tree, before)),
  ];
}

function frontMatter(file: string, tree: Root): Problem[] {
  const yaml = tree.children.find((node) => node.type === 'yaml');
  const values = (parseYaml(yaml?.value ?? '') ?? {}) as Record<string, unknown>;
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
  const ids = new Set<string>();
  return headingsOf(tree).flatMap(({node, line, id}) => {
    const problems: Problem[] = [];
    if (node.depth === 1)
      problems.push(error(file, line, 'the title comes from the front matter; start at level 2 (##)'));
    if (!id && node.depth <= 3)
      problems.push(warning(file, line, 'the heading has no id; `npm run fix` adds one'));
    if (id && ids.has(id))
      problems.push(error(file, line, `the id "${id}" is used twice on this page; change one`));
    if (id) ids.add(id);
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
    if (element.name === 'Term' && !GLOSSARY_IDS.has(term))
      problems.push(error(file, line, `<Term id="${term}"> is not in docs/_data/glossary.yml`));
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
