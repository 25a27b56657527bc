import type {ImportDeclaration, Program, VariableDeclaration} from 'estree';

const isRuntime = (node: Program['body'][number]): node is ImportDeclaration =>
  node.type === 'ImportDeclaration' && /^react\/jsx-(dev-)?runtime$/.test(String(node.source.value));

/**
 * Recma plugin: a page calls React's functions by names of its own. The bundler keeps a record of every place at which
 * an import is used, and a page that is compiled makes a thousand calls: two fifths of the memory that bundling 1,000 of them takes.
 */
export default function localJsx() {
  return ({body}: Program): void => {
    const runtime = body.find(isRuntime);
    if (!runtime) return;
    const declarations = runtime.specifiers.map((specifier): VariableDeclaration['declarations'][number] => {
      const {local} = specifier;
      specifier.local = {type: 'Identifier', name: `${local.name}Import`};
      return {type: 'VariableDeclarator', id: local, init: specifier.local};
    });
    const firstStatement = body.findIndex(({type}) => type !== 'ImportDeclaration');
    body.splice(firstStatement, 0, {type: 'VariableDeclaration', kind: 'const', declarations});
  };
}
