import { distance, type Hex, neighbour, sideBetween } from '@linstock/ground';
import { last, nth, otherSide, type Refusal, refusal, requireValue } from '@linstock/kernel';
import { saying } from '@linstock/scene';
import * as board from '../../model/board.ts';
import type { CommandId, UnitId } from '../../model/field.ts';
import type { StateView } from '../../model/game.ts';
import type { Scratch } from '../../model/scratch.ts';
import * as S from '../../model/state.ts';
import { FACINGS, frontsOf } from '../../reckon/arcs.ts';
import { refuseCharge } from '../../reckon/charge.ts';
import type { TurnAnswerOf } from '../activations/decision.ts';
import { hasSight } from '../fire/shot.ts';
import { type Contender, contendersOf, hexesInFront, isBarred, type Lines, linesFrom } from './shock-line.ts';

/** The ways Cavalry can Charge (FL-13.22). */

/** A unit that Charges: the facing it takes before, and the hexes of its approach. */
export type Charger = TurnAnswerOf<'charge'>['chargers'][number];

/**
 * The Lines of a Charge, as if each Charger were in its last approach hex, with the units that must Shock
 * (FL-13.22h).
 */
export function chargeLines(
  game: StateView,
  command: CommandId,
  chargers: readonly Charger[],
  arrived: readonly Charger[] = chargers,
): Lines {
  const charging = new Set(chargers.map(({ unit }) => unit));
  return linesFrom(game, [
    ...contendersOf(game, command).filter(({ unit }) => !charging.has(unit)),
    ...arrived.map(contender),
  ]);
}

/** All in front of its last hex are its targets, whatever was there when the Activation began (FL-12.12d). */
function contender({ unit, facing, path }: Charger): Contender {
  return { unit, facing, hex: last(path), charges: true, fullyActive: true, may: () => true };
}

/** Every way a unit may Charge (FL-13.22c to e). */
export function waysToCharge(game: StateView, bound: ReadonlySet<UnitId>, unit: UnitId): Charger[] {
  const { field, s } = game;
  const looked = board.lookAround(field, s);
  const ways: Charger[] = [];
  for (let facing = 0; facing < FACINGS; facing += 2)
    for (const path of pathsAhead(game, board.hexOfUnit(s, unit), facing)) {
      const way = { unit, facing, path };
      if (hexesCharged(game, looked, way).length > 0 && refuseCharger(game, looked, bound, way) === null)
        ways.push(way);
    }
  return ways;
}

/**
 * The approach that is offered to a hex with a facing: the first legal one. If none is legal, the first over the ground, for
 * the legality check to explain; null if no approach leads there.
 */
export function usualApproach(game: StateView, unit: UnitId, facing: number, hex: Hex): Hex[] | null {
  const { field, s } = game;
  const looked = board.lookAround(field, s);
  const paths = pathsAhead(game, board.hexOfUnit(s, unit), facing).filter((path) => path.at(-1) === hex);
  const legal = paths.find((path) => {
    const way = { unit, facing, path };
    return refusePath(game, way) === null && refuseTargets(game, looked, way) === null;
  });
  return legal ?? paths[0] ?? null;
}

/** The longest approach, in hexes: the target is four away at most (FL-13.22c). */
const MAX_APPROACH_HEXES = 3;

function pathsAhead({ field }: StateView, start: Hex, facing: number): Hex[][] {
  let ends: Hex[][] = [[start]];
  const paths: Hex[][] = [];
  for (let n = 0; n < MAX_APPROACH_HEXES; n++) {
    ends = ends.flatMap((path) =>
      frontsOf(null, facing)
        .map((direction) => neighbour(field.map, last(path), direction))
        .filter((hex) => hex !== S.NONE)
        .map((hex) => [...path, hex]),
    );
    for (const path of ends) paths.push(path.slice(1));
  }
  return paths;
}

/** The hexes with enemies in front of the last hex of an approach; after `lookAround`. */
export function hexesCharged(game: StateView, looked: Scratch, way: Charger): Hex[] {
  const enemy = otherSide(board.unitOf(game.field, way.unit).side);
  return hexesAhead(game, way).filter((hex) => looked.held[hex * 2 + enemy] !== 0);
}

function hexesAhead(game: StateView, { unit, facing, path }: Charger): Hex[] {
  return hexesInFront(game, { unit, facing, hex: last(path) });
}

/** Why a unit cannot Charge in this way; null if it can. `bound` are the units that must Shock by FL-12.12b. */
export function refuseCharger(
  game: StateView,
  looked: Scratch,
  bound: ReadonlySet<UnitId>,
  charger: Charger,
): Refusal | null {
  return (
    refuseHorse(game, looked, bound, charger) ??
    refusePath(game, charger) ??
    refuseTargets(game, looked, charger)
  );
}

