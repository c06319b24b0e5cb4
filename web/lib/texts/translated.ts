/**
 * Keeps React working under machine translation, which replaces or wraps text nodes. DOM calls of React on a replaced
 * node are redirected to its replacement.
 */

/** Replacement of each original text node. */
const places = new WeakMap<Node, Node>();

const isForeign = (node: Node): boolean => node.nodeName === "FONT";
const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE;

function note({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord): void {
  const around = [...addedNodes, previousSibling, nextSibling];
  const place = around.find((node) => node && isForeign(node));
  if (!place) return;
  for (const text of removedNodes) if (isText(text) && !text.isConnected) places.set(text, place);
}

/** Child of `parent` that stands for a node, or null. */
function childOf(parent: Node, node: Node): Node | null {
  if (node.parentNode === parent) return node;
  let place = places.get(node) ?? node;
  while (place.parentNode && place.parentNode !== parent) place = place.parentNode;
  return place.parentNode === parent ? place : null;
}

/** Puts back a text node that was removed or wrapped, so that its updates are visible. */
function putBack(text: Node): void {
  const place = text.isConnected ? text.parentNode : places.get(text);
  if (place && isForeign(place)) outermost(place).parentNode?.replaceChild(text, outermost(place));
}

const outermost = (node: Node): Node =>
  node.parentNode && isForeign(node.parentNode) ? outermost(node.parentNode) : node;

/** Must be called once, before the first render. */
export function surviveTranslation(): void {
  const own = Node.prototype;
  const { removeChild, insertBefore } = own;
  own.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const there = childOf(this, child);
    if (there) removeChild.call(this, there);
    return child;
  };
  own.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, node, before && childOf(this, before));
    return node;
  };
  const value = Object.getOwnPropertyDescriptor(own, "nodeValue");
  Object.defineProperty(own, "nodeValue", {
    ...value,
    set(this: Node, text: string | null) {
      if (isText(this)) putBack(this);
      value?.set?.call(this, text);
    },
  });
  const observer = new MutationObserver((records) => records.forEach(note));
  observer.observe(document.documentElement, { childList: true, subtree: true });
}
