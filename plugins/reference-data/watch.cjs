// A loader, which the bundler loads as CommonJS. Pages contain what `markdown/remark/expand-data` makes of the data, so
// they, also those in the bundler's cache, depend on its files.
const {readdirSync} = require('node:fs');
const {join} = require('node:path');

module.exports = function watch(source) {
  const {folder} = this.getOptions();
  for (const name of readdirSync(folder)) this.addDependency(join(folder, name));
  return source;
};
