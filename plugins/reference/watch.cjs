// A loader, which the bundler loads as CommonJS. Pages contain what `plugins/mdx/expand-data` makes of the data, so
// they, also those in the bundler's cache, depend on its files.
const {existsSync, readdirSync} = require('node:fs');
const {join} = require('node:path');

module.exports = function watch(source) {
  const {folder, components} = this.getOptions();
  for (const name of readdirSync(folder)) this.addDependency(join(folder, name));
  // A component that is written after the page that uses it; see `plugins/mdx/remark/import-components.ts`.
  for (const [, name] of source.matchAll(/<([A-Z]\w*)/g)) {
    const files = components.map((each) => join(each, name, 'index.tsx'));
    if (!files.some(existsSync)) for (const file of files) this.addMissingDependency(file);
  }
  return source;
};
