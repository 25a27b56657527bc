// The production build compiles with SWC (`future.faster`). Babel still has one job of its own:
// `docusaurus write-translations` parses the sources with it to find translatable messages,
// and so does any tool that runs a Babel pass over them. Do not delete this file.
module.exports = {
  presets: ['@docusaurus/core/lib/babel/preset'],
};
