/** The marks by which counters are cut. */
import { HEAD_MM } from './counterSheets.ts';
import type { Extent } from './paper.ts';

/** Short lines at opposite edges of the sheet, between which to cut. */
export function cutsOf(across: readonly number[], down: readonly number[], { width }: Extent): string {
  const [top, foot] = [HEAD_MM, (down.at(-1) ?? HEAD_MM) + 3];
  return [
    ...across.map((x) => `M${x} ${top - 3.5}v2.5M${x} ${foot}v2.5`),
    ...down.map((y) => `M0.5 ${y}h3M${width - 0.5} ${y}h-3`),
  ].join('');
}
