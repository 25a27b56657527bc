// Checks what neither the build nor markdownlint knows about our pages: front matter, heading ids, glossary ids.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Heading, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parse as parseYaml} from 'yaml';
import {terms} from '../src/glossary/terms';
import {networks} from '../src/site/networks';

const KNOWN_KEYS = new Set(['title', 'description', 'sidebar_label', 'slug', 'writing']);
const DESCRIPTION = {min: 110, max: 160};
const GLOSSARY_IDS = new Set(terms.map(({id}) => id));

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** Everything wrong with one page, as `file:line: what; the way out`. */
function problemsOf(file: string): string[] {
  const problems: string[] = [];
  const report = (line: number | undefined, message: string) =>
    problems.push(`${file}:${line ?? 1}: ${message}`);
  const tree = parser.parse(readFileSync(file, 'utf8')) as Root;

  const yaml = tree.children.find((node) => node.type === 'yaml');
  const frontMatter = (parseYaml(yaml?.value ?? '') ?? {}) as Record<string, unknown>;
  for (const key of Object.keys(frontMatter)) {
    if (!KNOWN_KEYS.has(key))
      report(1, `unknown front-matter key "${key}"; known are ${[...KNOWN_KEYS].join(', ')}`);
  }
  if (typeof frontMatter.title !== 'string') report(1, 'no `title` in the front matter');
  const length = String(frontMatter.description ?? '').length;
  if (length < DESCRIPTION.min || length > DESCRIPTION.max) {
    report(1, `the description has ${length} characters; it needs ${DESCRIPTION.min} to ${DESCRIPTION.max}`);
  }

  const ids = new Set<string>();
  visit(tree, 'heading', (node: Heading) => {
    const line = node.position?.start.line;
    if (node.depth === 1) report(line, 'the title comes from the front matter; start at level 2 (##)');
    const last = node.children.at(-1);
    const id =
      last?.type === 'mdxTextExpression' ? /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/.exec(last.value)?.[1] : undefined;
    if (!id && node.depth <= 3) report(line, 'the heading has no id; end it with {/* #its-id */}');
    if (id && ids.has(id)) report(line, `the id "${id}" stands twice on this page`);
    if (id) ids.add(id);
  });
  visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
    const element = node as MdxJsxFlowElement | MdxJsxTextElement;
    if (element.name !== 'Term') return;
    const id = element.attributes.find(
      (each) => each.type === 'mdxJsxAttribute' && each.name === 'id',
    )?.value;
    if (!GLOSSARY_IDS.has(String(id)))
      report(node.position?.start.line, `<Term id="${String(id)}"> is not in src/glossary/terms.ts`);
  });
  return problems;
}

const files = (readdirSync('docs', {recursive: true}) as string[])
  // What begins with an underscore is a part that pages import.
  .filter((file) => file.endsWith('.mdx') && !file.split(path.sep).some((name) => name.startsWith('_')))
  .map((file) => path.join('docs', file))
  .sort();
const problems = files.flatMap(problemsOf);
const seen = new Map<string, number>();
for (const {id} of terms) seen.set(id, (seen.get(id) ?? 0) + 1);
for (const [id, times] of seen) {
  if (times > 1) problems.push(`src/glossary/terms.ts: the id "${id}" stands ${times} times`);
}
const front = 'docs/getting-started/index.mdx';
const frontText = readFileSync(front, 'utf8');
for (const {label, rest, faucet, indexer} of networks) {
  for (const address of [rest, faucet, indexer]) {
    if (address && !frontText.includes(address)) {
      problems.push(
        `${front}:1: the networks table lacks ${address} (${label}); src/site/networks.ts has it`,
      );
    }
  }
}
const unwritten = files.filter((file) => /^writing: true$/m.test(readFileSync(file, 'utf8')));
if (unwritten.length > 0) console.log(`Being written (${unwritten.length}): ${unwritten.join(', ')}`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${files.length} pages in order.`);
