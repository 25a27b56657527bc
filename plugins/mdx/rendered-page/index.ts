// Renders a page without a browser and without its components, and returns what it consists of: elements with their
// properties and lines, wherever they come from: Markdown, HTML, components, expressions, data, or imported parts.
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {compileToJSX} from '@docusaurus/mdx-loader/lib/utils';
import type {MarkdownConfig} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER, resolveMarkdownLinkPathname} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {repositoryPath, root} from '../../../lib/repository';
import {registered} from '../../../src/theme/MDXComponents/registered';
import {checkPlugins} from '..';
import {type Complain, GUARD, guardExpressions, unrecognised} from './written';

/** Something wrong on a page, with its place. */
export interface Complaint {
  file: string;
  line: number;
  message: string;
}

/** An element or component of a page. */
export interface RenderedNode {
  type: string;
  props: Readonly<Record<string, unknown>>;
  file: string;
  /** Undefined for what no line of the file says, such as the entries of a glossary. */
  line?: number;
}

export interface RenderedPage {
  /** Nodes, texts, and lists of them. */
  content: unknown;
  complaints: Complaint[];
}

export const isNode = (value: unknown): value is RenderedNode =>
  typeof value === 'object' && value !== null && NODE in value;

const NODE = Symbol('node');

type Component = (props: unknown) => unknown;
type Module = Record<string, unknown>;

/** The components that pages need not import, besides the site's own: the theme's. */
const THEME_COMPONENTS = ['Details', 'Head', 'TabItem', 'Tabs'];

const HINTS: readonly [pattern: RegExp, hint: (source: string) => string][] = [
  [
    /acorn/,
    (line) =>
      /^#.*\{#([\w-]+)\}/.test(line)
        ? `write the id of the heading as {/* #${/\{#([\w-]+)\}/.exec(line)?.[1]} */}`
        : 'braces are JavaScript in MDX; put the text in backticks, or write \\{',
  ],
  [
    /[Cc]losing (?:tag|slash)/,
    () => 'end the element: <br />, or <b>text</b> with both tags in the same paragraph',
  ],
  [
    /before name|in name|attribute|Unexpected character/,
    () => 'a < begins an element; put code in backticks, or write &lt;',
  ],
];

/** The line and the way out for a message of the MDX parser, which reports an element without an end at the end of the text. */
function explainSyntaxError(reason: string, line: number, source: string): {line: number; message: string} {
  const [, opening] = /\((\d+):\d+-\d+:\d+\)/.exec(reason) ?? [];
  const place = opening === undefined ? line : Number(opening);
  const text = source.split('\n')[place - 1] ?? '';
  const hint = HINTS.find(([pattern]) => pattern.test(reason))?.[1](text);
  return {line: place, message: [reason, hint ?? 'correct the MDX'].join('; ')};
}

/** Whether React renders a value: neither objects and functions, nor lists with them. */
const canBeShown = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every(canBeShown)
    : (typeof value !== 'object' && typeof value !== 'function') || value === null || isNode(value);

/** A value whose every part is a component with that name. */
const stubs = (fallback: string): Module =>
  new Proxy({}, {get: (_target, name) => (name === 'default' ? fallback : String(name)), has: () => true});

/**
 * Creates a function that renders pages.
 * @param routes the addresses of the pages by their files: `docs/intro.mdx` → `/intro`
 */
