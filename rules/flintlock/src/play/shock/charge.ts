import type { Hex } from '@linstock/ground';
import { nth, type Provocation, type Refusal, refusal } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import * as board from '../../model/board.ts';
import type { LeaderId, UnitId } from '../../model/field.ts';
import { emit, type Game, type Play, type StateView } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { markActed } from '../activations/actor.ts';
import type { Decision, TurnAnswerOf } from '../activations/decision.ts';
import { inAnyOrder } from '../fire/any-order.ts';
import { reactToMovement } from '../fire/reaction-fire.ts';
import { leadersGoing, settleLeaders } from '../leaders/leaders.ts';
import { stepTo } from '../movement/going-along.ts';
import { comeTo, provokedAt } from '../movement/march.ts';
import { standAside } from '../retreats/reaction-retreat.ts';
import { throwsFirst } from '../throws-first.ts';
import { type Charger, chargeLines, hexesCharged, refuseCharger, waysToCharge } from './charge-ways.ts';
import { refuseAttacker } from './shock.ts';
import { lineName, linesOf } from './shock-line.ts';
import { strike } from './strike.ts';

/** Cavalry Charges, with those of its Command who must Shock (FL-13.2). */
export const charge: Decision<'charge'> = {
  options: (game) => chargesOf(game),
  refuse: (game, answer) => refuseCharges(game, answer.chargers),
  sample: (game, choose) => sampleCharge(game, choose),
  provokes: (game, { chargers }) => provokedByCharge(game, chargers),
  carryOut: (game, answer) => carryOut(game, answer.chargers),
};

/**
 * The listed Charges: each unit alone along each of its ways; all units that can charge the same enemy
 * together; and as many units as can charge at the same time.
 */
function* chargesOf(game: StateView): Generator<TurnAnswerOf<'charge'>> {
  const ways = allWays(game);
  if (ways.length === 0) return;
  for (const way of ways) yield { do: 'charge', chargers: [way] };
  const together = new Map<string, Charger[]>();
  for (const chargers of [...chargersByTarget(game, ways), asMany(game, ways)])
    together.set(JSON.stringify(chargers), chargers);
  for (const chargers of together.values()) if (chargers.length > 1) yield { do: 'charge', chargers };
}

/** Every way of every unit of the open Command that may Charge (FL-13.22c, h). */
function allWays(game: StateView): Charger[] {
  const horse = horsemen(game);
  if (horse.length === 0) return [];
  const bound = boundUnits(game);
  return horse.flatMap((unit) => waysToCharge(game, bound, unit));
}

/** For each hex with enemies all who can charge it, each along its first way to a hex of its own (FL-13.22g, h). */
function chargersByTarget(game: StateView, ways: readonly Charger[]): Iterable<Charger[]> {
  const byTarget = new Map<number, Charger[]>();
  const looked = board.lookAround(game.field, game.s);
  for (const way of ways)
    for (const hex of hexesCharged(game, looked, way)) {
      const others = byTarget.get(hex) ?? [];
      if (refuseTogether([...others, way]) === null) byTarget.set(hex, [...others, way]);
    }
  return byTarget.values();
}

/** Each unit along its first way to a hex of its own, straight ahead before ways after a turn (FL-13.22g, h). */
function asMany({ s }: StateView, ways: readonly Charger[]): Charger[] {
  const ahead = ways.filter(({ unit, facing }) => facing === s.facing[unit]);
  return [...ahead, ...ways].reduce<Charger[]>(
    (all, way) => (refuseTogether([...all, way]) === null ? [...all, way] : all),
    [],
  );
}

/** The Charges in which one more unit joins these, along each of its paths (FL-13.22h). */
export function chargesWithOneMore(game: StateView, chargers: readonly Charger[]): TurnAnswerOf<'charge'>[] {
  return allWays(game)
    .map((way) => [...chargers, way])
    .filter((all) => refuseTogether(all) === null)
    .map((all) => ({ do: 'charge', chargers: all }));
}

