import {join} from 'node:path';

import ts from 'typescript';

import {root} from '../paths';

/** A type error in a file. */
export interface TypeProblem {
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
  typeRoots: [join(root, 'node_modules', '@types')],
};

// Libraries are parsed once for all pages.
const libraries = new Map<string, ts.SourceFile>();
let last: ts.Program | undefined;

/** Type-checks files strictly. Packages that are not below them are those of the site. */
export function checkTypes(files: readonly string[], extra: ts.CompilerOptions = {}): TypeProblem[] {
  const all = {...options, ...extra};
  const program = ts.createProgram([...files], all, host(all), last);
  last = program;
  const wanted = new Set(files.map((file) => file.replaceAll('\\', '/')));
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({file}) => file !== undefined && wanted.has(file.fileName))
    .map((diagnostic) => ({
      file: diagnostic.file?.fileName ?? '',
      line: (diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0) + 1,
      message: `TS${diagnostic.code}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n')}`,
    }));
}

function host(compilerOptions: ts.CompilerOptions): ts.CompilerHost {
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
