import {
  frontMiddle,
  nearestSpot,
  overlap,
  type Spot,
  type Stand,
  shortLength,
  spotOnBearing,
} from '@linstock/ground';
import { need, nth } from '@linstock/kernel';
import type { Outlook } from '@linstock/scene';
import { footprintOf } from '../model/board.ts';
import { type Field, NONE, type UnitId } from '../model/field.ts';
import { nameOf, unitOf, unitPiece } from '../model/naming.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { namable } from '../play/charging.ts';
import { plainTargets } from '../play/targets.ts';
import { chargesInOrder } from '../reckon/turn.ts';
import { sentence } from '../tables/words.ts';
import { paceOf } from './markers.ts';
import { gapTo } from './reaches.ts';
import { bareName } from './words.ts';

/** The effects of revealed orders: first fires, charges in their order, moves that end on one place (JR-5.4 to JR-5.8). */

/** The effects still to come of the orders on the table, in the order of play; none before the reveal and after the moves. */
export function outlook(field: Field, s: State): readonly Outlook[] {
  const open = (s.phase === S.REVEAL && s.step > 0) || (s.phase > S.REVEAL && s.phase <= S.MOVES);
  if (!open) return [];
  const there = field.units.filter(({ id }) => s.fate[id] === S.ON_TABLE).map(({ id }) => id);
  const on = (order: string): number[] => there.filter((id) => S.orderOf(s, id) === order);
  return [
    ...(s.phase <= S.FIRST_FIRES ? on('Fr').map((unit) => firstFire(field, s, unit)) : []),
    ...(s.phase <= S.CHARGES ? charges(field, s, on('C')) : []),
    ...crossings(field, s, on('M')),
  ];
}

function firstFire(field: Field, s: State, unit: UnitId): Outlook {
  const targets = [...plainTargets(field, s, unit, 'first fires')].sort(
    (a, b) => gapTo(field, s, unit, a) - gapTo(field, s, unit, b),
  );
  const [nearest] = targets;
  const own = footprintOf(field, s, unit);
  const ahead = spotOnBearing(frontMiddle(own), own.facing, NUMBER_OFFSET);
  const many =
    targets.length === 1 ? 'One target: it must take it.' : `${targets.length} targets: it must take one.`;
  return {
    title: `${bareName(field, unit)} fires first`,
    when: `phase 4${nearest === undefined ? '' : `, ${shortLength(gapTo(field, s, unit, nearest), 1)}`}`,
    sentence: nearest === undefined ? 'It has no target, and does nothing else this turn.' : many,
    clause: 'JR-4.2a',
    side: unitOf(field, unit).side,
    pieces: [unitPiece(unit), ...targets.map(unitPiece)],
    clash: nearest === undefined,
    at: nearest === undefined ? ahead : between(own, footprintOf(field, s, nearest)),
    ...(nearest !== undefined && { fire: fireAt(own, footprintOf(field, s, nearest)) }),
  };
}

/** Distance ahead of a unit of a number that is about it alone, in thousandths. */
const NUMBER_OFFSET = 1200;

function fireAt(own: Stand, other: Stand): { from: Spot; to: Spot } {
  const from = frontMiddle(own);
  return { from, to: nearestSpot(other, from) };
}

function between(own: Stand, other: Stand): Spot {
  const { from, to } = fireAt(own, other);
  return { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) };
}

// Charges

/** Charges in the order in which they are made (JR-5.7a); those without a target come last. */
function charges(field: Field, s: State, units: readonly UnitId[]): Outlook[] {
  const aimed = new Map(units.flatMap((unit) => targetOf(field, s, unit).map((target) => [unit, target])));
  const inOrder = chargesInOrder(
    [...aimed].map(([unit, target]) => ({
      side: unitOf(field, unit).side,
      distance: gapTo(field, s, unit, target),
      listed: unit,
    })),
    s.initiative,
  );
  const idle = units.filter((unit) => !aimed.has(unit) && s.supports[unit] === NONE);
  return [
    ...inOrder.map(({ listed }) => chargeOn(field, s, listed, aimed)),
    ...idle.map((unit) => idleCharge(field, s, unit)),
  ];
}

/**
 * The target of a unit: the one it has named, or else the nearest. Empty if it supports another unit or finds
 * no target.
 */
function targetOf(field: Field, s: State, unit: UnitId): UnitId[] {
  if (s.supports[unit] !== NONE || S.has(s, unit, S.CHARGED)) return [];
  const named = nth(s.charges, unit);
  const found = named === NONE ? namable(field, s, unit)[0] : named;
  return found === undefined || s.fate[found] !== S.ON_TABLE ? [] : [found];
}

