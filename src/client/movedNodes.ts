// Translators and other extensions replace text nodes with elements of their own. When React removes such a text, or
// inserts something before it, the browser throws and the whole page crashes; see
// https://github.com/facebook/react/issues/11538. Inside the site's root, the replacement is used instead, with one
// warning. Nodes outside are unaffected.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

let hasWarned = false;

/** The child of `parent` that contains `node`; `null` if the node is no longer inside. */
function childOf(parent: Node, node: Node): Node | null {
  if (!hasWarned) {
    hasWarned = true;
    console.warn(
      'Something other than this site, such as a translation tool, has changed the page. Some text may be outdated.',
    );
  }
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

if (ExecutionEnvironment.canUseDOM) {
  // Called with `call` only.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const {removeChild, insertBefore} = Node.prototype;

  /** Whether the browser would throw because `child` was moved, inside the part of the page that React renders. */
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
