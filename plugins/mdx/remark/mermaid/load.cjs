// CommonJS, because the loader of docusaurus.config.ts turns `import()` in TypeScript into `require()`, and
// beautiful-mermaid has no CommonJS build.
module.exports.loadRenderer = () => import('beautiful-mermaid');