function refuseHorse(
  game: StateView,
  looked: Scratch,
  bound: ReadonlySet<UnitId>,
  { unit }: Charger,
): Refusal | null {
  const { field, s } = game;
  const horse = field.units[unit];
  if (horse?.kind !== 'cavalry' || horse.command !== s.command || !board.isOnMap(s, unit))
    return refusal('FL-R-NO-CHARGE', 'FL-13.22h', 'Only Cavalry of the Command whose turn it is Charges.');
  const name = board.unitName(field, unit);
  if (!board.isFullyActive(game, unit))
    return refusal('FL-R-NOT-FULL', 'FL-5.42d', `${saying(name, 'is', 'are')} only partially active.`);
  if (bound.has(unit))
    return refusal(
      'FL-R-IN-ZOC',
      'FL-13.22h',
      `${saying(name, 'has to Shock the enemy before it', 'have to Shock the enemy before them')}.`,
    );
  return looked.zoc[board.hexOfUnit(s, unit) * 2 + otherSide(horse.side)] === 0
    ? null
    : refusal('FL-R-IN-ZOC', 'FL-13.22h', `${saying(name, 'stands', 'stand')} in an enemy Zone of Control.`);
}

function refusePath({ field }: StateView, { facing, path }: Charger): Refusal | null {
  if (path.some((hex) => hex >= field.map.count))
    return refusal('FL-R-OFF-MAP', 'FL-7.11c', 'No unit may leave the map.');
  return facing % 2 === 0
    ? null
    : refusal('FL-R-FACING-KIND', 'FL-8.0f', 'Cavalry faces a corner of its hex.');
}

/** At least one enemy in front of the last hex has to be a legal target of this Charge (FL-13.22c to g). */
function refuseTargets(game: StateView, looked: Scratch, charger: Charger): Refusal | null {
  const held = hexesCharged(game, looked, charger);
  if (held.length === 0)
    return refusal('FL-R-NO-TARGET', 'FL-12.12a', 'No enemy is in front of the last hex of this approach.');
  const open = held.filter((hex) =>
    board.stackIn(looked, hex).some((target) => !isBarred(game, charger.unit, target)),
  );
  if (open.length === 0)
    return refusal(
      'FL-R-FOOT-AND-HORSE',
      'FL-12.52p',
      'Infantry has attacked this enemy in this Activation: Cavalry cannot.',
    );
  const refusals = open.map((hex) => refuseCharge(wayTo(game, looked, charger, hex)));
  const [first] = refusals;
  return !first || refusals.includes(null)
    ? null
    : refusal(first.code, first.clause, requireValue(SENTENCES[first.code], first.code));
}

/** A Charge at a hex as its legality check sees it, in the position when it is named (FL-13.22g). */
function wayTo(game: StateView, looked: Scratch, { unit, facing, path }: Charger, target: Hex) {
  const { field, s } = game;
  const { map, ground } = field;
  const enemy = otherSide(board.unitOf(field, unit).side);
  const start = board.hexOfUnit(s, unit);
  const hexes = [start, ...path, target];
  const directions = hexes.slice(1).map((hex, i) => sideBetween(map, nth(hexes, i), hex));
  const fronts = frontsOf(null, facing);
  return {
    stepCosts: directions.map((direction, i) => {
      const cost = direction === -1 ? -1 : nth(ground.cost.cavalry, nth(hexes, i) * 6 + direction);
      return cost < 0 ? null : cost;
    }),
    distance: distance(map, start, target),
    sight: hasSight(field, looked, start, target),
    disordered: s.disordered[unit] === 1,
    turns: directions.some((direction) => !fronts.includes(direction)),
    blocked:
      path.some((hex) => looked.held[hex * 2] !== 0 || looked.held[hex * 2 + 1] !== 0) ||
      path.slice(0, -1).some((hex) => looked.zoc[hex * 2 + enemy] !== 0),
  };
}

const SENTENCES: Readonly<Record<string, string>> = {
  'FL-R-DISORDERED-CAV': 'Disordered Cavalry does not Charge.',
  'FL-R-CHARGE-DISTANCE': 'The target of a Charge is two to four hexes away.',
  'FL-R-CHARGE-TERRAIN': 'No hex of a Charge, the target’s included, may cost more than 2 Movement Points.',
  'FL-R-LOS': 'The Charge needs sight of its target from where it begins.',
  'FL-R-CHARGE-TURN': 'A Charge goes into the frontal hexes of one facing, hex by hex, without a turn.',
  'FL-R-CHARGE-BLOCKED': 'The approach has to be free of units, and of enemy ZOC before its last hex.',
};
