/** Far out: a bar for each row of hexes of a regiment or Command, as wide as its front, and one slip with its name. */
import { abbreviated, type Body, isOfficer, type Piece, type Share, sharesOfBody } from '@linstock/scene';
import { type Box, HEX_RADIUS, HEX_STEP, overlap, type Spot } from '../plate.ts';
import { type Bar, barsApart, DOT, type Dot } from './barPlaces.ts';

/** The name of a body beside its bar, by its middle on the plate and its size in CSS pixels. */
export interface Slip {
  readonly id: string;
  readonly at: Spot;
  /** How far its middle lies from there, in CSS pixels. */
  readonly off: Spot;
  readonly width: number;
  readonly name: string;
  readonly pieces: readonly Piece[];
  readonly shares: readonly Share[];
  /** In figures, where there are more shares than find room. */
  readonly left: string;
  /** Some of them are disordered: a tab hangs on its end. */
  readonly troubled: boolean;
  /** It lies so far from its bar that a line ties them. */
  readonly tied: boolean;
}

/** What is drawn of all troops far out. */
export interface Far {
  readonly bars: readonly Bar[];
  readonly slips: readonly Slip[];
  readonly dots: readonly Dot[];
}

/** Sizes in CSS pixels. */
const BAR = { height: 14, loose: 10, least: 30, gap: 5 } as const;
/** The same where hexes are so small that a body is one block wherever its men stand together, and how near that is. */
const BLOCK = { height: 11, loose: 9, least: 20, near: 26 } as const;
export const SLIP = { height: 17, letter: 7.1, pip: 7, room: 14, sign: 10, tab: 14 } as const;

/** Letters of a name on a slip. */
const LETTERS = 14;

/** Radius of a hex in pixels below which rows of one body would lie on one another. */
const ROWS = 13;

/** Pips that find room on a slip. */
const MOST_PIPS = 9;

/** The window by the spots of the plate at its scale, in CSS pixels, and what of the page lies over it there. */
export interface Pane {
  readonly window: Box;
  readonly over: readonly Box[];
}

/**
 * Lays bars and slips out for a scale: a slip lies behind its bar, else beside or before it, else farther off, and not cut by the
 * window's edge; one that would cover another bar or slip everywhere is left out.
 */
export function farOut(
  pieces: readonly Piece[],
  bodies: readonly Pick<Body, 'id' | 'name' | 'pieces'>[],
  centres: readonly Spot[],
  k: number,
  pane: Pane | null = null,
): Far {
  const all = bodies.flatMap((body) => barsOf(body.id, troopsOf(pieces, body.id), centres, k));
  const { bars, dots } = barsApart(all, k);
  const slips: Slip[] = [];
  const taken = [
    ...bars.map((bar) => boxOfBar(bar, k)),
    ...dots.map(({ at }) => around(at, [0, 0], DOT, DOT, k)),
    ...(pane?.over ?? []),
  ];
  const isSeen = (bar: Bar) => pane !== null && overlap(boxOfBar(bar, k), pane.window);
  const named = bodies.flatMap((body) => {
    const own = bars.filter(({ pieces: [first] }) => first?.group === body.id);
    const [most] = [...own].sort((a, b) => Number(isSeen(b)) - Number(isSeen(a)) || byMen(a, b));
    return most ? [{ body, bar: most }] : [];
  });
  for (const { body, bar } of named.sort((a, b) => byMen(a.bar, b.bar))) {
    const inSight = isSeen(bar) ? (pane?.window ?? null) : null;
    const slip = placed(slipOf(body, bar, pieces), bar, { taken, window: inSight }, k);
    // Of troops out of sight no half of a name hangs into the window.
    if (slip && (inSight || !pane || !overlap(boxOfSlip(slip, k), pane.window))) {
      slips.push(slip);
      taken.push(boxOfSlip(slip, k));
    }
  }
  return { bars, slips, dots };
}

/** The bar of most men first; of several the one to which the others are tied. */
function byMen(a: Bar, b: Bar): number {
  return b.pieces.length - a.pieces.length || Number(a.tied !== null) - Number(b.tied !== null);
}

function troopsOf(pieces: readonly Piece[], group: string): Piece[] {
  return pieces.filter((piece) => piece.group === group && !isOfficer(piece));
}

