import { distance, type Hex, neighbour, sideBetween } from '@linstock/ground';
import { nth, otherSide, type Refusal, refusal, usualStanding } from '@linstock/kernel';
import { saying, sentence, told } from '@linstock/scene';
import type { Answer, AnswerTo } from '../../model/answers.ts';
import * as board from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import { emit, type Game, type Play, put, type QuestionOf, type StateView } from '../../model/game.ts';
import type { Scratch } from '../../model/scratch.ts';
import * as S from '../../model/state.ts';
import { facesCorners } from '../../reckon/arcs.ts';
import { moverOf } from '../../reckon/going.ts';
import { moraleReckoning } from '../../reckon/morale.ts';
import { mayStandTogether } from '../../reckon/stacking.ts';
import { facingsOf } from '../movement/facing.ts';
import { goTogether } from '../movement/going-along.ts';
import { attackersOf, type Lines } from '../shock/shock-line.ts';

/** Cavalry and Skirmishers that get out of the way of a shot or a Shock (FL-6.55, FL-13.1). */

type ReactionRetreatAnswer = Extract<AnswerTo<'reaction-retreat'>, { readonly do: 'reaction-retreat' }>;

/** The shot or Shock that the units would avoid. */
interface RetreatCause {
  /** The units about to be fired at or Shocked. */
  readonly units: readonly UnitId[];
  /** Hexes of those they may not step nearer to (FL-13.12c). */
  readonly from: readonly Hex[];
  /** True if Infantry is about to Shock the unit (FL-6.55a, FL-12.44b). */
  byFoot(unit: UnitId): boolean;
}

/**
 * Asks whether Cavalry retreats from a shot of Infantry's Phasing Fire; true if so, and the shot is not fired
 * (FL-13.11a, FL-13.12b, FL-13.14a).
 */
export function* avoidShot(game: Game, target: UnitId, firer: UnitId): Play<boolean> {
  const { field, s } = game;
  if (board.unitOf(field, target).kind !== 'cavalry' || board.unitOf(field, firer).kind !== 'infantry')
    return false;
  const occasion = { units: [target], from: [board.hexOfUnit(s, firer)], byFoot: () => false };
  return (yield* getAway(game, occasion)) !== S.NONE;
}

/**
 * Lets targets of a Shock or Charge retreat, one after another and as often as they may (FL-12.44a,
 * FL-13.11a, FL-13.12c).
 */
export function* standAside(game: Game, linesNow: () => Lines): Play {
  const { field, s } = game;
  for (;;) {
    const lines = linesNow();
    const unit = yield* getAway(game, {
      units: lines.defenders,
      from: lines.attackers.map((attacker) => board.hexOfUnit(s, attacker.unit)),
      byFoot: (each) =>
        attackersOf(lines, each).some((attacker) => board.unitOf(field, attacker.unit).kind === 'infantry'),
    });
    if (unit === S.NONE) return;
  }
}

/** The units of the Line that may Reaction Retreat before the Shock is resolved (FL-12.44a). */
export function mayStandAside(game: StateView, lines: Lines): UnitId[] {
  const { field, s } = game;
  const occasion: RetreatCause = {
    units: lines.defenders,
    from: lines.attackers.map(({ unit }) => board.hexOfUnit(s, unit)),
    byFoot: (each) =>
      attackersOf(lines, each).some(({ unit }) => board.unitOf(field, unit).kind === 'infantry'),
  };
  return eligible(game, occasion);
}

/** Asks once, and gives the unit that went, or -1 (FL-13.11b). */
function* getAway(game: Game, occasion: RetreatCause): Play<number> {
  const units = eligible(game, occasion);
  if (units.length === 0) return S.NONE;
  const answer = yield* put(awayQuestion(game, occasion, units));
  if (answer.do === 'stay') return S.NONE;
  yield* goAway(game, answer);
  return answer.unit;
}

function eligible(game: StateView, occasion: RetreatCause): UnitId[] {
  return occasion.units.filter(
    (unit) => refuseUnit(game, occasion, unit) === null && retreatWaysOf(game, occasion, unit).length > 0,
  );
}

