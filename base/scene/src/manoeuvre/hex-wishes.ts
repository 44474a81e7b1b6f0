/** The wished places of a formation's pieces on a hex map. */
import {
  type Axial,
  axialOf,
  axialOfYards,
  type HexMap,
  hexAt,
  lengthOf,
  PLAIN_LAYOUT,
  yardsOf,
} from '@linstock/ground';
import { isOfficer, type Piece } from '../piece.ts';
import type { Formation } from './formation.ts';
import type { Gesture, Wish } from './gesture.ts';

/** A place on the unbounded grid, in steps: to the right and up the board. */
interface Grid {
  readonly x: number;
  readonly y: number;
}

const gridOf = ([q, r]: Axial): Grid => {
  const { x, y } = yardsOf(PLAIN_LAYOUT, q, r);
  return { x: x / 100, y: y / 100 };
};

const nearest = ({ x, y }: Grid): Axial => axialOfYards(PLAIN_LAYOUT, x * 100, y * 100);

/** The way a facing points. */
function bearing(facing: number): Grid {
  const angle = (facing / 1800) * Math.PI;
  return { x: Math.sin(angle), y: Math.cos(angle) };
}

const dot = (one: Grid, other: Grid): number => one.x * other.x + one.y * other.y;

/** The hex of a piece; -1 if it is in none. */
export function hexOfPiece({ place }: Piece): number {
  return place !== null && 'hex' in place ? place.hex : -1;
}