/** A random Charge of some units, each to a hex of its own (FL-13.22g, h). */
function sampleCharge(game: StateView, choose: (n: number) => number): TurnAnswerOf<'charge'> | null {
  const ways = allWays(game);
  if (ways.length === 0) return null;
  const drawn = inAnyOrder(ways, choose).slice(0, 1 + choose(ways.length));
  const chargers = drawn.reduce<Charger[]>(
    (all, way) => (refuseTogether([...all, way]) === null ? [...all, way] : all),
    [],
  );
  return { do: 'charge', chargers };
}

/** Cavalry of the open Command, if it may attack at all (FL-13.22h). */
function horsemen(game: StateView): UnitId[] {
  if (refuseAttacker(game) !== null) return [];
  const { field, s } = game;
  return board.commandUnits(game, s.command).filter((unit) => board.unitOf(field, unit).kind === 'cavalry');
}

/** Units of the open Command that must Shock (FL-12.12b). */
function boundUnits(game: StateView): ReadonlySet<UnitId> {
  return new Set(linesOf(game, game.s.command).attackers.map(({ unit }) => unit));
}

/** Why these Chargers may not Charge together; null if they may (FL-13.22g, h). */
function refuseCharges(game: StateView, chargers: readonly Charger[]): Refusal | null {
  const refused = refuseAttacker(game);
  if (refused) return refused;
  const bound = boundUnits(game);
  const looked = board.lookAround(game.field, game.s);
  for (const charger of chargers) {
    const why = refuseCharger(game, looked, bound, charger);
    if (why) return why;
  }
  return refuseTogether(chargers);
}

/** Each Charges once, and different Chargers end in different hexes (FL-13.22g). */
function refuseTogether(chargers: readonly Charger[]): Refusal | null {
  const units = new Set(chargers.map(({ unit }) => unit));
  const ends = new Set(chargers.map(({ path }) => path.at(-1)));
  return units.size === chargers.length && ends.size === chargers.length
    ? null
    : refusal('FL-R-CHARGE-BLOCKED', 'FL-13.22g', 'Each unit Charges once, and to a hex of its own.');
}

/** The Chargers turn, those about to be attacked may stand aside, and the Charge rides in (FL-13.22e, h, FL-13.24a). */
function* carryOut(game: Game, chargers: readonly Charger[]): Play {
  const { s } = game;
  const { command } = s;
  const bound = boundUnits(game);
  s.mode = S.CHARGE;
  for (const { unit, facing } of chargers) s.facing[unit] = facing; // FL-13.22e
  for (const unit of [...chargers.map((charger) => charger.unit), ...bound]) markActed(game, unit);
  tellCharge(game, chargers);
  yield* standAside(game, () => chargeLines(game, command, chargers));
  yield* rideIn(game, { chargers, arrived: [], rider: 0, ridden: 0, leaders: null });
  spend(game, chargers);
}

/** The progress of the approaches of a Charge. */
interface Approach {
  readonly chargers: readonly Charger[];
  readonly arrived: readonly Charger[];
  /** Number of the Charger that rides, and the hexes of its path it has ridden. */
  readonly rider: UnitId;
  readonly ridden: UnitId;
  /** The leaders who go with it; null before they have been asked. */
  readonly leaders: readonly LeaderId[] | null;
}

/** The Chargers ride in one after another, each hex by hex under Reaction to Movement; then they strike (FL-11.13e). */
function* rideIn(game: Game, begun: Approach): Play {
  let now = begun;
  for (let charger = now.chargers[now.rider]; charger; charger = now.chargers[now.rider]) {
    const leaders: readonly LeaderId[] = now.leaders ?? (yield* leadersGoing(game, [charger.unit], null));
    now = { ...now, leaders };
    while (now.ridden < charger.path.length && (yield* rideOneHex(game, charger, now)))
      now = { ...now, ridden: now.ridden + 1 };
    const arrived = now.ridden < charger.path.length ? now.arrived : [...now.arrived, charger];
    now = { ...now, arrived, rider: now.rider + 1, ridden: 0, leaders: null };
  }
  yield* strike(game, chargeLines(game, game.s.command, now.chargers, now.arrived));
}

