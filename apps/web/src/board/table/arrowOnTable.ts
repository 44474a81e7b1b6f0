/** Arrows of orders end at the table's edge, even if the order goes farther. */
import type { Spot, Table } from '@linstock/ground';

/** Distance from the edge at which such an arrow ends, in thousandths of an inch. */
const EDGE_GAP = 300;

/** An arrow, as the marker of an order has it. */
interface Arrow {
  readonly from: Spot;
  readonly to: Spot;
}

/** The part of an arrow that lies on the table; all of it if it begins at the edge or beyond. */
export function clipArrow({ from, to }: Arrow, { width, height }: Pick<Table, 'width' | 'height'>): Arrow {
  const share = Math.min(
    1,
    partWithin(from.x, to.x, width - EDGE_GAP),
    partWithin(from.y, to.y, height - EDGE_GAP),
  );
  if (share <= 0) return { from, to };
  const along = (a: number, b: number) => Math.round(a + (b - a) * share);
  return { from, to: { x: along(from.x, to.x), y: along(from.y, to.y) } };
}

/** The part of the line from a to b that is between the two edges. */
function partWithin(a: number, b: number, most: number): number {
  if (b > most) return (most - a) / (b - a);
  return b < EDGE_GAP ? (a - EDGE_GAP) / (a - b) : 1;
}
