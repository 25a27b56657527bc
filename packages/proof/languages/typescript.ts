import {existsSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join, resolve} from 'node:path';

import ts from 'typescript';

import {defineLanguage, type Language, type PageContext} from '../execution/language';
import {blockFailure, type Failure, type Outcome} from '../execution/outcome';
import {insertCaptured, compareOutput, normalise, recordComparison, wholeOutput} from '../execution/output';
import type {Block} from '../pages/page';
import type {Task} from '../pages/tasks';

type TypescriptTask = Extract<Task, {kind: 'typescript'}>;

const marker = '@@proof-block@@';

/**
 * TypeScript and JavaScript: blocks and files are type-checked; blocks with `run` run on Node.js after the earlier ones.
 * @param root folder with `node_modules`, for packages that a page does not install
 */
export function typescript(root: string): Language {
  const checkTypes = typeChecker(root);
  const tsx = createRequire(join(root, 'package.json')).resolve('tsx/cli');
  return defineLanguage({
    acts: isProgram,
    before: (tasks, page) => proveBlockTypes(tasks, page, checkTypes),
    run: (task, page, earlier) => (isProgram(task) ? runTypescript(task, earlier, page, tsx) : []),
    after: (tasks, page) => proveFileTypes(tasks, page, checkTypes),
  });
}

function isProgram(task: Task): task is TypescriptTask {
  return task.kind === 'typescript' && task.run;
}

/** Type-checks the page's `ts` blocks without a title, each with the earlier ones in scope. */
function proveBlockTypes(tasks: readonly Task[], page: PageContext, checkTypes: TypeChecker): Outcome[] {
  const blocks = blocksOf(tasks);
  const outcomes = blocks.map((block): Outcome => ({block, level: 'typed', failures: syntaxFailures(block)}));
  if (blocks.length > 0 && outcomes.every(({failures}) => failures.length === 0)) {
    const program = nestBlocks(blocks);
    const isJsx = blocks.some(({lang}) => lang.endsWith('x'));
    const file = join(page.sandbox.scratch, `blocks.${isJsx ? 'tsx' : 'ts'}`);
    writeFileSync(file, program.text);
    const hint = 'Fix the code; earlier ts blocks of the page are in scope.';
    for (const {line, message} of checkTypes([file])) {
      const origin = program.origin[line - 1];
      const outcome = outcomes.find(({block}) => block === origin?.block);
      outcome?.failures.push(blockFailure(outcome.block, message, {hint}, origin?.line));
    }
  }
  return outcomes;
}

const blocksOf = (tasks: readonly Task[]): Block[] =>
  tasks.filter(({kind}) => kind === 'typescript').map(({block}) => block);

/** The syntax errors of a block on its own, whose brackets could match those of other blocks. */
export function syntaxFailures(block: Block): Failure[] {
  const {diagnostics = []} = ts.transpileModule(block.code, {
    fileName: `block.${block.lang.endsWith('x') ? 'tsx' : 'ts'}`,
    reportDiagnostics: true,
    compilerOptions: {target: options.target, module: options.module, jsx: options.jsx},
  });
  return diagnostics.map(({file, start = 0, messageText}) =>
    blockFailure(
      block,
      ts.flattenDiagnosticMessageText(messageText, '\n'),
      {hint: 'Fix the syntax; each block must be complete.'},
      file?.getLineAndCharacterOfPosition(start).line,
    ),
  );
}

/** Runs a block with the earlier ones before it, and compares what the block itself printed. */
async function runTypescript(
  task: TypescriptTask,
  earlier: readonly Task[],
  page: PageContext,
  tsx: string,
): Promise<Outcome[]> {
  const {block, output} = task;
  const outcome: Outcome = {block, level: 'ran', failures: []};
  const outcomes = [outcome];
  const compared: Outcome = {block: output ?? block, level: 'ran', failures: []};
  if (output) outcomes.push(compared);
  const program = nestBlocks([...blocksOf(earlier), block], ({index}) => `console.log('${marker}${index}');`);
  const file = join(page.sandbox.scratch, `block-${block.index}.ts`);
  writeFileSync(file, insertCaptured(program.text, page.captured));
  const printed = await page.terminal.spawn(process.execPath, [tsx, file]);
  const own = printed.stdout.split(`${marker}${block.index}\n`)[1] ?? '';
  if (printed.code !== 0) {
    outcome.failures.push(
      blockFailure(block, page.died() ?? `the program ended with exit code ${printed.code}`, {
        ran: block.code,
        ...(page.died() === undefined ? {} : {external: true}),
        got: normalise(printed.both.replaceAll(new RegExp(`${marker}\\d+\n`, 'g'), '')),
        hint: 'Earlier ts blocks of the page run before it, in the same program.',
      }),
    );
  } else if (output) {
    compared.failures.push(
      ...recordComparison(output, page, (shown, captured) =>
        compareOutput(shown, {both: own, stdout: own, stderr: printed.stderr}, block.code, captured),
      ),
    );
  }
  const whole = wholeOutput(own, output, page);
  if (whole !== undefined) outcome.printed = whole;
  return outcomes;
}

/** Type-checks the TypeScript files that the page wrote, as they are at its end. */
function proveFileTypes(tasks: readonly Task[], page: PageContext, checkTypes: TypeChecker): Outcome[] {
  const written = new Map<string, Block>();
  for (const task of tasks) {
    if (task.kind !== 'file' || !/\.tsx?$/.test(task.path)) continue;
    const path = resolve(page.sandbox.folder, task.path);
    if (existsSync(path)) written.set(path, task.block);
  }
  if (written.size === 0) return [];
  const found = checkTypes([...written.keys()]);
  return [...written].map(([path, block]) => ({
    block,
    level: 'typed',
    failures: found
      .filter(({file}) => file === path)
      .map(({line, message}) =>
        blockFailure(block, message, {}, block.meta.region === undefined ? line - 1 : undefined),
      ),
  }));
}

