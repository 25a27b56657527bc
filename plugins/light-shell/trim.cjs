/** What the site configuration tells the build and nobody in the browser. */
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
  'webpack',
];

function swap(source, old, other) {
  const swapped = source.replace(old, other);
  if (swapped === source) throw new Error(`light-shell: the packages have no \`${old}\` any more.`);
  return swapped;
}

const parts = {
  /** Of every module, the registry names its file and its id too, which only a server asks for. */
  registry: (source) => source.replace(/, "[^"]+", require\.resolveWeak\("[^"]+"\)\]/g, ']'),

  config(source) {
    const config = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
    const kept = Object.entries(config).filter(([name]) => !BUILD_ONLY.includes(name));
    const {experimental_router} = config.future;
    return `export default ${JSON.stringify({...Object.fromEntries(kept), future: {experimental_router}})};`;
  },

  /** The descriptions of all pages are there for cards of documents (`<DocCardList>`), of which we have none. */
  version(source) {
    const data = JSON.parse(source);
    return data.version ? JSON.stringify({...data, version: {...data.version, docs: {}}}) : source;
  },

  /** Names of properties are put into an order, any: a first comparison by language costs a phone 50 ms. */
  order: (source) => swap(source, 'a[0].localeCompare(b[0])', '(a[0] < b[0] ? -1 : 1)'),

  /**
   * React makes five errors as it starts, to tell them from others when they are thrown. Where DevTools or Lighthouse
   * look on, Chrome reads all of React once more for where the first was made: 15 ms of the processor.
   */
  react: (source) => swap(source, / = Error\(formatProdErrorMessage\(\d+\)\)/g, ' = {}'),
};

/** Loader: takes what the browser never needs out of a file of the framework or of React. */
module.exports = function trim(source) {
  return parts[this.getOptions().part](source);
};
