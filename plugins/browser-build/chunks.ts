import type {BuiltFiles} from './files';

/** The part of a bundler chunk that is used here: the imports that requested it. */
interface Chunk {
  groupsIterable: Iterable<{origins: readonly {request?: string}[]}>;
}

/** Modules of the routes that enclose every documentation page. */
const DOCS_FRAME = /^@(theme\/Doc|generated\/docusaurus-plugin-content-docs)/;

/** Chunks whose styles load with them instead of with the first page. */
const OWN_STYLES =
  /^@site\/(docs|src\/(components\/KeyboardShortcuts|search-ui\/dialog\/Modal|figures\/(AmmCurve|BcsViewer)|proof\/Receipt|programs\/Runner|reference))|^@theme\/SearchPage$|^\.\/offer$/;

const isRequestedAs = (pattern: RegExp) => (chunk: Chunk) =>
  [...chunk.groupsIterable].some(({origins}) => origins.some(({request = ''}) => pattern.test(request)));

/** Splits the code of the production build for browsers into files, and records the files for other plugins. */
export function splitting(files: BuiltFiles) {
  const hasPageStyles = isRequestedAs(OWN_STYLES);
  const cacheGroups = {
    // React changes less often than the site, so browsers can keep its file between deploys.
    react: {
      name: 'react',
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
      chunks: 'initial' as const,
      enforce: true,
      priority: 20,
    },
    // A single file, instead of eight that are always needed together.
    docs: {name: 'docs', chunks: isRequestedAs(DOCS_FRAME), enforce: true, priority: 10},
    styles: {chunks: (chunk: Chunk) => !hasPageStyles(chunk)},
  };
  const recordFiles = (compiler: Parameters<BuiltFiles['record']>[0]) => files.record(compiler);
  return {plugins: [recordFiles], optimization: {splitChunks: {cacheGroups}}};
}
