// Translators and other extensions replace texts of the page by elements of their own. When React then removes such
// a text, or puts something before it, the browser throws and the whole page crashes; see
// https://github.com/facebook/react/issues/11538. Within the site's root, the element that took the text's place is
// used instead, and the console says so once. Nodes elsewhere on the page behave as the browser defines it.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

let hasWarned = false;

/** The child of `parent` that `node` is in; `null` when the node is no longer there. */
function childOf(parent: Node, node: Node): Node | null {
  if (!hasWarned) {
    hasWarned = true;
    console.warn(
      'Something other than this site, such as a translator, has changed the page. Some texts may be old.',
    );
  }
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

if (ExecutionEnvironment.canUseDOM) {
  const {removeChild, insertBefore} = Node.prototype;

  /** Whether the browser would throw, within the part of the page that React draws. */
  const isMoved = (parent: Node, child: Node) =>
    child.parentNode !== parent && Boolean(document.getElementById('__docusaurus')?.contains(parent));

  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    if (!isMoved(this, node)) return removeChild.call(this, node) as T;
    const child = childOf(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, reference: Node | null): T {
    if (!reference || !isMoved(this, reference)) return insertBefore.call(this, node, reference) as T;
    return insertBefore.call(this, node, childOf(this, reference)) as T;
  };
}
