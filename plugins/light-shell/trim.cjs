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
  order(source) {
    const compare = 'a[0].localeCompare(b[0])';
    if (!source.includes(compare))
      throw new Error(`light-shell: the framework has no \`${compare}\` any more.`);
    return source.replace(compare, '(a[0] < b[0] ? -1 : 1)');
  },

  /**
   * React makes five errors as it starts, to tell them from others when they are thrown. Where DevTools or Lighthouse
   * look on, Chrome reads all of React once more for where the first was made: 15 ms of the processor.
   */
  react(source) {
    const made = / = Error\(formatProdErrorMessage\(\d+\)\)/g;
    if (!made.test(source)) throw new Error('light-shell: React makes no errors any more as it starts.');
    return source.replace(made, ' = {}');
  },
};

/** Loader: takes what the browser never needs out of a file of the framework or of React. */
module.exports = function trim(source) {
  return parts[this.getOptions().part](source);
};
