import type { Spot, Stand } from '@linstock/ground';
import { mapPair, nth, type Side } from '@linstock/kernel';
import { aspectFrom } from '../measure/arcs.ts';
import type { CoveredEnemy } from '../measure/cover.ts';
import { inContact } from '../measure/situation.ts';
import { meleeSupports } from '../measure/supports.ts';
import {
  footprintOf,
  isSpent,
  officerPresent,
  placedOf,
  situationOf,
  strengthOfUnit,
} from '../model/board.ts';
import type { UnitId } from '../model/field.ts';
import { emit, type StateView } from '../model/game.ts';
import { nameOf, unitOf, unitPiece } from '../model/naming.ts';
import {
  CHARGED,
  DESTROYED,
  formationOf,
  has,
  levelOf,
  MELEED,
  MOVED,
  mark,
  orderOf,
  SURRENDERED,
} from '../model/state.ts';
import { inchesReckoning } from '../reckon/lines.ts';
import { blows, type Combatant } from '../reckon/melee.ts';
import { type AfterRound, roundEnd } from '../reckon/melee-result.ts';
import { moraleReckoning, struckInMelee } from '../reckon/morale.ts';
import { type Aspect, WEAPONS } from '../tables/index.ts';
import { titled } from '../tables/words.ts';
import type { AlarmContext } from './alarm.ts';
import { fallsBack } from './falling-back.ts';
import { disorder, remove, takeLosses } from './losses.ts';
import { againstOf, clauseOfCheck, nerveOf, runAlarms, setLevel } from './morale.ts';
import { rollForOfficers } from './officers.ts';

/** Melee (P8) and the melees at the end of the turn (JR-15.5). */

/** Two units that fight, each with the units in its support. */
export interface Fight {
  readonly attacker: UnitId;
  readonly defender: UnitId;
  readonly attackerSupports: readonly UnitId[];
  readonly defenderSupports: readonly UnitId[];
}

/** One side of a fight, with the enemy's attack on it as the first round begins (JR-2.6f). */
interface Corner {
  readonly unit: UnitId;
  readonly enemy: UnitId;
  readonly supports: readonly UnitId[];
  readonly aspect: Aspect;
  /** For its cover and height (JR-7.2a, JR-12.4k). */
  readonly against: CoveredEnemy;
}

/** Fights a melee to its end; checks of units that it shakes come when it is over (JR-15.4e, h, JR-2.6f). */
export function melee(game: AlarmContext, fight: Fight): void {
  const { field, s } = game;
  const { attacker, defender } = fight;
  const corner = (unit: UnitId, enemy: UnitId, supports: readonly UnitId[]): Corner => {
    const against = againstOf(placedOf(field, s, enemy));
    return { unit, enemy, supports, aspect: meleeAspect(game, unit, enemy), against };
  };
  const attacking = corner(attacker, defender, fight.attackerSupports);
  const defending = corner(defender, attacker, fight.defenderSupports);
  let goesOn = true;
  for (let round = 1; goesOn; round++) goesOn = fightRound(game, round, attacking, defending);
  runAlarms(game);
}

/** The aspect of an enemy's attack on a unit in a melee, as its first round begins (JR-2.6f). */
export function meleeAspect({ field, s }: StateView, unit: UnitId, enemy: UnitId): Aspect {
  const { stand, formation, refuses } = placedOf(field, s, unit);
  return aspectFrom(stand, formation, placedOf(field, s, enemy).front, refuses);
}

/** One round; whether another follows (JR-15.2a, JR-15.4a to e). */
function fightRound(game: AlarmContext, round: number, attacking: Corner, defending: Corner): boolean {
  const { field, umpire } = game;
  const sides = [attacking, defending] as const;
  const [first, second] = mapPair(sides, (side) => combatant(game, side));
  const title = `Melee, round ${round}`;
  const onDefender = blows(umpire, first, second, round, title).inflicts;
  const onAttacker = blows(umpire, second, first, round, title).inflicts;
  const losses = [onAttacker, onDefender];
  emit(
    game,
    unitOf(field, attacking.unit).side,
    ['JR-15.2a'],
    () => `${title}.`,
    () => ({
      kind: 'melee',
      attackers: [unitPiece(attacking.unit)],
      defenders: [unitPiece(defending.unit)],
      losses: [],
    }),
  );
  const places = sides.map(({ unit }) => footprintOf(field, game.s, unit));
  sides.forEach(({ unit }, i) => takeLosses(game, unit, losses[i] ?? 0));
  sides.forEach(({ unit }, i) => (losses[i] ?? 0) > 0 && rollForOfficers(game, unit, false, places[i]));
  const [one, other] = mapPair(sides, (side, i) => ({
    ...afterRound(game, side, losses[i] ?? 0),
    place: nth(places, i),
  }));
  return carryOut(game, attacking, defending, round, one, other);
}

/** A side as it strikes in a round, with what its supports add (JR-15.2a to c). */
function combatant({ field, s }: AlarmContext, { unit, supports, aspect }: Corner): Combatant {
  const { arm, quality, formation, disordered, level } = placedOf(field, s, unit);
  const { weapon } = unitOf(field, unit);
  return {
    arm,
    quality,
    formation,
    disordered,
    aspect,
    strength: strengthOfUnit(field, s, unit),
    officerPresent: officerPresent(field, s, unit) !== null,
    shaken: level === 'shaken',
    disengaging: orderOf(s, unit) === 'D',
    weapon: WEAPONS.find((each) => each === weapon) ?? null,
    supportFigures: supports.reduce((sum, each) => sum + strengthOfUnit(field, s, each), 0),
  };
}

