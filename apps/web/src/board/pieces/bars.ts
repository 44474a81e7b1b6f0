/**
 * The far view: a bar for each row of hexes of a regiment or Command, as wide as its front, and one label with its
 * name.
 */

import { abbreviated, type Body, isOfficer, type Piece, sharesOfBody } from '@linstock/scene';
import { type Box, doOverlap, type Spot } from '../../common/box.ts';
import type { Pane } from '../plate/pane.ts';
import { HEX_RADIUS, HEX_STEP } from '../plate/plate.ts';
import { type Bar, DOT_WIDTH_PX, type Dot, separateBars } from './barPlaces.ts';
import { moveFromEdges } from './labelEdges.ts';
import { boxOfNameLabel, makeBoxAround, NAME_LABEL, type NameLabel } from './nameLabel.ts';
import { placeNameLabels, type UnplacedLabel } from './nameLabelPlaces.ts';

/** The drawings of all troops in a far view. */
export interface FarTroops {
  readonly bars: readonly Bar[];
  readonly nameLabels: readonly NameLabel[];
  readonly dots: readonly Dot[];
}

/** Sizes in CSS pixels. */
const BAR_PX = { height: 14, loose: 10, least: 30, gap: 5 } as const;
/** The same where hexes are so small that a body is one block wherever its men stand together, and how near that is. */
const BLOCK_PX = { height: 11, loose: 9, least: 20, near: 26 } as const;

/** Letters of a name on its label. */
const MAX_NAME_LETTERS = 14;

/** Radius of a hex in pixels below which rows of one body would overlap. */
const ROWS_FROM_RADIUS_PX = 13;

/** Pips that find room on a name label. */
const MOST_PIPS = 9;

/**
 * Lays out bars and name labels for a scale. A name label is placed behind its bar, or else beside or before
 * it, or else farther off. The window's edge never cuts it. It is left out if it would cover another bar or
 * name label everywhere.
 */
export function layOutBars(
  pieces: readonly Piece[],
  bodies: readonly Pick<Body, 'id' | 'name' | 'pieces'>[],
  centres: readonly Spot[],
  k: number,
  pane: Pane | null = null,
): FarTroops {
  const all = bodies.flatMap((body) => barsOf(body.id, troopsOf(pieces, body.id), centres, k));
  const { bars, dots } = separateBars(all, k);
  const taken = [
    ...bars.map((bar) => boxOfBar(bar, k)),
    ...dots.map(({ at }) => makeBoxAround(at, [0, 0], DOT_WIDTH_PX, DOT_WIDTH_PX, k)),
    ...(pane?.over ?? []),
  ];
  const isSeen = (bar: Bar) => pane !== null && doOverlap(boxOfBar(bar, k), pane.window);
  const named = bodies.flatMap((body) => {
    const own = bars.filter(({ pieces: [first] }) => first?.group === body.id);
    const [most] = [...own].sort((a, b) => Number(isSeen(b)) - Number(isSeen(a)) || byMen(a, b));
    return most ? [{ body, bar: most }] : [];
  });
  const toPlace = named
    .sort((a, b) => byMen(a.bar, b.bar))
    .map(({ body, bar }) => {
      const window = isSeen(bar) ? (pane?.window ?? null) : null;
      return { nameLabel: nameLabelOf(body, bar, pieces), bar, window };
    });
  const nameLabels = placeNameLabels(toPlace, taken, k).filter(
    (nameLabel, i): nameLabel is NameLabel =>
      // A name of troops out of sight is not drawn if the window's edge would cut it.
      nameLabel !== null &&
      (toPlace[i]?.window !== null || !pane || !doOverlap(boxOfNameLabel(nameLabel, k), pane.window)),
  );
  return { bars, nameLabels: pane ? moveFromEdges(nameLabels, pane.window, taken, k) : nameLabels, dots };
}

/**
 * Sorts bars by number of pieces, largest first. Among equals, the bar to which others are tied comes first.
 */
function byMen(a: Bar, b: Bar): number {
  return b.pieces.length - a.pieces.length || Number(a.tied !== null) - Number(b.tied !== null);
}

function troopsOf(pieces: readonly Piece[], group: string): Piece[] {
  return pieces.filter((piece) => piece.group === group && !isOfficer(piece));
}

