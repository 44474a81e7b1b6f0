import { type RefObject, useEffect } from 'react';

/** Gives the first Tab on an untouched page to this element. Without it the browser begins at the last scrolled place. */
export function useFirstTab(first: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const touched = new AbortController();
    const done = () => touched.abort();
    const press = (event: KeyboardEvent) => {
      done();
      const { activeElement, body } = document;
      if (event.key !== 'Tab' || event.shiftKey || (activeElement !== null && activeElement !== body)) return;
      event.preventDefault();
      first.current?.focus();
    };
    const once = { signal: touched.signal, capture: true };
    document.addEventListener('keydown', press, once);
    document.addEventListener('pointerdown', done, once);
    document.addEventListener('focusin', done, once);
    return done;
  }, [first]);
}
