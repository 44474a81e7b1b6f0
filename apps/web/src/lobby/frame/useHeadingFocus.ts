import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the heading of each new page the focus, as soon as the page has come. The page that was opened first is left alone: there the
 * skip link comes first.
 * @param within what surrounds the pages
 * @param page changes when another page is shown
 */
export function useHeadingFocus(within: RefObject<HTMLElement | null>, page: string): void {
  const shown = useRef(page);
  // Before the effects of the page itself, which may scroll on to what its address names.
  useLayoutEffect(() => {
    const { current } = within;
    if (shown.current === page || !current) return;
    shown.current = page;
    scrollTo(0, 0);
    if (focusHeading(current)) return;
    const coming = new MutationObserver(() => {
      if (focusHeading(current)) coming.disconnect();
    });
    coming.observe(current, { childList: true, subtree: true });
    return () => coming.disconnect();
  }, [within, page]);
}

/** Gives the heading of a page the focus. False if there is none yet. */
export function focusHeading(within: HTMLElement): boolean {
  // Not the heading shown while a page loads.
  const heading = [...within.querySelectorAll('h1')].find((each) => !each.closest('[aria-busy]'));
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus();
  return true;
}