/** The bars of one body: by the way they look, by rank, and by where the line is broken. */
function barsOf(group: string, troops: readonly Piece[], centres: readonly Spot[], k: number): Bar[] {
  const small = HEX_RADIUS * k < ROWS;
  const rows = small
    ? blocksOf(troops, centres, BLOCK.near / k)
    : [...byFacing(troops)].flatMap(([facing, some]) => rowsOf(some, facing, centres));
  const { height, loose, least } = small ? BLOCK : BAR;
  rows.sort((a, b) => b.pieces.length - a.pieces.length);
  const [main] = rows;
  return rows.map(({ at, facing, hexes, pieces }, i) => ({
    id: `${group}:${i}`,
    at,
    off: [0, 0],
    facing,
    width: Math.max(least, hexes * HEX_STEP * k - BAR.gap),
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

/** A piece by how far ahead and how far to the right it stands of the middle of the plate. */
interface Standing {
  readonly piece: Piece;
  readonly ahead: number;
  readonly right: number;
}

/** How far apart men stand who are of different ranks, or of different parts of one, in plate units. */
const GAPS = { ahead: 0.6 * HEX_RADIUS, aside: 1.2 * HEX_STEP };

function rowsOf(
  troops: readonly Piece[],
  facing: number | null,
  centres: readonly Spot[],
  gaps = GAPS,
): Row[] {
  const angle = ((facing ?? 0) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const standing = troops.flatMap((piece): Standing[] => {
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
  return rowsOf(troops, most?.[0] ?? null, centres, { ahead: near, aside: Math.max(near, GAPS.aside) });
}

/** Sorts and parts where the next lies farther off than `gap`. */
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

/** A slip before its place is found. */
type Unplaced = Omit<Slip, 'off' | 'tied'>;

function slipOf(
  { name, pieces: members }: Pick<Body, 'name' | 'pieces'>,
  bar: Bar,
  pieces: readonly Piece[],
): Unplaced {
  const all = sharesOfBody({ pieces: members }, pieces);
  const shares = all.length > MOST_PIPS ? [] : all;
  const short = abbreviated(name, LETTERS);
  const left =
    all.length > MOST_PIPS ? `${all.filter((share) => share !== 'gone').length}/${all.length}` : '';
  const letters = short.length + left.length + (left === '' ? 0 : 1);
  const width = SLIP.room + letters * SLIP.letter + shares.length * SLIP.pip;
  const troubled = bar.pieces.some(({ marks }) => marks.some(({ kind }) => kind === 'disordered'));
  return { id: bar.id, at: bar.at, width, name: short, pieces: bar.pieces, shares, left, troubled };
}

/** A slip at the first of its places where it covers nothing; null where there is none. */
function placed(
  slip: Unplaced,
  bar: Bar,
  { taken, window }: { readonly taken: readonly Box[]; readonly window: Box | null },
  k: number,
): Slip | null {
  const angle = ((bar.facing ?? 0) * Math.PI) / 180;
  const lean = Math.abs(Math.sin(angle));
  const down = (bar.height + SLIP.height) / 2 + 1 + (lean * bar.width) / 2;
  const aside = (bar.width * Math.abs(Math.cos(angle)) + slip.width) / 2 + bar.height * lean + SLIP.tab + 3;
  // Behind is below for who looks up the sheet.
  const back = bar.facing !== null && Math.cos(angle) < -0.1 ? -1 : 1;
  const near: Spot[] = [
    [0, back * down],
    [0, -back * (down + 8)],
    [aside, 0],
    [-aside, 0],
    [aside / 2, back * (down + 4)],
    [-aside / 2, back * (down + 4)],
  ];
  // Farther off, tied to its bar by a line: first back and forth, then aside.
  const far = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((rows): Spot[] => {
    const away = down + rows * (SLIP.height + 3);
    return [back, -back].flatMap((way): Spot[] => [
      [0, way * away],
      [aside, way * away],
      [-aside, way * away],
    ]);
  });
  const moved = ([right, down]: Spot): Spot => [right + bar.off[0], down + bar.off[1]];
  const free = (off: Spot) => !taken.some((box) => overlap(box, boxOfSlip({ ...slip, off }, k)));
  const inside = (off: Spot) => (window ? heldIn(window, boxOfSlip({ ...slip, off }, k), off) : off);
  const [beside, apart] = [near, far].map((offs) => offs.map(moved).map(inside).find(free));
  if (beside) return { ...slip, off: beside, tied: false };
  return apart ? { ...slip, off: apart, tied: true } : null;
}

/** A place moved just so far that the box it means lies in the window. */
function heldIn(window: Box, box: Box, [right, down]: Spot): Spot {
  const inward = (at: number, length: number, low: number, room: number) =>
    Math.max(low - at, Math.min(0, low + room - at - length));
  return [
    right + inward(box.x, box.width, window.x, window.width),
    down + inward(box.y, box.height, window.y, window.height),
  ];
}

/** The room a bar takes on the screen, in CSS pixels. */
export function boxOfBar({ at, off, facing, width, height }: Bar, k: number): Box {
  const angle = ((facing ?? 0) * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  return around(at, off, width * cos + height * sin, width * sin + height * cos, k);
}

/** The room a slip takes on the screen with the signs that hang on it, in CSS pixels. */
export function boxOfSlip(slip: Pick<Slip, 'at' | 'off' | 'width' | 'troubled'>, k: number): Box {
  const box = around(slip.at, slip.off, slip.width, SLIP.height, k);
  const tab = slip.troubled ? SLIP.tab : 0;
  return { ...box, x: box.x - SLIP.sign, width: box.width + SLIP.sign + tab };
}

function around([x, y]: Spot, [right, down]: Spot, width: number, height: number, k: number): Box {
  return { x: x * k + right - width / 2, y: y * k + down - height / 2, width, height };
}
