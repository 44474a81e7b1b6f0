/**
 * The part of the page that scrolls an element, which is another on a phone than on a desktop; null if
 * nothing does.
 */
export function scrollerOf(element: Element | null): Element | null {
  for (let each = element?.parentElement ?? null; each; each = each.parentElement)
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  return null;
}
