import {Prism} from 'prism-react-renderer';
import type {TokenStream} from 'prismjs';
import type {LineMarks} from '@cedra-docs/proof/build';
import {escapeHtml} from '../../lib/html';
import {refineBash} from './bash';
import {registerMove} from './move';

/** Languages that prism-react-renderer does not include. */
const LANGUAGES = ['bash', 'diff', 'ini', 'powershell', 'rust', 'solidity', 'toml'];

/**
 * The element of `src/css/code.css` for a token, with the shortest possible name: a page can have thousands of them,
 * each of them twice, in its HTML and in its script. Punctuation has the colour of the text.
 */
const elements = new Map(
  Object.entries({
    'c-c': ['comment', 'prolog', 'doctype', 'cdata'],
    'c-k': ['keyword', 'atrule', 'important', 'selector', 'tag'],
    'c-s': ['string', 'char', 'attr-value', 'regex'],
    'c-n': ['number', 'boolean', 'constant', 'symbol'],
    'c-f': ['function', 'function-variable', 'macro'],
    'c-t': ['class-name', 'builtin', 'namespace', 'attribute', 'attr-name', 'property', 'variable'],
    'c-i': ['inserted'],
    'c-d': ['deleted'],
  }).flatMap(([element, types]) => types.map((type) => [type, element] as const)),
);

let loaded: Promise<void> | undefined;

/** Prism's components register with the Prism in the global scope. */
async function loadLanguages(): Promise<void> {
  const scope = globalThis as {Prism?: unknown};
  scope.Prism = Prism;
  for (const language of LANGUAGES) await import(`prismjs/components/prism-${language}.js`);
  delete scope.Prism;
  refineBash(Prism);
  registerMove(Prism);
}

/** Colours a text. No element crosses a line break, so that lines can be separated. */
function paint(text: string, element: string | undefined): string {
  if (!element) return escapeHtml(text);
  return text
    .split('\n')
    .map((part) => (part.trim() ? `<${element}>${escapeHtml(part)}</${element}>` : part))
    .join('\n');
}

/** Whether a token is a command substitution of Bash. */
const isSubstitution = ({type, content}: Exclude<TokenStream, string | unknown[]>): boolean =>
  type === 'variable' &&
  Array.isArray(content) &&
  typeof content[0] === 'object' &&
  'content' in content[0] &&
  content[0].content === '$(';

/** Renders tokens; the innermost type with a colour counts. */
function render(stream: TokenStream, outer?: string): string {
  if (typeof stream === 'string') return paint(stream, outer);
  if (Array.isArray(stream)) return stream.map((token) => render(token, outer)).join('');
  const {type, alias, content} = stream;
  // Bash is a language of its own inside `$(…)`: only the parentheses are the variable.
  if (isSubstitution(stream)) return render(content);
  const own = [...[alias].flat(), type].map((name) => elements.get(name)).find(Boolean);
  return render(content, own ?? outer);
}

/**
 * Colours code.
 * @param language a name that Prism knows; text in another language is not coloured
 * @returns HTML for the inside of a `code` element
 */
export async function highlight(
  code: string,
  language: string,
  marks: LineMarks = new Map(),
): Promise<string> {
  loaded ??= loadLanguages();
  await loaded;
  const grammar = Prism.languages[language];
  const html = grammar ? render(Prism.tokenize(code, grammar)) : escapeHtml(code);
  if (marks.size === 0) return html;
  const lines = html.split('\n');
  return lines
    .map((line, index) => {
      const end = index < lines.length - 1 ? '\n' : '';
      const mark = marks.get(index + 1);
      if (!mark) return line + end;
      const tag = mark === 'removed' ? 'del' : 'span';
      return `<${tag} class="code-${mark}">${line}${end}</${tag}>`;
    })
    .join('');
}
