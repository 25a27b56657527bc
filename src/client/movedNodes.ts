// Translators and other extensions replace text nodes with elements of their own. React does not notice: it would write
// later texts into nodes that are no longer on the page, and the browser would throw when React removes such a node; see
// https://github.com/facebook/react/issues/11538. So a text that React changes or removes returns to its place first; a
// translator that is still at work translates it again.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Texts that are no longer on the page, and the nodes in their place. */
interface Replacement {
  texts: Set<Text>;
  shown: Set<ChildNode>;
}

/** By texts and by nodes in their place. */
const replacements = new WeakMap<Node, Replacement>();
/** Nodes that React has removed. */
const removed = new WeakSet<Node>();
let hasWarned = false;

/** Reads which texts something else has replaced, and puts texts back that React has changed since. */
function readChanges(changes: MutationRecord[], observer: MutationObserver): void {
  const added = new Set<Node>();
  const gaps = new Set<{texts: Text[]; target: Node; previous: Node | null; next: Node | null}>();

  function connect(texts: Iterable<Text>, shown: Iterable<ChildNode>): void {
    const [first] = shown;
    const known = first && replacements.get(first);
    const replacement = known ?? {texts: new Set(), shown: new Set()};
    for (const text of texts) {
      replacement.texts.add(text);
      replacements.set(text, replacement);
      observer.observe(text, {characterData: true});
    }
    for (const node of shown) {
      replacement.shown.add(node);
      replacements.set(node, replacement);
    }
  }

  for (const change of changes) {
    const {target, previousSibling: previous, nextSibling: next} = change;
    if (change.type === 'characterData') {
      restore(target);
      continue;
    }
    const shown = Array.from(change.addedNodes) as ChildNode[];
    for (const node of shown) {
      added.add(node);
      if (node.isConnected) removed.delete(node);
    }
    const texts = Array.from(change.removedNodes).filter(
      (node): node is Text => node instanceof Text && !node.isConnected && !removed.has(node),
    );
    if (texts.length > 0) {
      const before = [previous, next].find((node) => node && added.has(node) && !replacements.has(node));
      if (shown.length > 0) connect(texts, shown);
      else if (before) connect(texts, [before as ChildNode]);
      // The element may follow.
      else gaps.add({texts, target, previous, next});
    } else if (shown.length > 0) {
      const gap = [...gaps].find(
        (each) => each.target === target && each.previous === previous && each.next === next,
      );
      if (!gap) continue;
      gaps.delete(gap);
      connect(gap.texts, shown);
    }
  }
  // One element may stand for several texts.
  for (const {texts, previous, next} of gaps) {
    const shared = [previous, next].find((node) => node && replacements.has(node));
    if (shared) connect(texts, [shared as ChildNode]);
  }
}

/** Puts a text and those that were replaced with it back in their place. */
function restore(node: Node): void {
  const replacement = node.isConnected ? undefined : replacements.get(node);
  if (!replacement) return;
  const {texts, shown} = replacement;
  const [first, ...others] = [...shown].filter(({isConnected}) => isConnected);
  first?.replaceWith(...texts);
  for (const other of others) other.remove();
  for (const each of [...texts, ...shown]) replacements.delete(each);
}

/** The child of `parent` that contains `node`; `null` if the node is no longer inside. */
function childOf(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  if (child !== node && !hasWarned) {
    hasWarned = true;
    console.warn(
      'Something other than this site, such as a translation tool, has changed the page. Some text may be outdated.',
    );
  }
  return child;
}

if (ExecutionEnvironment.canUseDOM) {
  const observer = new MutationObserver((changes) => readChanges(changes, observer));
  // Dialogs are outside of the site's root.
  observer.observe(document.documentElement, {childList: true, subtree: true});

  // Called with `call` only.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const {removeChild, insertBefore} = Node.prototype;

  /** Whether the browser would throw because `child` was moved, inside the part of the page that React renders. */
  function isMoved(parent: Node, child: Node): boolean {
    if (child.parentNode === parent) return false;
    readChanges(observer.takeRecords(), observer);
    restore(child);
    return child.parentNode !== parent && Boolean(document.getElementById('__docusaurus')?.contains(parent));
  }

  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    const moved = isMoved(this, node);
    removed.add(node);
    if (!moved) return removeChild.call(this, node) as T;
    const child = childOf(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, reference: Node | null): T {
    if (!reference || !isMoved(this, reference)) return insertBefore.call(this, node, reference) as T;
    return insertBefore.call(this, node, childOf(this, reference)) as T;
  };
}
