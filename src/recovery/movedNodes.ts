// Translators and other extensions replace texts of the page by elements of their own. When React then removes such
// a text, or puts something before it, the browser throws and the whole page crashes; see
// https://github.com/facebook/react/issues/11538. Here the element that took the text's place is meant instead.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The child of `parent` that `node` is, or is in; `null` when it is no longer there. */
function childOf(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

if (ExecutionEnvironment.canUseDOM) {
  const {removeChild, insertBefore} = Node.prototype;

  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    const child = childOf(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, reference: Node | null): T {
    insertBefore.call(this, node, reference && childOf(this, reference));
    return node;
  };
}