/** The units that may fire at the approaches, hex by hex, one Charger after another (FL-11.13e). */
function provokedByCharge(game: StateView, chargers: readonly Charger[]): Provocation[] {
  const { field } = game;
  const facing = [...game.s.facing];
  for (const charger of chargers) facing[charger.unit] = charger.facing;
  let s: S.State = { ...game.s, facing };
  const provoked: Provocation[] = [];
  let step = 0;
  for (const { unit, path, facing: ahead } of chargers)
    for (const hex of path) {
      if (board.unitsIn(s, hex).length > 0) break;
      s = comeTo(s, unit, hex, ahead);
      provoked.push(...provokedAt({ field, s }, unit, step++));
    }
  return provoked;
}

function tellCharge(game: Game, chargers: readonly Charger[]): void {
  const { field, s } = game;
  const { attackers, defenders } = chargeLines(game, s.command, chargers);
  emit(
    game,
    s.active,
    ['FL-13.22h'],
    () =>
      told`${saying(
        board.namesOf(
          field,
          chargers.map(({ unit }) => unit),
        ),
        'charges',
        'charge',
      )} ${lineName(game, defenders)}`,
    () => ({
      kind: 'melee',
      attackers: board.unitIds(attackers.map(({ unit }) => unit)),
      defenders: board.unitIds(defenders),
      losses: [],
    }),
  );
}

/** Rides into the next hex of its approach; false if that hex is no longer free (FL-13.25b). */
function* rideOneHex(game: Game, { unit, path }: Charger, now: Approach): Play<boolean> {
  const { s } = game;
  const hex = nth(path, now.ridden);
  if (board.unitsIn(s, hex).length > 0) return false;
  const from = board.hexOfUnit(s, unit);
  const leaders = now.leaders ?? [];
  stepTo(game, [unit], leaders, hex);
  tellStep(game, unit, leaders, from, hex);
  yield* settleLeaders(game, unit, from);
  const next = { ...now, ridden: now.ridden + 1 };
  yield* reactToMovement(game, unit, () => throwsFirst(game, (dry) => rideIn(dry, next)));
  return true;
}

/** Logs a step of an approach (FL-13.22e, FL-11.13e). */
function tellStep(game: Game, unit: UnitId, leaders: readonly LeaderId[], from: Hex, hex: Hex): void {
  const { field, s } = game;
  const pieces = [
    board.unitId(unit),
    ...leaders.filter((each) => s.leaderAt[each] === hex).map(board.leaderId),
  ];
  emit(
    game,
    s.active,
    ['FL-13.22e'],
    () => told`${saying(board.unitName(field, unit), 'rides', 'ride')} on`,
    () => ({
      kind: 'charge',
      went: pieces.map((piece) => ({ piece, path: { hexes: [from, hex] } })),
      into: [],
    }),
  );
}

/** Every unit that Charged is Disordered afterwards, whatever the result (FL-13.24a, FL-13.25b). */
function spend(game: Game, chargers: readonly Charger[]): void {
  const { field, s } = game;
  const units = chargers
    .map(({ unit }) => unit)
    .filter((unit) => board.isOnMap(s, unit) && s.disordered[unit] === 0);
  if (units.length === 0) return;
  for (const unit of units) s.disordered[unit] = 1;
  emit(
    game,
    s.active,
    ['FL-13.24a'],
    () => told`${saying(board.namesOf(field, units), 'is', 'are')} Disordered after the Charge`,
    () => ({ kind: 'morale', pieces: board.unitIds(units), morale: 'disordered' }),
  );
}