/** The facing that most of the troops have; null if none of them faces anywhere. */
function commonFacing(pieces: readonly Piece[]): number | null {
  const counts = new Map<number, number>();
  for (const piece of pieces)
    if (piece.facing !== null && !isOfficer(piece))
      counts.set(piece.facing, (counts.get(piece.facing) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}

/** The wished place of each piece of a formation on the map. An advance already has its number of hexes. */
export function hexWishes(map: HexMap, { pieces }: Formation, gesture: Gesture): Wish[] {
  const standing = pieces.filter((piece) => hexOfPiece(piece) >= 0);
  const facing = commonFacing(standing) ?? 0;
  switch (gesture.kind) {
    case 'advance':
      return shifted(map, standing, ahead(anchorOf(map, standing), facing, gesture.by ?? 0));
    case 'go': {
      const { from } = gesture;
      const [q, r] = from !== null && 'hex' in from ? axialOf(map, from.hex) : anchorOf(map, standing);
      const [toQ, toR] = 'hex' in gesture.to ? axialOf(map, gesture.to.hex) : [q, r];
      return shifted(map, standing, [toQ - q, toR - r]);
    }
    case 'about':
      return standing.map((piece) => wish(map, piece, axialOf(map, hexOfPiece(piece)), 1800));
    case 'wheel':
      return wheeled(map, standing, facing, gesture.to);
    case 'line':
      return inLine(map, standing, facing, gesture);
  }
}

function wish(map: HexMap, piece: Piece, [q, r]: Axial, turn: number): Wish {
  const hex = hexAt(map, q, r);
  const facing = piece.facing === null ? null : (piece.facing + turn + 3600) % 3600;
  return { piece: piece.id, place: hex < 0 ? null : { hex }, facing };
}

/** The troops' hex that is nearest to their middle. */
function anchorOf(map: HexMap, pieces: readonly Piece[]): Axial {
  const troops = pieces.filter((piece) => !isOfficer(piece));
  const hexes = (troops.length > 0 ? troops : pieces).map((piece) => axialOf(map, hexOfPiece(piece)));
  const grids = hexes.map(gridOf);
  const x = grids.reduce((sum, each) => sum + each.x, 0) / hexes.length;
  const y = grids.reduce((sum, each) => sum + each.y, 0) / hexes.length;
  const far = (each: Axial): number => Math.hypot(gridOf(each).x - x, gridOf(each).y - y);
  return hexes.reduce((best, each) => (far(each) < far(best) - 1e-9 ? each : best));
}

/**
 * The hex `steps` steps straight ahead. Between two equally straight hexes the row decides, so that repeated steps
 * stay straight.
 */
function ahead([, row]: Axial, facing: number, steps: number): Axial {
  const [towards, right] = [bearing(facing), bearing(facing + 900)];
  const lean = row % 2 === 0 ? 1e-6 : -1e-6;
  const straight = (to: Axial): number => {
    const aside = dot(gridOf(to), right);
    return dot(gridOf(to), towards) - 0.01 * Math.abs(aside) + lean * aside;
  };
  let best: Axial = [0, 0];
  for (let q = -steps; q <= steps; q++)
    for (let r = -steps; r <= steps; r++)
      if (lengthOf(q, r) === steps && straight([q, r]) > straight(best)) best = [q, r];
  return best;
}

function shifted(map: HexMap, pieces: readonly Piece[], [dq, dr]: Axial): Wish[] {
  return pieces.map((piece) => {
    const [q, r] = axialOf(map, hexOfPiece(piece));
    return wish(map, piece, [q + dq, r + dr], 0);
  });
}

/** How far to the right a piece is, for troops with this facing. */
const rightness = (map: HexMap, facing: number) => {
  const right = bearing(facing + 900);
  return (piece: Piece): number => dot(gridOf(axialOf(map, hexOfPiece(piece))), right);
};

function wheeled(map: HexMap, pieces: readonly Piece[], facing: number, to: 'left' | 'right'): Wish[] {
  const far = rightness(map, facing);
  const inner = pieces.toSorted((a, b) => (to === 'left' ? far(a) - far(b) : far(b) - far(a)))[0];
  if (!inner) return [];
  const [q0, r0] = axialOf(map, hexOfPiece(inner));
  return pieces.map((piece) => {
    const [q, r] = axialOf(map, hexOfPiece(piece));
    const [dq, dr] = [q - q0, r - r0];
    const [tq, tr] = to === 'right' ? [-dr, dq + dr] : [dq + dr, -dq];
    return wish(map, piece, [q0 + tq, r0 + tr], to === 'right' ? 600 : -600);
  });
}

/** A line from one hex to another. Pieces that shared a hex share one again, from left to right as now. */
function inLine(
  map: HexMap,
  pieces: readonly Piece[],
  facing: number,
  { from, to }: Extract<Gesture, { kind: 'line' }>,
): Wish[] {
  if (!('hex' in from) || !('hex' in to)) return [];
  const [a, b] = [gridOf(axialOf(map, from.hex)), gridOf(axialOf(map, to.hex))];
  const drawn = { x: b.x - a.x, y: b.y - a.y };
  const flips = dot(drawn, bearing(facing + 900)) < 0;
  const [left, along] = flips ? [b, { x: -drawn.x, y: -drawn.y }] : [a, drawn];
  const length = Math.hypot(along.x, along.y);
  const unit = length === 0 ? bearing(facing + 900) : { x: along.x / length, y: along.y / length };
  const face = (Math.atan2(unit.x, unit.y) / Math.PI) * 1800 - 900;
  const far = rightness(map, facing);
  const files = [...new Set(pieces.toSorted((one, other) => far(one) - far(other)).map(hexOfPiece))];
  // A file has a hex to itself, be the line drawn never so short.
  const spacing = files.length < 2 ? 0 : Math.max(1, length / (files.length - 1));
  const start = (length - spacing * (files.length - 1)) / 2;
  return pieces.map((piece) => {
    const at = start + spacing * files.indexOf(hexOfPiece(piece));
    const place = nearest({ x: left.x + unit.x * at, y: left.y + unit.y * at });
    const { place: found } = wish(map, piece, place, 0);
    return { piece: piece.id, place: found, facing: piece.facing === null ? null : (face + 3600) % 3600 };
  });
}