function awayQuestion(
  game: Game,
  occasion: RetreatCause,
  units: readonly UnitId[],
): QuestionOf<'reaction-retreat'> {
  const { field } = game;
  const stay = { do: 'stay' } as const;
  return {
    side: board.unitOf(field, nth(units, 0)).side,
    kind: 'reaction-retreat',
    clause: board.unitOf(field, nth(units, 0)).kind === 'cavalry' ? 'FL-13.11a' : 'FL-6.55a',
    stable: false,
    standing: usualStanding<Answer>(() => stay),
    prompt: () =>
      `${sentence(board.namesOf(field, units))} may get out of the way, two hexes, with a Morale Check after it. Does one go?`,
    options: () => [...units.flatMap((unit) => endsOf(game, occasion, unit)), stay],
    refuse: (answer) => (answer.do === 'stay' ? null : refuseAway(game, occasion, answer)),
  };
}

/** Every way of a unit with every facing it may end with, its old one first (FL-13.12a, c, FL-6.55b). */
function endsOf(game: StateView, occasion: RetreatCause, unit: UnitId): ReactionRetreatAnswer[] {
  const { s } = game;
  const held = board.facingOfUnit(s, unit);
  const others = facingsOf(S.formationOf(s, unit)).filter((facing) => facing !== held);
  return retreatWaysOf(game, occasion, unit).flatMap((way) =>
    [held, ...others].map((facing) => ({ ...way, facing })),
  );
}

/** Every way of a unit, with its facing (FL-13.12c). */
function retreatWaysOf(game: StateView, occasion: RetreatCause, unit: UnitId): ReactionRetreatAnswer[] {
  const { field, s } = game;
  const looked = board.lookAround(field, s);
  const facing = board.facingOfUnit(s, unit);
  return besides(game, board.hexOfUnit(s, unit)).flatMap((first) =>
    besides(game, first)
      .map(
        (second): ReactionRetreatAnswer => ({ do: 'reaction-retreat', unit, path: [first, second], facing }),
      )
      .filter((away) => refuseWay(game, looked, occasion, away) === null),
  );
}

function besides({ field }: StateView, hex: Hex): Hex[] {
  return [0, 1, 2, 3, 4, 5]
    .map((direction) => neighbour(field.map, hex, direction))
    .filter((beside) => beside !== S.NONE);
}

/** Why a unit may not get away in this way; null if it may. */
function refuseAway(game: StateView, occasion: RetreatCause, away: ReactionRetreatAnswer): Refusal | null {
  const { field, s } = game;
  const corners = facesCorners(S.formationOf(s, away.unit));
  return (
    refuseUnit(game, occasion, away.unit) ??
    refuseWay(game, board.lookAround(field, s), occasion, away) ??
    (away.facing % 2 === (corners ? 0 : 1)
      ? null
      : refusal(
          'FL-R-FACING-KIND',
          corners ? 'FL-8.0f' : 'FL-8.0c',
          `It faces a ${corners ? 'corner' : 'side'} of its hex.`,
        ))
  );
}

function refuseUnit({ field, s }: StateView, { units, byFoot }: RetreatCause, unit: UnitId): Refusal | null {
  if (!units.includes(unit))
    return refusal(
      'FL-R-NO-REACTION-RETREAT',
      'FL-13.11a',
      'Only a unit that is about to be attacked may get away.',
    );
  const { kind } = board.unitOf(field, unit);
  const name = board.unitName(field, unit);
  if (kind === 'cavalry')
    return s.disordered[unit] === 0
      ? null
      : refusal(
          'FL-R-DISORDERED-CAV',
          'FL-13.12a',
          `${saying(name, 'is Disordered and has', 'are Disordered and have')} to stay.`,
        );
  return S.formationOf(s, unit) === 'SK' && byFoot(unit)
    ? null
    : refusal(
        'FL-R-NO-REACTION-RETREAT',
        'FL-12.44b',
        `${saying(name, 'has', 'have')} to stay: only Cavalry gets away, and Skirmishers from Infantry.`,
      );
}

