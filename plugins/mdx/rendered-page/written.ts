// What only the written text shows: Markdown that was not recognised and would be printed as text, or vanish.
import {DefaultAdmonitionOptions} from '@docusaurus/mdx-loader/lib/remark/admonitions';
import type {Nodes, Root} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** Receives a problem with its line. */
export type Complain = (line: number, message: string) => void;

const KINDS: readonly string[] = DefaultAdmonitionOptions.keywords;

/** The global function that `guardExpressions` puts around expressions. */
export const GUARD = '__guard';

type Expression = Extract<Nodes, {type: 'mdxTextExpression'}>;

/** Docusaurus prints a directive that is only a word, as in "10:30pm", as text. */
const isPlain = ({attributes, children}: Extract<Nodes, {type: 'textDirective'}>): boolean =>
  children.length === 0 && Object.keys(attributes ?? {}).length === 0;

const lineOf = ({position}: Nodes): number => position?.start.line ?? 1;

/** The beginning of a note in the syntax of GitHub or MkDocs. */
const OTHER_NOTE = /^(?:\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]|!!!\s*(\w+))/;

/** A remark plugin that reports directives, references, footnotes and images that nothing renders. */
export const unrecognised = (complain: Complain) => () => (tree: Root, file: VFile) => {
  const source = String(file.value);
  const written = ({position}: Nodes): string =>
    source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  let isOpen = false;
  const named = new Set<string>();
  visit(tree, 'footnoteReference', ({identifier}) => void named.add(identifier));
  visit(tree, (node, _index, parent) => {
    if (node.type === 'footnoteDefinition' && !named.has(node.identifier))
      complain(
        lineOf(node),
        `the footnote would not be shown, because no text names it; write [^${node.label ?? node.identifier}] in a text`,
      );
    if (node.type === 'containerDirective') {
      if (!KINDS.includes(node.name))
        complain(lineOf(node), `:::${node.name} is no kind of note; write one of ${KINDS.join(', ')}`);
      else if (node.position && !/\n[\t >]*:{3,}[\t ]*$/.test(written(node)))
        complain(lineOf(node), `the note has no end; write ::: in the line below its text`);
    } else if (node.type === 'leafDirective' || (node.type === 'textDirective' && !isPlain(node))) {
      complain(
        lineOf(node),
        `${written(node).split('\n')[0]} would not be shown, because a colon before a word begins a directive; write \\:`,
      );
    } else if (node.type === 'text' && node.position && parent) {
      const text = written(node);
      text.split('\n').forEach((line, index) => {
        const [marks, name, title] = /^\s*(:{3,})\s*(\w+)?\s*(.*)$/.exec(line)?.slice(1) ?? [];
        const place = lineOf(node) + index;
        if (marks && name)
          complain(
            place,
            `the note is not recognised; write ${marks}${name}${title ? `[${title}]` : ' with empty lines around'}`,
          );
        else if (marks && !isOpen)
          complain(place, `${marks} ends no note; remove it, or write the beginning: ${marks}note`);
        if (marks) isOpen = name !== undefined;
        const [, github, mkdocs] = OTHER_NOTE.exec(line) ?? [];
        const kind = (github ?? mkdocs)?.toLowerCase();
        if (kind)
          complain(
            place,
            `the note is not recognised; write :::${KINDS.includes(kind) ? kind : 'note'}, and ::: below its text`,
          );
        const [footnote] = /(?<!\\)\[\^[^\]\s]+\]/.exec(line) ?? [];
        if (footnote) complain(place, `${footnote} has no text; write it in a paragraph: ${footnote}: …`);
        const [reference] = /(?<![\\\w\])])\[[^\]\\]+\]\[[^\]\\]*\]/.exec(line) ?? [];
        if (reference)
          complain(
            place,
            `${reference} has no definition; write the address in round brackets, or [name]: /address`,
          );
      });
    }
  });
};

/**
 * A remark plugin that puts each expression into a call of `GUARD` with the line and the text, so that one that fails
 * is reported with its place and the others are still rendered.
 */
export const guardExpressions = () => (tree: Root) => {
  const guard = (
    program: NonNullable<Expression['data']>['estree'],
    line: number,
    text: string,
    isShown: boolean,
  ) => {
    const [statement] = program?.body ?? [];
    if (statement?.type !== 'ExpressionStatement') return;
    statement.expression = {
      type: 'CallExpression',
      optional: false,
      callee: {type: 'Identifier', name: GUARD},
      arguments: [
        {type: 'Literal', value: line},
        {type: 'Literal', value: text},
        {type: 'Literal', value: isShown},
        {type: 'ArrowFunctionExpression', expression: true, params: [], body: statement.expression},
      ],
    };
  };
  visit(tree, (node) => {
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
      guard(node.data?.estree, lineOf(node), node.value, true);
    if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return;
    for (const {value} of node.attributes)
      if (value && typeof value === 'object') guard(value.data?.estree, lineOf(node), value.value, false);
  });
};
