import type { Side } from '@linstock/kernel';
import { Name } from '../name.ts';
import { isOfficer, type Piece } from '../piece.ts';
import type { Scene } from '../scene.ts';

/** A body of troops that is given one order, such as a regiment, a brigade or a Command: its pieces on the field, its leader among them. */
export interface Formation {
  /** The id of the body, or of a side's whole army. */
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  /** For sentences. */
  readonly called: Name;
  readonly pieces: readonly Piece[];
}

/** The id under which all units of a side take one order. */
const wholeOf = (side: Side): string => `everybody:${side}`;

/** The name of all troops of a side. */
const EVERYBODY = new Name('Everybody');

/**
 * The formations of a side that have troops on the field. If there are several, all troops together are the
 * last one.
 */
export function formationsOf({ bodies, pieces }: Scene, side: Side): Formation[] {
  const here = pieces.filter((piece) => piece.side === side && piece.place !== null);
  const formed = bodies
    .filter((body) => body.side === side)
    .map(({ id, name, called }) => ({
      id,
      side,
      name,
      called,
      pieces: here.filter(({ group }) => group === id),
    }))
    .filter((formation) => formation.pieces.some((piece) => !isOfficer(piece)));
  if (formed.length < 2) return formed;
  return [...formed, { id: wholeOf(side), side, name: EVERYBODY.text, called: EVERYBODY, pieces: here }];
}

/** The formation of an id; null if none of its pieces is left on the field. */
export function formationOf(scene: Scene, side: Side, id: string): Formation | null {
  return formationsOf(scene, side).find((formation) => formation.id === id) ?? null;
}
