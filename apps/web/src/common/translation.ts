/**
 * Keeps the page correct while the browser, or an extension, translates it. A translator replaces text nodes by elements of its own. React
 * still writes into the text nodes, which are no longer on the page. An old question would then stay for ever, and removing the nodes
 * would fail. Here the replacement is changed instead of the text node: a text that has changed is put back, and is translated again.
 */

/** True for an element that React has not made. */
function isForeign(node: Node | null): node is Element {
  return node instanceof Element && !Object.keys(node).some((key) => key.startsWith('__react'));
}

/** The element that replaces a text node which a translator has removed. */
const standIns = new WeakMap<Node, Element>();
/** Texts that have changed since they were last put on the page: a translation that comes now may be of the old one. */
const changed = new WeakSet<Node>();

/** Begins to watch a document; once for a page. */
export function keepTextTrue(page: Document): void {
  const observer = new MutationObserver((records) => follow(observer, records));
  observer.observe(page, { childList: true, characterData: true, subtree: true });
  mendRemoving(observer);
}

function follow(observer: MutationObserver, records: readonly MutationRecord[]): void {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isForeign)));
  for (const record of records) {
    if (record.type === 'characterData') bringBack(record.target);
    else
      for (const node of record.removedNodes)
        if (node instanceof Text) missText(observer, node, record, added);
  }
}

/** A text node was removed: stores its replacement, if there is one. */
function missText(
  observer: MutationObserver,
  text: Text,
  { addedNodes, previousSibling, nextSibling }: MutationRecord,
  added: ReadonlySet<Element>,
): void {
  if (text.isConnected) return;
  const beside = [...addedNodes, previousSibling, nextSibling];
  const standIn = beside.find((node): node is Element => isForeign(node) && added.has(node));
  if (!standIn?.isConnected) return;
  standIns.set(text, standIn);
  if (changed.delete(text) || mayNotStand(standIn)) putBack(text, standIn);
  else observer.observe(text, { characterData: true });
}

/** Drawings whose texts a translator must leave alone. */
const drawings = new WeakSet<Element>();

/**
 * True if an HTML element is inside an SVG drawing, where it is not shown. It is reported once for each
 * drawing.
 */
function mayNotStand({ parentElement }: Element): boolean {
  const drawing = parentElement?.closest('svg');
  if (!drawing || drawings.has(drawing)) return false;
  if (drawing.getAttribute('translate') === 'no') drawings.add(drawing);
  drawing.setAttribute('translate', 'no');
  return true;
}

/** A text has changed. It replaces the translation of its old version. */
function bringBack(text: Node): void {
  const standIn = standIns.get(text);
  if (text.isConnected || !standIn?.isConnected) changed.add(text);
  else putBack(text, standIn);
}

function putBack(text: Node, standIn: Element): void {
  standIns.delete(text);
  standIn.replaceWith(text);
}

/** The child of `parent` in whose place or inside which a node is now; null if there is none. */
function findChildPlace(parent: Node, node: Node): Node | null {
  let at: Node | null = node.isConnected ? node : (standIns.get(node) ?? null);
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}

/** Removes a node that a translator has wrapped, and the wrappers that are empty then. */
function removeWrapped(child: Node, parent: Node): void {
  let wrapper = child.parentNode;
  (child as ChildNode).remove();
  while (wrapper && wrapper !== parent && isForeign(wrapper) && wrapper.childNodes.length === 0) {
    const empty: Element = wrapper;
    wrapper = empty.parentNode;
    empty.remove();
  }
}

/** React removes and moves nodes by the parent they had; here it finds them where a translator has put them. */
function mendRemoving(observer: MutationObserver): void {
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  const leaveNoStandIn = (node: Node): void => {
    const standIn = standIns.get(node);
    standIns.delete(node);
    standIn?.remove();
  };
  const upToDate = (): void => follow(observer, observer.takeRecords());
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    upToDate();
    if (child.parentNode) {
      removeWrapped(child, this);
    } else {
      const standIn = findChildPlace(this, child);
      if (standIn) removeChild.call(this, standIn);
    }
    standIns.delete(child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, child: T, before: Node | null): T {
    if (!before || before.parentNode === this) {
      insertBefore.call(this, child, before);
    } else {
      upToDate();
      insertBefore.call(this, child, findChildPlace(this, before));
    }
    if (standIns.has(child)) leaveNoStandIn(child);
    return child;
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, child: T): T {
    appendChild.call(this, child);
    if (standIns.has(child)) leaveNoStandIn(child);
    return child;
  };
}
