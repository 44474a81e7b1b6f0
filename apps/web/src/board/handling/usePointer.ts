/** The pointer on a board of either kind: mouse, pen and fingers, always with the latest props. */
import { type RefObject, useEffect, useRef } from 'react';
import { listenTo, type PointerHandlers } from './gestures.ts';

/**
 * Listens to the pointer on a board's element.
 * @param ground the data the handlers are made from; they are made again only if it changes
 * @param latest the data that may change with every drawing; the handlers ask for it
 * @param handlersOn makes the handlers; a function of the module, which does not change
 */
export function usePointer<Ground, Latest>(
  root: RefObject<HTMLElement | null>,
  ground: Ground,
  latest: Latest,
  handlersOn: (element: HTMLElement, ground: Ground, now: () => Latest) => PointerHandlers,
): void {
  const now = useRef(latest);
  useEffect(() => {
    now.current = latest;
  });
  useEffect(() => {
    const element = root.current;
    return element
      ? listenTo(
          element,
          handlersOn(element, ground, () => now.current),
        )
      : undefined;
  }, [root, ground, handlersOn]);
}

/** The id of the piece that an element belongs to. Null if it belongs to none. */
export function pieceOfElement(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target.closest('[data-piece]') : null;
  return element?.getAttribute('data-piece') ?? null;
}
