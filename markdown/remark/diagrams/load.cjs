// CommonJS on purpose: the loader of docusaurus.config.ts turns `import()` in TypeScript into `require()`,
// and beautiful-mermaid can only be imported.
module.exports.loadRenderer = () => import('beautiful-mermaid');
