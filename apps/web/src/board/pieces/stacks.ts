/** How the pieces of one hex lie: companies in a pile, leaders and commanders beside it. */
import { isOfficer, type Piece } from '@linstock/scene';
import { idOfPlace } from '../model.ts';
import { HEX_RADIUS, type Spot } from '../plate.ts';

/** A counter's width and height, in plate units. */
export const COUNTER = { width: 1.32 * HEX_RADIUS, height: 1.05 * HEX_RADIUS } as const;

/** How far each next counter of a pile is moved up and right. */
const OFFSET = 0.14 * COUNTER.width;

/** Where the first, second … leader of a hex stands before its troops, in hex radii right of the middle. */
const LEADERS_ACROSS = [0.5, 0, 0.25, -0.25];

/** Where a piece is drawn, and what of its pile it hides. */
export interface Laid {
  readonly piece: Piece;
  readonly at: Spot;
  /** Lies under so many others that it is not drawn until the pile is fanned out. */
  readonly buried: boolean;
  /** Number of counters in the pile, on the top one of more than three; else 0. */
  readonly badge: number;
}

/** Pieces on the table by their place, in the scene's order. */
export function pilesOf(pieces: readonly Piece[]): Map<string, Piece[]> {
  const piles = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (piece.place === null) continue;
    const place = idOfPlace(piece.place);
    const pile = piles.get(place);
    if (pile) pile.push(piece);
    else piles.set(place, [piece]);
  }
  return piles;
}

/**
 * Lays a pile out round the centre of its hex, bottom first. Up to three counters show; of more, the top two with a badge.
 * Officers stand before the troops: leaders at the lower right, the army commander at the lower left.
 */
export function laidOut(pile: readonly Piece[], [x, y]: Spot): Laid[] {
  const troops = pile.filter((piece) => !isOfficer(piece));
  const officers = pile.filter(isOfficer);
  const shown = troops.length > 3 ? 2 : troops.length;
  const shift = (shown - 1) / 2;
  // Troops make room for the officer before them, so that he hides none of their figures.
  const [dx, dy] = troops.length > 0 && officers.length > 0 ? [-2, -8] : [0, 0];
  const counters = troops.map((piece, i): Laid => {
    const level = Math.max(0, i - (troops.length - shown));
    const top = i === troops.length - 1;
    return {
      piece,
      at: [x + dx + (level - shift) * OFFSET, y + dy - (level - shift) * OFFSET],
      buried: i < troops.length - shown,
      badge: top && troops.length > 3 ? troops.length : 0,
    };
  });
  const alone = troops.length === 0 && officers.length === 1;
  let leaders = 0;
  const medallions = officers.map((piece): Laid => {
    const across = piece.kind === 'commander' ? -0.5 : (LEADERS_ACROSS[leaders++] ?? 0.2);
    const at: Spot = alone ? [x, y] : [x + across * HEX_RADIUS, y + HEX_RADIUS * 0.6];
    return { piece, at, buried: false, badge: 0 };
  });
  return [...counters, ...medallions];
}