/** The bars of one body: by the way they look, by rank, and by where the line is broken. */
function barsOf(group: string, troops: readonly Piece[], centres: readonly Spot[], k: number): Bar[] {
  const small = HEX_RADIUS * k < ROWS_FROM_RADIUS_PX;
  const rows = small
    ? blocksOf(troops, centres, BLOCK_PX.near / k)
    : [...byFacing(troops)].flatMap(([facing, some]) => rowsOf(some, facing, centres));
  const { height, loose, least } = small ? BLOCK_PX : BAR_PX;
  rows.sort((a, b) => b.pieces.length - a.pieces.length);
  const [main] = rows;
  return rows.map(({ at, facing, hexes, pieces }, i) => ({
    id: `${group}:${i}`,
    at,
    off: [0, 0],
    facing,
    width: Math.max(least, hexes * HEX_STEP * k - BAR_PX.gap),
    height: pieces.every(({ kind }) => kind === 'skirmisher') ? loose : height,
    pieces,
    tied: i === 0 ? null : (main?.at ?? null),
  }));
}

function byFacing(troops: readonly Piece[]): Map<number | null, Piece[]> {
  const found = new Map<number | null, Piece[]>();
  for (const piece of troops) {
    const facing = piece.facing === null ? null : Math.round(piece.facing / 600) * 60;
    found.set(facing, [...(found.get(facing) ?? []), piece]);
  }
  return found;
}

interface Row {
  readonly at: Spot;
  readonly facing: number | null;
  readonly hexes: number;
  readonly pieces: readonly Piece[];
}

/** A piece, with its distance ahead and to the right of the middle of the plate. */
interface PieceOffset {
  readonly piece: Piece;
  readonly ahead: number;
  readonly right: number;
}

/** Distance between men of different ranks, or of different parts of one rank, in plate units. */
const RANK_GAPS = { ahead: 0.6 * HEX_RADIUS, aside: 1.2 * HEX_STEP };

function rowsOf(
  troops: readonly Piece[],
  facing: number | null,
  centres: readonly Spot[],
  gaps = RANK_GAPS,
): Row[] {
  const angle = ((facing ?? 0) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const standing = troops.flatMap((piece): PieceOffset[] => {
    const spot = piece.place && 'hex' in piece.place ? centres[piece.place.hex] : undefined;
    if (!spot) return [];
    const [x, y] = spot;
    return [{ piece, ahead: x * sin - y * cos, right: x * cos + y * sin }];
  });
  const ranks = parted(standing, ({ ahead }) => ahead, gaps.ahead);
  const lines = ranks.flatMap((rank) => parted(rank, ({ right }) => right, gaps.aside));
  return lines.map((line) => {
    const rights = line.map(({ right }) => right);
    const right = (Math.min(...rights) + Math.max(...rights)) / 2;
    const ahead = line.reduce((sum, each) => sum + each.ahead, 0) / line.length;
    return {
      at: [ahead * sin + right * cos, right * sin - ahead * cos] as const,
      facing,
      hexes: Math.round((Math.max(...rights) - Math.min(...rights)) / HEX_STEP) + 1,
      pieces: line.map(({ piece }) => piece),
    };
  });
}

/** All of a body who stand near one another as one block, which looks the way most of them look. */
function blocksOf(troops: readonly Piece[], centres: readonly Spot[], near: number): Row[] {
  const [most] = [...byFacing(troops)].sort((a, b) => b[1].length - a[1].length);
  return rowsOf(troops, most?.[0] ?? null, centres, { ahead: near, aside: Math.max(near, RANK_GAPS.aside) });
}

/** Sorts, and splits at each distance greater than `gap`. */
function parted<T>(all: readonly T[], by: (each: T) => number, gap: number): T[][] {
  const sorted = [...all].sort((a, b) => by(a) - by(b));
  const parts: T[][] = [];
  for (const each of sorted) {
    const last = parts.at(-1)?.at(-1);
    if (last === undefined || by(each) - by(last) > gap) parts.push([each]);
    else parts.at(-1)?.push(each);
  }
  return parts;
}

function nameLabelOf(
  { name, pieces: members }: Pick<Body, 'name' | 'pieces'>,
  bar: Bar,
  pieces: readonly Piece[],
): UnplacedLabel {
  const all = sharesOfBody({ pieces: members }, pieces);
  const shares = all.length > MOST_PIPS ? [] : all;
  const short = abbreviated(name, MAX_NAME_LETTERS);
  const left =
    all.length > MOST_PIPS ? `${all.filter((share) => share !== 'gone').length}/${all.length}` : '';
  const letters = short.length + left.length + (left === '' ? 0 : 1);
  const width = NAME_LABEL.room + letters * NAME_LABEL.letter + shares.length * NAME_LABEL.pip;
  const troubled = bar.pieces.some(({ marks }) => marks.some(({ kind }) => kind === 'disordered'));
  return { id: bar.id, at: bar.at, width, name: short, pieces: bar.pieces, shares, left, troubled };
}

/** The room a bar takes on the screen, in CSS pixels. */
export function boxOfBar({ at, off, facing, width, height }: Bar, k: number): Box {
  const angle = ((facing ?? 0) * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  return makeBoxAround(at, off, width * cos + height * sin, width * sin + height * cos, k);
}