export function pageRenderer(routes: ReadonlyMap<string, string>): (file: string) => Promise<RenderedPage> {
  let complaints: Complaint[] = [];
  let current = '';
  const complain: Complain = (line, message) => complaints.push({file: current, line, message});
  const lineOf = (node: {position?: {start: {line: number}}}) => node.position?.start.line ?? 1;

  /** Reports what the framework would throw an error without a line for, and takes it out of the page. */
  const addresses = () => (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'mdxjsEsm') {
        for (const statement of node.data?.estree?.body ?? []) {
          if (statement.type !== 'ImportDeclaration') continue;
          const source = String(statement.source.value);
          if (/^(?:\.|@site\/)/.test(source) && !fileOf(source, path.join(root, current)))
            complain(
              statement.loc?.start.line ?? lineOf(node),
              `${source} does not exist; correct the import`,
            );
        }
      }
      if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
      if (isDecodable(node.url)) return;
      complain(lineOf(node), malformed(node.url));
      node.url = '#';
    });
  };
  const options = {
    development: true,
    outputFormat: 'function-body',
    siteDir: root,
    staticDirs: [path.join(root, 'static')],
    admonitions: true,
    ...checkPlugins,
    beforeDefaultRemarkPlugins: [
      unrecognised(complain),
      addresses,
      ...checkPlugins.beforeDefaultRemarkPlugins,
    ],
    remarkPlugins: [guardExpressions],
    markdownConfig: {
      format: 'mdx',
      mermaid: false,
      emoji: true,
      mdx1Compat: {comments: false, admonitions: false, headingIds: false},
      anchors: {maintainCase: false},
      hooks: {
        onBrokenMarkdownLinks: ({url, node}) => {
          complain(lineOf(node), `${url}: no page or file has this path; correct the link`);
          return '#';
        },
        onBrokenMarkdownImages: ({url, node}) => {
          complain(lineOf(node), `${url}: no picture has this path; correct the path, or add the file`);
          return '#';
        },
        // Docusaurus 4 has this hook, too; `unrecognised` reports what it would.
        onUnusedMarkdownDirectives: 'ignore',
      } as MarkdownConfig['hooks'],
    } satisfies Partial<MarkdownConfig> as unknown as MarkdownConfig,
    resolveMarkdownLink: ({linkPathname, sourceFilePath}: {linkPathname: string; sourceFilePath: string}) =>
      resolveMarkdownLinkPathname(linkPathname, {
        sourceFilePath,
        siteDir: root,
        contentPaths: {contentPath: path.join(root, 'docs'), contentPathLocalized: path.join(root, 'docs')},
        sourceToPermalink: new Map([...routes].map(([file, route]) => [`@site/${file}`, route])),
      }),
  };

  /** Compiles a file and runs it, so that its components can be called. Only one file is compiled at a time. */
  async function load(file: string, components: Module): Promise<Module> {
    const outer = {complaints, current};
    const found: Complaint[] = [];
    [complaints, current] = [found, repositoryPath(file)];
    const source = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
    try {
      const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: source});
      const {content} = await compileToJSX({
        filePath: file,
        fileContent: source,
        frontMatter,
        options,
        compilerName: 'server',
      });
      return await evaluate(content, file, components);
    } catch (error) {
      const {
        reason,
        line = 1,
        message,
      } = ((error as Error).cause ?? error) as {
        reason?: string;
        line?: number;
        message: string;
      };
      const {line: place, message: text} = explainSyntaxError(reason ?? message, line, source);
      found.push({file: repositoryPath(file), line: place, message: text});
      return stubs('');
    } finally {
      [complaints, current] = [outer.complaints, outer.current];
      complaints.push(...found);
    }
  }

  async function evaluate(code: string, file: string, components: Module): Promise<Module> {
    const name = repositoryPath(file);
    const jsxDEV = (
      type: unknown,
      props: Record<string, unknown>,
      _key: unknown,
      _isStatic: unknown,
      place?: {lineNumber?: number},
    ): unknown => {
      if (typeof type === 'function') return (type as Component)(props);
      const node: RenderedNode = {
        type: typeof type === 'string' ? type : '',
        props,
        file: name,
        line: place?.lineNumber,
      };
      return Object.assign(node, {[NODE]: true});
    };
    const guard = (line: number, text: string, isShown: boolean, make: () => unknown): unknown => {
      const short = text.length > 40 ? `${text.slice(0, 40)}…` : text;
      try {
        const value = make();
        if (!isShown || canBeShown(value)) return value;
        complaints.push({
          file: name,
          line,
          message: `{${short}} is an object, which cannot be shown; put the text in backticks, or write \\{`,
        });
      } catch (error) {
        if (/^Expected (?:component|object)/.test((error as Error).message)) throw error;
        complaints.push({
          file: name,
          line,
          message: `{${short}} cannot be rendered: ${(error as Error).message}; put the text in backticks, or write \\{`,
        });
      }
      return undefined;
    };
    const importModule = async (specifier: string): Promise<Module> => {
      const source = specifier.startsWith('file:') ? fileURLToPath(specifier) : specifier;
      const target = fileOf(source, file);
      if (target && /\.mdx?$/.test(target)) return load(target, components);
      if (!target && /^(?:\.|\/|@site\/)/.test(source)) return stubs('Missing');
      // Components: what they show needs React.
      if (/^@(?:theme|docusaurus|generated)|\.css$|\/src\/.*\.tsx$/.test(target ?? source))
        return stubs(path.basename(source).replace(/\.\w+$/, ''));
      // Docusaurus and the scripts load TypeScript by other means, which replace `import()`, and not `require`.
      if (target?.endsWith('.ts')) return (await import(pathToFileURL(target).href)) as Module;
      return createRequire(file)(target ?? source) as Module;
    };
    // The framework has found the file of a picture that it requires.
    const requireFile = () => ({default: 'data:,'});
    const runtime = {
      Fragment: '',
      jsxDEV,
      useMDXComponents: () => components,
      baseUrl: pathToFileURL(file).href,
    };
    // What MDX compiles is the body of a function that reads its first argument.
    const AsyncFunction = evaluate.constructor as new (
      ...words: string[]
    ) => (...values: unknown[]) => Promise<Module>;
    const body = code.replaceAll('await import(', 'await __import(');
    const run = new AsyncFunction('__runtime', 'require', '__import', GUARD, body);
    return run(runtime, requireFile, importModule, guard);
  }

  return async (file) => {
    complaints = [];
    current = file;
    const components: Module = Object.fromEntries(
      [...registered, ...THEME_COMPONENTS].map((each) => [each, each]),
    );
    const module = await load(path.join(root, file), components);
    let content: unknown;
    for (let tries = 0; tries < 100 && content === undefined; tries++) {
      try {
        content = typeof module.default === 'function' ? (module.default as Component)({}) : [];
      } catch (error) {
        const {message} = error as Error;
        const [, kind, name = ''] = /^Expected (component|object) `([^`]+)`/.exec(message) ?? [];
        const [, line, inFile] = /at `(\d+):[^`]*`(?: in `([^`]+)`)?/.exec(message) ?? [];
        const place = {file: inFile === undefined ? file : repositoryPath(inFile), line: Number(line ?? 1)};
        if (!kind || components[name]) {
          complaints.push({...place, message: `the page cannot be rendered: ${message}`});
          break;
        }
        components[name] = kind === 'object' ? stubs(name) : name;
        complaints.push({
          ...place,
          message: `<${name}> is no component of the site; correct its name, or import it, with an empty line above and below the import`,
        });
      }
    }
    const seen = new Set<string>();
    const isNew = ({file: where, line, message}: Complaint) => {
      const key = `${where}:${line} ${message}`;
      return !seen.has(key) && seen.add(key);
    };
    return {content, complaints: complaints.filter(isNew)};
  };
}

/** The file that a page imports; undefined if it does not exist, or is a package. */
function fileOf(source: string, from: string): string | undefined {
  const target = source.startsWith('@site/')
    ? path.join(root, source.slice('@site/'.length))
    : path.resolve(path.dirname(from), source);
  if (!/^(?:\.|\/|@site\/)/.test(source)) return undefined;
  return ['', '.ts', '.tsx', '.js', '.json', '/index.ts', '/index.tsx']
    .map((ending) => `${target}${ending}`)
    .find((file) => /\.\w+$/.test(file) && existsSync(file));
}

/** Whether the address has no % without two digits. */
export function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

export const malformed = (url: string): string =>
  `${url}: a % needs two digits after it; write %25 for the sign`;
