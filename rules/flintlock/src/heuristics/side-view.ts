import { distance, type Hex } from '@linstock/ground';
import { otherSide, type Side } from '@linstock/kernel';
import { hexOfUnit } from '../model/board.ts';
import type { CommandId, Field, Unit, UnitId } from '../model/field.ts';
import type { StateView } from '../model/game.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';

/** A position as a side sees it, for heuristics. */
export interface SideView extends StateView {
  readonly side: Side;
  /** Own combat units on the map that can still do something. */
  readonly own: readonly Unit[];
  /** Enemy combat units on the map, Abandoned guns left out. */
  readonly foes: readonly Unit[];
}

/** The view of a side at a position. */
export function sideViewOf(field: Field, s: State, side: Side): SideView {
  const able = (of: Side) => field.units.filter((unit) => unit.side === of && isAble(s, unit.id));
  return { field, s, side, own: able(side), foes: able(otherSide(side)) };
}

const isAble = (s: State, unit: UnitId): boolean => s.at[unit] !== S.NONE && s.abandoned[unit] === 0;

/** More than any map is wide. */
export const FAR_HEXES = 99;

/** Hexes from a hex to the nearest of these units; `FAR` if there is none. */
export function nearest({ field, s }: StateView, hex: Hex, units: readonly Unit[]): number {
  let least = FAR_HEXES;
  for (const { id } of units) least = Math.min(least, distance(field.map, hex, hexOfUnit(s, id)));
  return least;
}

/** Own units of a Command. */
export function unitsOfCommand({ own }: SideView, command: CommandId): Unit[] {
  return own.filter((unit) => unit.command === command);
}

/** Hexes from a Command to the enemy nearest to any of it. */
export function gapOf(view: SideView, command: CommandId): number {
  const units = unitsOfCommand(view, command);
  return units.reduce(
    (least, { id }) => Math.min(least, nearest(view, hexOfUnit(view.s, id), view.foes)),
    FAR_HEXES,
  );
}

/** Activations after which a side that waited for the enemy attacks. */
const PATIENCE_ACTIVATIONS = 30;

/**
 * True if a side is the attacker: the side that acts first in the battle (FL-15.0a). In the end it is true
 * for the other side too.
 */
export const isAttacker = ({ first }: Field, { activation }: State, side: Side): boolean =>
  side === first || activation > PATIENCE_ACTIVATIONS;
