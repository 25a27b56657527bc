// Checks what neither the build nor markdownlint checks: front matter, heading ids, glossary ids, icons, network addresses.
import {readFileSync} from 'node:fs';
import type {Heading} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parse as parseYaml} from 'yaml';
import {findPages} from '../markdown/pages';
import {iconNames} from '../src/components/Icon/names';
import {terms} from '../src/glossary/terms';
import {frontMatterProblems} from '../src/site/frontMatter';
import {networks} from '../src/site/networks';
import {firstUsesWithoutTerm} from './pages/first-uses';

const ICONS = new Set<string>(iconNames);
const GLOSSARY_IDS = new Set(terms.map(({id}) => id));

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective);

/** All problems of one page, as `file:line: problem; remedy`. */
function problemsOf(file: string): string[] {
  const problems: string[] = [];
  const report = (line: number | undefined, message: string) =>
    problems.push(`${file}:${line ?? 1}: ${message}`);
  const tree = parser.parse(readFileSync(file, 'utf8'));

  const yaml = tree.children.find((node) => node.type === 'yaml');
  const frontMatter = (parseYaml(yaml?.value ?? '') ?? {}) as Record<string, unknown>;
  for (const problem of frontMatterProblems(frontMatter)) report(1, problem);

  const ids = new Set<string>();
  visit(tree, 'heading', (node: Heading) => {
    const line = node.position?.start.line;
    if (node.depth === 1) report(line, 'the title comes from the front matter; start at level 2 (##)');
    const last = node.children.at(-1);
    const id =
      last?.type === 'mdxTextExpression' ? /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/.exec(last.value)?.[1] : undefined;
    if (!id && node.depth <= 3) report(line, 'the heading has no id; end it with {/* #its-id */}');
    if (id && ids.has(id)) report(line, `the id "${id}" is used twice on this page`);
    if (id) ids.add(id);
  });
  visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
    const element = node as MdxJsxFlowElement | MdxJsxTextElement;
    const attribute = (name: string) => {
      const found = element.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
      return typeof found?.value === 'string' ? found.value : undefined;
    };
    const icon = attribute('icon');
    if (icon !== undefined && !ICONS.has(icon))
      report(node.position?.start.line, `icon="${icon}" is not in static/img/icons.svg`);
    if (element.name !== 'Term') return;
    const id = attribute('id') ?? '';
    if (!GLOSSARY_IDS.has(id))
      report(node.position?.start.line, `<Term id="${id}"> is not in src/glossary/terms.ts`);
  });
  for (const {id, words, node, at} of firstUsesWithoutTerm(tree)) {
    const before = node.type === 'text' ? node.value.slice(0, at) : '';
    const line = (node.position?.start.line ?? 1) + before.split('\n').length - 1;
    report(
      line,
      `the first "${words}" does not link to the glossary; write <Term id="${id}">${words}</Term>`,
    );
  }
  return problems;
}

const files = findPages();
const problems = files.flatMap(problemsOf);
const idCounts = new Map<string, number>();
for (const {id} of terms) idCounts.set(id, (idCounts.get(id) ?? 0) + 1);
for (const [id, times] of idCounts) {
  if (times > 1) problems.push(`src/glossary/terms.ts: the id "${id}" is used ${times} times`);
}
const networksPage = 'docs/getting-started/index.mdx';
const networksText = readFileSync(networksPage, 'utf8');
for (const {label, rest, faucet, indexer} of networks) {
  for (const address of [rest, faucet, indexer]) {
    if (address && !networksText.includes(address)) {
      problems.push(
        `${networksPage}:1: the networks table lacks ${address} (${label}); src/site/networks.ts has it`,
      );
    }
  }
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${files.length} pages checked.`);