function chargeOn(field: Field, s: State, unit: UnitId, aimed: ReadonlyMap<UnitId, UnitId>): Outlook {
  const target = need(aimed, unit);
  const met = metAs(field, s, unit, target, aimed);
  const leaves = S.orderOf(s, target) === 'D';
  return {
    title: `${bareName(field, unit)} on ${bareName(field, target)}`,
    when: `${leaves ? 'phases 5, 6' : 'phase 6'}, ${shortLength(gapTo(field, s, unit, target), 1)}`,
    ...met,
    side: unitOf(field, unit).side,
    pieces: [unitPiece(unit), unitPiece(target)],
    at: between(footprintOf(field, s, unit), footprintOf(field, s, target)),
  };
}

/** The effect of the enemy's order on a charge at it. */
function metAs(
  field: Field,
  s: State,
  unit: UnitId,
  target: UnitId,
  aimed: ReadonlyMap<UnitId, UnitId>,
): Pick<Outlook, 'sentence' | 'clause' | 'clash'> {
  const name = sentence(`${nameOf(field, target)}`).slice(0, -1);
  const others = [...aimed].filter(([other, at]) => at === target && other !== unit).length;
  const also = others > 0 ? ' Another charge goes at it too; each is carried out by itself.' : '';
  const told = (words: string, clause: string, clash: boolean) => ({
    sentence: `${words}${also}`,
    clause,
    clash: clash || others > 0,
  });
  if (S.levelOf(s, target) === 'routed')
    return told(`${name} is routed: no halt, no volley.`, 'JR-14.4g', false);
  switch (S.orderOf(s, target)) {
    case 'D':
      return told(
        `${name} goes in phase 5, its losses halved. Out of sight ahead, the charge names the nearest enemy instead, or becomes Conditional hold.`,
        'JR-14.1d',
        true,
      );
    case 'M':
      return told(
        `Charges come before moves: ${nameOf(field, target)} is met where it stands.`,
        'JR-5.7a',
        true,
      );
    case 'C':
      return aimed.get(target) === unit
        ? told('Both charge each other: one of the two is carried out first.', 'JR-5.7a', true)
        : told(`${name} charges too; the shorter charge is carried out first.`, 'JR-5.7a', true);
    case 'Fm':
      return told(`${name} is met as it forms: 2 dice for its volley.`, 'JR-14.4d', true);
    case 'Fr':
      return told(`${name} will have fired: 2 dice for its volley.`, 'JR-14.4d', false);
    case 'H':
    case 'CH':
      return told(`${name} stands: its volley has 3 dice if it has not fired before.`, 'JR-14.4d', false);
  }
}

function idleCharge(field: Field, s: State, unit: UnitId): Outlook {
  const own = footprintOf(field, s, unit);
  return {
    title: `${bareName(field, unit)} finds no enemy to charge`,
    when: 'phase 6',
    sentence: 'With no enemy in sight ahead it stands on Conditional hold.',
    clause: 'JR-14.1c',
    side: unitOf(field, unit).side,
    pieces: [unitPiece(unit)],
    clash: true,
    at: spotOnBearing(frontMiddle(own), own.facing, NUMBER_OFFSET),
  };
}

// Moves

/** Moves of one side that would end on one place if each went as far as it may. */
function crossings(field: Field, s: State, movers: readonly UnitId[]): Outlook[] {
  const ends = movers
    .filter((unit) => !S.has(s, unit, S.DONE) && s.arrow[unit] !== NONE)
    .map((unit) => ({ unit, end: endOf(field, s, unit) }));
  return ends.flatMap(({ unit, end }, i) =>
    ends.slice(i + 1).flatMap((other): Outlook[] => {
      const { side } = unitOf(field, unit);
      if (side !== unitOf(field, other.unit).side || !overlap(end, other.end)) return [];
      return [
        {
          title: `${bareName(field, unit)} and ${bareName(field, other.unit)}`,
          when: 'phase 7',
          sentence: 'Their arrows end at the same place: the unit that moves first takes it.',
          clause: 'JR-5.8a',
          side,
          pieces: [unitPiece(unit), unitPiece(other.unit)],
          clash: true,
          at: between(end, other.end),
        },
      ];
    }),
  );
}

/** The place of a unit at the end of its arrow, as far as open ground lets it. */
function endOf(field: Field, s: State, unit: UnitId): Stand {
  const own = footprintOf(field, s, unit);
  return { ...own, ...spotOnBearing(own, nth(s.arrow, unit), paceOf(field, s, unit)) };
}