function refuseWay(
  game: StateView,
  looked: Scratch,
  occasion: RetreatCause,
  { unit, path }: ReactionRetreatAnswer,
): Refusal | null {
  const { map } = game.field;
  const start = board.hexOfUnit(game.s, unit);
  const [first, second] = [nth(path, 0), nth(path, 1)];
  if (first >= map.count || second >= map.count)
    return refusal('FL-R-OFF-MAP', 'FL-7.11c', 'No unit may leave the map.');
  const steps = sideBetween(map, start, first) !== -1 && sideBetween(map, first, second) !== -1;
  if (!steps || distance(map, start, second) !== 2)
    return refusal(
      'FL-R-NOT-TWO',
      board.unitOf(game.field, unit).kind === 'cavalry' ? 'FL-13.12a' : 'FL-6.55b',
      'It takes two steps and ends two hexes from where it began.',
    );
  return (
    refuseStep(game, looked, occasion, unit, start, first, false) ??
    refuseStep(game, looked, occasion, unit, first, second, true)
  );
}

function refuseStep(
  game: StateView,
  looked: Scratch,
  { from }: RetreatCause,
  unit: UnitId,
  hex: Hex,
  to: Hex,
  last: boolean,
): Refusal | null {
  const { field, s } = game;
  const { side, kind } = board.unitOf(field, unit);
  const clause = kind === 'cavalry' ? 'FL-13.12a' : 'FL-6.55b';
  if (from.some((each) => distance(field.map, each, to) < distance(field.map, each, hex)))
    return refusal('FL-R-NEARER', clause, 'No step may lead nearer to a unit it gets away from.');
  if (looked.zoc[to * 2 + otherSide(side)] !== 0)
    return refusal('FL-R-ENEMY-ZOC', clause, 'It may not enter an enemy Zone of Control.');
  if (!hasRoom(game, looked, unit, to, last))
    return refusal('FL-R-OCCUPIED', 'FL-6.55d', 'It does not fit into one of these hexes.');
  const cost = field.ground.cost[moverOf(kind, S.formationOf(s, unit))];
  return nth(cost, hex * 6 + sideBetween(field.map, hex, to)) < 0
    ? refusal('FL-R-IMPASSABLE', 'FL-6.55d', 'It cannot go there.')
    : null;
}

/** True if stacking lets it in, or over friendly guns on its way (FL-6.55d, FL-10.0b). */
function hasRoom(game: StateView, looked: Scratch, unit: UnitId, hex: Hex, last: boolean): boolean {
  const { side } = board.unitOf(game.field, unit);
  if (looked.held[hex * 2 + otherSide(side)] !== 0) return false;
  if (!last && looked.solid[hex * 2 + side] === 0) return true;
  const there = board.stackIn(looked, hex).filter((each) => each !== unit);
  return mayStandTogether([unit, ...there].map((each) => board.stacked(game, each)));
}

/**
 * The unit retreats, turns, and takes a Morale Check. The die is thrown even for a Disordered unit (FL-6.55c,
 * FL-13.12c, FL-13.13a).
 */
function* goAway(game: Game, { unit, path, facing }: ReactionRetreatAnswer): Play {
  const { field, s } = game;
  const { side, morale, kind } = board.unitOf(field, unit);
  const horse = kind === 'cavalry';
  const hexes = [board.hexOfUnit(s, unit), ...path];
  s.facing[unit] = facing;
  yield* goTogether(game, [unit], hexes, (pieces) =>
    emit(
      game,
      side,
      [horse ? 'FL-13.12a' : 'FL-6.55b'],
      () => told`${saying(board.unitName(field, unit), 'gets', 'get')} out of the way`,
      () => ({ kind: 'retreat', went: pieces.map((piece) => ({ piece, path: { hexes } })) }),
    ),
  );
  const { disordered } = game.umpire.throw({
    ...moraleReckoning(`${board.unitName(field, unit)}`, morale),
    side,
    about: board.unitIds([unit]),
  });
  if (!disordered || s.disordered[unit] === 1) return; // FL-6.55c
  s.disordered[unit] = 1;
  emit(
    game,
    side,
    [horse ? 'FL-13.13a' : 'FL-6.55c'],
    () => told`${saying(board.unitName(field, unit), 'is', 'are')} Disordered`,
    () => ({ kind: 'morale', pieces: [board.unitId(unit)], morale: 'disordered' }),
  );
}
