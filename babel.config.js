// Only `docusaurus write-translations` needs this file: it parses the sources with Babel to find translatable messages.
// The build compiles with SWC.
module.exports = {
  presets: ['@docusaurus/core/lib/babel/preset'],
};