/** A program assembled from blocks, with a map from its lines to theirs. */
export interface AssembledProgram {
  text: string;
  /** For each line of the text, its block and the line in the block's code, from 0. */
  origin: ({block: Block; line: number} | undefined)[];
}

/**
 * Assembles blocks so that each sees the previous ones and may redeclare their names: imports are at the top, and every
 * block opens a scope inside the previous one.
 */
export function nestBlocks(blocks: readonly Block[], separate?: (block: Block) => string): AssembledProgram {
  const program: AssembledProgram = {text: '', origin: []};
  const imported = new Set<string>();
  const bodies = blocks.map((block) => {
    const {imports, body} = splitImports(block);
    for (const {node, line} of imports) {
      const fresh = withoutKnownNames(node, imported);
      if (fresh !== undefined) add(program, fresh, block, line);
    }
    return {block, body};
  });
  for (const {block, body} of bodies) {
    add(program, separate ? `{ ${separate(block)}` : '{');
    add(program, body, block, 0);
  }
  add(program, '}'.repeat(bodies.length));
  // Makes the text a module, which may use top-level await.
  add(program, 'export {};');
  return program;
}

function add(program: AssembledProgram, text: string, block?: Block, line = 0): void {
  text.split('\n').forEach((each, index) => {
    program.text += `${each}\n`;
    program.origin.push(block && {block, line: line + index});
  });
}

/** Blanks out a block's imports, and `export` before declarations, so that line numbers stay valid. */
function splitImports({code}: Block): {imports: {node: ts.ImportDeclaration; line: number}[]; body: string} {
  const source = ts.createSourceFile('block.tsx', code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  const imports: {node: ts.ImportDeclaration; line: number}[] = [];
  let body = code;
  const blank = (from: number, to: number): void => {
    body = body.slice(0, from) + body.slice(from, to).replace(/[^\n]/g, ' ') + body.slice(to);
  };
  for (const statement of source.statements) {
    const start = statement.getStart();
    if (ts.isImportDeclaration(statement)) {
      imports.push({node: statement, line: source.getLineAndCharacterOfPosition(start).line});
      blank(start, statement.end);
    } else if (ts.canHaveModifiers(statement)) {
      for (const modifier of ts.getModifiers(statement) ?? []) {
        const exported = modifier.kind === ts.SyntaxKind.ExportKeyword;
        if (exported || modifier.kind === ts.SyntaxKind.DefaultKeyword)
          blank(modifier.getStart(), modifier.end);
      }
    }
  }
  return {imports, body};
}

/** The import without the names that an earlier block imported from the same module. */
function withoutKnownNames(node: ts.ImportDeclaration, known: Set<string>): string | undefined {
  const module = node.moduleSpecifier.getText();
  const isNew = (name: string): boolean => {
    const key = `${module} ${name}`;
    return !known.has(key) && Boolean(known.add(key));
  };
  const clause = node.importClause;
  const bindings = clause?.namedBindings;
  if (!clause || !bindings || !ts.isNamedImports(bindings)) {
    return isNew(node.getText()) ? node.getText() : undefined;
  }
  const names = bindings.elements.map((element) => element.getText()).filter(isNew);
  const fresh = [
    ...(clause.name && isNew(`default ${clause.name.text}`) ? [clause.name.text] : []),
    ...(names.length > 0 ? [`{ ${names.join(', ')} }`] : []),
  ];
  if (fresh.length === 0) return undefined;
  return `import ${clause.phaseModifier === ts.SyntaxKind.TypeKeyword ? 'type ' : ''}${fresh.join(', ')} from ${module};`;
}

interface TypeProblem {
  file: string;
  /** Line from 1. */
  line: number;
  message: string;
}

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  skipLibCheck: true,
  allowJs: true,
  checkJs: true,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  types: ['node'],
};

type TypeChecker = (files: readonly string[]) => TypeProblem[];

// Libraries are parsed once for all pages.
const libraries = new Map<string, ts.SourceFile>();

/** Makes a strict type checker. Packages are resolved from the files, or else from `root`. */
function typeChecker(root: string): TypeChecker {
  const all = {...options, typeRoots: [join(root, 'node_modules', '@types')]};
  let last: ts.Program | undefined;
  return (files) => {
    last = ts.createProgram([...files], all, host(all, root), last);
    const wanted = new Set(files.map((file) => file.replaceAll('\\', '/')));
    return ts.getPreEmitDiagnostics(last).flatMap(({file, start = 0, code, messageText}) =>
      file && wanted.has(file.fileName)
        ? [
            {
              file: file.fileName,
              line: file.getLineAndCharacterOfPosition(start).line + 1,
              message: `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
            },
          ]
        : [],
    );
  };
}

function host(compilerOptions: ts.CompilerOptions, root: string): ts.CompilerHost {
  const base = ts.createCompilerHost(compilerOptions);
  return {
    ...base,
    getSourceFile: (name, version, ...rest) => {
      if (!name.includes('/node_modules/')) return base.getSourceFile(name, version, ...rest);
      const known = libraries.get(name) ?? base.getSourceFile(name, version, ...rest);
      if (known) libraries.set(name, known);
      return known;
    },
    resolveModuleNameLiterals: (literals, containingFile, redirected, moduleOptions) =>
      literals.map(({text}) => {
        const own = ts.resolveModuleName(text, containingFile, moduleOptions, base, undefined, redirected);
        if (own.resolvedModule || text.startsWith('.')) return own;
        return ts.resolveModuleName(text, join(root, 'page.ts'), moduleOptions, base);
      }),
  };
}
