/** A browser's translation of the page, as far as it changes the page's elements. The words are unchanged. */
import type { Page } from 'playwright-core';

/**
 * How a text is translated. It is replaced by an element with a text of its own, or wrapped by an element. Or it is
 * replaced some time after it was read, when the page may have another text.
 */
export type Translation = 'replaced' | 'wrapped' | 'late';

/** Translates what the page says now and will say. */
export async function translate(page: Page, how: Translation): Promise<void> {
  await page.evaluate(translateInPage, how);
}

/** Runs in the page. Text of the board is left alone, since an element of HTML says nothing in a drawing. */
function translateInPage(how: Translation): void {
  const element = (text: string): HTMLElement => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text;
    outer.append(inner);
    return outer;
  };
  const give = (node: Node): void => {
    const { parentElement, nodeValue } = node;
    if (!nodeValue?.trim() || !parentElement || parentElement.closest('font, script, style, svg')) return;
    if (how === 'replaced') (node as Text).replaceWith(element(nodeValue));
    else if (how === 'late')
      setTimeout(
        () => node.parentElement?.closest('font') ?? (node as Text).replaceWith(element(nodeValue)),
        40,
      );
    else {
      const outer = document.createElement('font');
      (node as Text).replaceWith(outer);
      outer.append(node);
    }
  };
  const within = (root: Node): void => {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (walk.nextNode()) nodes.push(walk.currentNode);
    nodes.forEach(give);
  };
  within(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') give(target);
      for (const node of addedNodes) {
        if (node instanceof Text) give(node);
        else if (node instanceof Element && node.tagName !== 'FONT') within(node);
      }
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