/** The check of a side that lost something; one that is destroyed makes none (JR-15.4a, f). */
function afterRound(game: AlarmContext, { unit, against }: Corner, losses: number): AfterRound {
  const { field, s, umpire } = game;
  const destroyed = isSpent(game.field, game.s, unit);
  if (destroyed || losses === 0) return { destroyed, check: null };
  const nerve = nerveOf(game, unit, against);
  const struck = struckInMelee(s.disordered[unit] === 1);
  const { level } = umpire.throw({
    ...moraleReckoning(nerve, struck, `${nameOf(field, unit)}`),
    about: [unitPiece(unit)],
  });
  return { destroyed, check: { before: nerve.level, after: level } };
}

/** The result of a round for a side, with its footprint before its losses (JR-12.1d). */
interface RoundOver extends AfterRound {
  readonly place: Stand;
}

/** Carries out the result of a round; true if another follows (JR-15.4b to g). */
function carryOut(
  game: AlarmContext,
  attacking: Corner,
  defending: Corner,
  round: number,
  one: RoundOver,
  other: RoundOver,
): boolean {
  const { field, s, umpire } = game;
  const { surrenders, fallsBack: back, goesOn } = roundEnd(round, one, other);
  const centres = new Map<number, Spot>(
    [attacking, defending].map(({ unit }) => [unit, footprintOf(field, s, unit)]),
  );
  const ends = [
    [attacking, one, surrenders.attacker],
    [defending, other, surrenders.defender],
  ] as const;
  for (const [{ unit }, { destroyed, check, place }, gives] of ends) {
    if (destroyed)
      remove(game, unit, {
        fate: DESTROYED,
        clause: 'JR-1.4d',
        verb: ['is', 'are'],
        words: 'destroyed',
        taken: false,
        place,
      });
    else if (gives)
      remove(game, unit, {
        fate: SURRENDERED,
        clause: 'JR-15.4b',
        verb: ['surrenders', 'surrender'],
        words: '',
        taken: true,
      });
    else if (check && check.before !== check.after)
      setLevel(game, unit, check.after, clauseOfCheck(check.before, check.after));
  }
  if (back === null) return goesOn;
  const { unit, enemy } = back === 'attacker' ? attacking : defending;
  disorder(game, unit, 'JR-15.4c');
  const die = umpire.throw({
    ...inchesReckoning('fall back', titled(`${nameOf(field, unit)} falls back`), 'JR-15.4c', 1),
    about: [unitPiece(unit)],
  }).sum;
  fallsBack(game, unit, die, centres.get(enemy) ?? null);
  return false;
}

/** Phase 9: the routed and limbered guns in contact go, then melees are fought one after another (JR-15.5). */
export function meleesOfTurn(game: AlarmContext): void {
  const { field, s } = game;
  const other: Side = s.initiative === 0 ? 1 : 0;
  for (const side of [s.initiative, other])
    for (const { id } of field.units.filter((unit) => unit.side === side)) giveUp(game, id);
  runAlarms(game);
  for (const { id } of field.units.filter((unit) => unit.side === s.initiative)) {
    const enemy = has(s, id, MELEED)
      ? undefined
      : enemiesTouched(game, id).find((each) => !has(s, each, MELEED));
    if (enemy === undefined) continue;
    mark(s, id, MELEED);
    mark(s, enemy, MELEED);
    melee(game, fightOf(game, id, enemy));
  }
}

/** A routed unit in contact surrenders, a limbered battery is lost (JR-15.5c, JR-11.7a). */
function giveUp(game: AlarmContext, unit: UnitId): void {
  const { s } = game;
  if (enemiesTouched(game, unit).length === 0) return;
  if (formationOf(s, unit) === 'limbered')
    remove(game, unit, {
      fate: DESTROYED,
      clause: 'JR-15.5c',
      verb: ['is', 'are'],
      words: 'taken',
      taken: true,
    });
  else if (levelOf(s, unit) === 'routed')
    remove(game, unit, {
      fate: SURRENDERED,
      clause: 'JR-15.5c',
      verb: ['surrenders', 'surrender'],
      words: '',
      taken: true,
    });
}

/** Enemies in contact with a unit on the table, in list order (JR-2.4c, JR-15.5b). */
function enemiesTouched({ field, s }: AlarmContext, unit: UnitId): UnitId[] {
  const own = placedOf(field, s, unit);
  return situationOf(field, s)
    .units.filter((each) => inContact(own, each))
    .map(({ listed }) => listed);
}

/** The attacker is the side whose unit moved into contact; if that is unclear, the side with the initiative (JR-15.5a, b). */
function fightOf({ field, s }: AlarmContext, unit: UnitId, enemy: UnitId): Fight {
  const moved = (each: number): boolean => has(s, each, MOVED | CHARGED);
  const [attacker, defender] = moved(enemy) && !moved(unit) ? [enemy, unit] : [unit, enemy];
  const situation = situationOf(field, s);
  const supports = (fighter: UnitId, opponent: UnitId): number[] =>
    meleeSupports(situation, placedOf(field, s, fighter), placedOf(field, s, opponent)).map(
      ({ listed }) => listed,
    );
  return {
    attacker,
    defender,
    attackerSupports: supports(attacker, defender),
    defenderSupports: supports(defender, attacker),
  };
}
