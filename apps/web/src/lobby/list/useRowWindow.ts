import { type RefObject, useEffect, useState } from 'react';
import { type RowWindow, windowOf } from './listedRows.ts';

/** The height of the box before it has been measured, pixels. */
const FIRST_HEIGHT = 900;

/**
 * The rows of a scrolled box that are in the page. It follows the scrolling and the size of the box.
 * @param rowHeight pixels
 */
export function useRowWindow(
  box: RefObject<HTMLElement | null>,
  rowHeight: number,
  count: number,
): RowWindow {
  const [seen, setSeen] = useState({ firstRow: 0, height: FIRST_HEIGHT });
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const measure = () => {
      const firstRow = Math.floor(current.scrollTop / rowHeight);
      const height = current.clientHeight;
      setSeen((last) => (last.firstRow === firstRow && last.height === height ? last : { firstRow, height }));
    };
    current.addEventListener('scroll', measure, { passive: true });
    // It measures at once, too.
    const resized = new ResizeObserver(measure);
    resized.observe(current);
    return () => {
      current.removeEventListener('scroll', measure);
      resized.disconnect();
    };
  }, [box, rowHeight]);
  return windowOf(seen.firstRow * rowHeight, seen.height + rowHeight, rowHeight, count);
}
