/** The places of a battle's troops at its beginning, for a drawing and for a list. */

import { hexLabel, lengthNames, lengthNumber } from '@linstock/ground';
import { type Body, isOfficer, type Piece } from '@linstock/scene';
import { boundsOf, type GroundSource } from '../board/ground/engraving.ts';
import { prepareHexGround, prepareTableGround } from '../board/ground/source.ts';
import { HEX_RADIUS, plateOf } from '../board/plate/plate.ts';
import { spotOfPlace, turnOnPlate, unitsOf } from '../board/plate/tablePlate.ts';
import { type Box, doOverlap, type Spot } from '../common/box.ts';
import type { PrintedBattle } from './battle.ts';

/** A block of troops on the plate. */
export interface Block {
  readonly piece: Piece;
  readonly at: Spot;
  /** Degrees clockwise from the top of the sheet. */
  readonly turn: number;
  readonly width: number;
  readonly depth: number;
  /** Pieces that stand there in the same state. */
  readonly many: number;
}

/** The ground of a printed battle, for an engraver. */
export function sourceOf({ ground, title, battle }: PrintedBattle): GroundSource {
  return ground.kind === 'hexes' ? prepareHexGround(ground, true) : prepareTableGround(ground, battle, title);
}

/** The troops on the ground, a stack of counters as one block. */
export function blocksOf({ ground, scene }: PrintedBattle, source: GroundSource): Block[] {
  const blocks = new Map<string, Block>();
  const plate = source.kind === 'hexes' ? plateOf(source.plate) : null;
  for (const piece of scene.pieces) {
    const stands = plate ? onHexes(piece, plate.centres) : onTable(piece, source);
    if (!stands) continue;
    const key = [piece.side, piece.group, ...stands.at, stands.turn].join();
    const known = blocks.get(key);
    if (known && ground.kind === 'hexes') blocks.set(key, { ...known, many: known.many + 1 });
    else blocks.set(known ? `${key} ${piece.id}` : key, { piece, many: 1, ...stands });
  }
  return [...blocks.values()];
}

function onHexes({ place, facing, kind }: Piece, centres: readonly Spot[]) {
  if (place === null || !('hex' in place) || isOfficer({ kind })) return null;
  const at = centres[place.hex];
  return at && { at, turn: (facing ?? 0) / 10, width: 1.4 * HEX_RADIUS, depth: 0.7 * HEX_RADIUS };
}

function onTable({ pose, place, kind }: Piece, source: GroundSource) {
  if (source.kind !== 'table' || !pose || place === null || isOfficer({ kind })) return null;
  const laid = { table: source.table, bearing: source.bearing };
  return {
    at: spotOfPlace(laid, pose),
    turn: turnOnPlate({ ...laid, field: boundsOf(source) }, pose.facing),
    width: unitsOf(pose.frontage),
    depth: unitsOf(pose.depth),
  };
}

/** A body's name on a sketch, by the middle of its foot. */
export interface SketchName {
  readonly name: string;
  readonly at: Spot;
  readonly side: number;
}

/**
 * Distances of a name below its troops, in heights of a letter, the best first. A later one is used if
 * another name is there.
 */
const BELOW = [1.1, -0.3, 2.3, -1.5, 3.5, -2.7, 4.7] as const;

/** The name of each body below the middle of its troops, or as near as no other name is. */
export function placeSketchNames(
  blocks: readonly Block[],
  bodies: readonly Body[],
  letters: number,
): SketchName[] {
  const written: { readonly name: SketchName; readonly box: Box }[] = [];
  for (const body of bodies) {
    const own = blocks.filter(({ piece }) => piece.group === body.id);
    const [sumX, sumY] = own.reduce(([x, y], { at }) => [x + at[0], y + at[1]], [0, 0]);
    const middle: Spot = [sumX / own.length, sumY / own.length];
    const [nearest] = own.toSorted((a, b) => far(a.at, middle) - far(b.at, middle));
    if (!nearest) continue;
    const name = body.leader || body.name;
    const width = 0.58 * letters * name.length;
    const places = BELOW.map((down) => {
      const at: Spot = [
        nearest.at[0],
        nearest.at[1] + (Math.sign(down) * nearest.depth) / 2 + down * letters,
      ];
      return { at, box: { x: at[0] - width / 2, y: at[1] - letters, width, height: 1.15 * letters } };
    });
    const free = places.find(({ box }) => !written.some((other) => doOverlap(other.box, box)));
    const { at, box } = free ?? places[0]!;
    written.push({ name: { name, at, side: body.side }, box });
  }
  return written.map(({ name }) => name);
}

const far = ([x, y]: Spot, [a, b]: Spot): number => Math.hypot(x - a, y - b);

/** The places of a body's pieces, in words: `1119: Legion Inf. ×6`. */
export function standsOf({ ground, scene }: PrintedBattle, body: Body): string[] {
  const pieces = scene.pieces.filter(({ group }) => group === body.id);
  const lines = new Map<string, Map<string, number>>();
  for (const piece of pieces) {
    const where = whereOf(piece, ground);
    const at = lines.get(where) ?? new Map<string, number>();
    at.set(piece.short, (at.get(piece.short) ?? 0) + 1);
    lines.set(where, at);
  }
  return [...lines].map(([where, names]) => {
    const told = [...names].map(([name, many]) => (many > 1 ? `${name} ×${many}` : name));
    return `${where}: ${told.join(', ')}`;
  });
}

function whereOf({ place, pose, off }: Piece, ground: PrintedBattle['ground']): string {
  if (ground.kind === 'hexes') {
    return place !== null && 'hex' in place ? hexLabel(ground.map, place.hex) : (off ?? 'off the map');
  }
  if (!pose || place === null) return off ?? 'beside the table';
  return `${lengthNumber(pose.x, 1)}, ${lengthNumber(pose.y, 1)} ${lengthNames().many}, facing ${Math.round(pose.facing / 10)}°`;
}
