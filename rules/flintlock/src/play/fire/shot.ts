import { distance, type Hex } from '@linstock/ground';
import { nth, otherSide } from '@linstock/kernel';
import * as board from '../../model/board.ts';
import type { Field, UnitId } from '../../model/field.ts';
import type { StateView } from '../../model/game.ts';
import type { Scratch } from '../../model/scratch.ts';
import * as S from '../../model/state.ts';
import { aspectOf, entrySides } from '../../reckon/arcs.ts';
import { type Firer, fireReckoning, type Shot, type ShotOccasion, type Target } from '../../reckon/fire.ts';
import { moraleReckoning } from '../../reckon/morale.ts';
import { type Heights, sees } from '../../reckon/sight.ts';
import { hasFirstVolley, type JointFire } from '../../reckon/volley.ts';
import { type FireResult, STATUSES } from '../../tables/index.ts';
import { hasSmoke } from './smoke.ts';

/** The properties of a shot in a position (procedure Fire). */

/** One shot as the reckoning wants it. Both units must be on the map; the shot need not be allowed. */
export function shotOf(game: StateView, firer: UnitId, target: UnitId, occasion: ShotOccasion): Shot {
  return {
    firer: firerOf(game, firer, occasion),
    target: targetOf(game, firer, target),
    range: board.between(game, firer, target),
    occasion,
  };
}

const KINDS = { phasing: 'block', return: 'return', movement: 'movement' } as const;

/** The moment of a shot, for the First Volley (FL-11.34f). */
export function momentOf({ s }: StateView, occasion: ShotOccasion): JointFire {
  return { kind: KINDS[occasion], of: s.moment };
}

function firerOf(game: StateView, unit: UnitId, occasion: ShotOccasion): Firer {
  const { field, s } = game;
  const { weapon, command } = board.unitOf(field, unit);
  const phasing = occasion === 'phasing';
  return {
    weapon,
    formation: S.formationOf(s, unit),
    disordered: s.disordered[unit] === 1,
    reduced: s.reduced[unit] === 1,
    smoke: hasSmoke(game, unit),
    firstVolley: command !== S.NONE && hasFirstVolley(s.volley[command] ?? 'spent', momentOf(game, occasion)),
    inCommand: phasing ? board.isFullyActive(game, unit) : s.inReach[unit] === 1, // FL-4.4i
    moving: s.limbered[unit] === 1 && !phasing, // FL-5.6c, FL-11.13h
  };
}

/** The target as seen from the firer's place, over a fence or not (FL-11.33e, j, k). */
function targetOf(game: StateView, firer: UnitId, target: UnitId): Target {
  const { field, s } = game;
  const { map, ground } = field;
  const [from, hex] = [board.hexOfUnit(s, firer), board.hexOfUnit(s, target)];
  const dq = nth(map.q, from) - nth(map.q, hex);
  const dr = nth(map.r, from) - nth(map.r, hex);
  const formation = S.formationOf(s, target);
  const facing = board.facingOfUnit(s, target);
  return {
    kind: board.unitOf(field, target).kind,
    formation,
    skirmishPair: formation === 'SK' && board.partnerOf(game, target) !== S.NONE,
    aspect: aspectOf(formation, facing, dq, dr),
    smoke: hasSmoke(game, target),
    terrainDrm: ground.terrain[hex]?.fireDrmTarget ?? 0,
    fence: entrySides(formation, facing, dq, dr).some((side) => ground.fence[hex * 6 + side] === 1),
  };
}

/** The units hit by a shot: the target, and the other of its pair, the top one first (FL-10.0f, h). */
export function unitsHit(game: StateView, target: UnitId): UnitId[] {
  const { s } = game;
  const partner = board.partnerOf(game, target);
  if (partner === S.NONE) return [target];
  return board.heightOfUnit(s, partner) > board.heightOfUnit(s, target)
    ? [partner, target]
    : [target, partner];
}

/** True if one hex sees another over the ground and the units on it (FL-11.2); after `lookAround`. */
export function hasSight(field: Field, looked: Scratch, from: Hex, to: Hex): boolean {
  return sees(field.map, from, to, heightsOf(field, looked));
}

/** The things that may block a line: the ground, and units (FL-11.2f, FL-11.2i). */
function heightsOf({ map, ground }: Field, { solid }: Scratch): Heights {
  return {
    level: (hex) => map.level[hex] ?? 0,
    cover: (hex) => ground.cover[hex] ?? 0,
    occupied: (hex) => solid[hex * 2] !== 0 || solid[hex * 2 + 1] !== 0,
  };
}

/**
 * The exact chance that a shot does anything to the troops it hits: that one of them is Disordered, Reduced or Abandoned,
 * or their Command takes a hit (FL-11.54d).
 */
export function chanceOf(game: StateView, firer: UnitId, target: UnitId, occasion: ShotOccasion): number {
  const { outcomes } = fireReckoning(shotOf(game, firer, target, occasion), '');
  const hit = unitsHit(game, target);
  return outcomes.reduce((sum, { result }) => sum + chanceOfHarm(game, hit, result), 0) / outcomes.length;
}

function chanceOfHarm({ field, s }: StateView, hit: readonly UnitId[], result: FireResult): number {
  const steady = hit.filter((unit) => s.disordered[unit] === 0);
  switch (result) {
    case 'NE':
      return 0;
    case 'MC':
      return 1 - steady.reduce((all, unit) => all * chanceToHold(board.unitOf(field, unit).morale), 1);
    case 'D':
      return steady.length > 0 ? 1 : 0;
    case 'R':
    case 'RD':
      return hit.some((unit) => !isWornOut({ field, s }, unit)) ? 1 : 0;
    case 'A':
      return 1;
  }
}

/** True if Fire can do no more to a unit or to its Command (FL-11.54b, FL-12.24f). */
function isWornOut({ field, s }: StateView, unit: UnitId): boolean {
  const { command } = board.unitOf(field, unit);
  const falls = command !== S.NONE && s.status[command] !== STATUSES.length - 1;
  return !falls && s.reduced[unit] === 1 && s.disordered[unit] === 1;
}

/** The chance that a unit of this Morale passes its Morale Check and is not Disordered. */
export function chanceToHold(morale: number): number {
  const { outcomes } = moraleReckoning('', morale);
  return outcomes.filter(({ disordered }) => !disordered).length / outcomes.length;
}

/** Units of the other side within `range` hexes of a unit, Abandoned guns left out. */
export function enemiesWithin({ field, s }: StateView, unit: UnitId, range: number): UnitId[] {
  const { side } = board.unitOf(field, unit);
  const at = board.hexOfUnit(s, unit);
  return field.armies[otherSide(side)].units.filter((enemy) => {
    const hex = board.hexOfUnit(s, enemy);
    return hex !== S.NONE && s.abandoned[enemy] === 0 && distance(field.map, at, hex) <= range;
  });
}
