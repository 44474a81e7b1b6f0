import { nth, type Refusal, refusal, requireValue } from '@linstock/kernel';
import { type Name, saying, sentence, told } from '@linstock/scene';
import * as board from '../../model/board.ts';
import type { RegimentId, UnitId } from '../../model/field.ts';
import { emit, type Game, type StateView } from '../../model/game.ts';
import type { State } from '../../model/state.ts';
import * as S from '../../model/state.ts';
import { changeReckoning } from '../../reckon/morale.ts';
import { FORMATIONS } from '../../tables/index.ts';
import { markActed, refuseActor, waitingUnits } from '../activations/actor.ts';
import type { Decision, TurnAnswerOf } from '../activations/decision.ts';
import { refuseByCustom } from './custom.ts';
import { facingsAfter } from './facings-after.ts';

/** Into SK and out of it (FL-6.5). */

/** A unit goes into SK (FL-6.52b, FL-6.53a, d, e, f). */
export const enterSkirmish: Decision<'enter-sk'> = {
  *options(game) {
    for (const unit of waitingUnits(game)) {
      if (refuseEntering(game, unit)) continue;
      const facings = facingsAfter('SK', board.facingOfUnit(game.s, unit));
      for (const top of [0, 1] as const)
        for (const first of facings)
          for (const second of facings) yield { do: 'enter-sk', unit, facings: [first, second], top };
    }
  },
  refuse(game, { unit, facings }) {
    const barred = refuseEntering(game, unit);
    if (barred) return barred;
    const allowed = facingsAfter('SK', board.facingOfUnit(game.s, unit));
    return facings.every((facing) => allowed.includes(facing)) ? null : wrongFacing();
  },
  carryOut(game, answer) {
    enter(game, answer);
  },
};

const wrongFacing = (): Refusal =>
  refusal(
    'FL-R-FACING-KIND',
    'FL-6.62d',
    'It keeps its facing, or takes one of the two next to it of the right kind.',
  );

function refuseEntering(game: StateView, unit: UnitId): Refusal | null {
  const { field, s } = game;
  const barred = refuseActor(game, unit);
  if (barred) return barred;
  const { skirmishers, regiment } = board.unitOf(field, unit);
  const name = board.unitName(field, unit);
  if (!board.isFullyActive(game, unit)) return notFull(name);
  if (skirmishers === null)
    return refusal(
      'FL-R-NO-SK-COUNTERS',
      'FL-6.52b',
      `${saying(name, 'has', 'have')} no counters to go into SK with.`,
    );
  const most = field.regiments[regiment]?.mostInSkirmish ?? 0;
  if (inSkirmish(game, regiment) >= most)
    return refusal('FL-R-SK-LIMIT', 'FL-6.52b', `Of this regiment at most ${most} may be in SK at a time.`);
  const others = board.unitsIn(s, board.hexOfUnit(s, unit)).filter((other) => other !== unit);
  if (others.some((other) => board.unitOf(field, other).kind === 'infantry'))
    return refusal(
      'FL-R-OCCUPIED',
      'FL-6.53a',
      `${saying(name, 'shares its', 'share their')} hex with other Infantry.`,
    );
  return refuseByCustom(game, [unit], 'SK');
}

const notFull = (name: Name): Refusal =>
  refusal(
    'FL-R-OUT-OF-COMMAND',
    'FL-5.42a',
    `${saying(name, 'is', 'are')} not fully active and cannot change formation.`,
  );

/** Units of a regiment that are in SK: folded away, with a counter of theirs on the map. */
function inSkirmish({ field, s }: StateView, regiment: RegimentId): number {
  const units = field.regiments[regiment]?.units ?? [];
  return units.filter((unit) =>
    board.unitOf(field, unit).skirmishers?.some((counter) => s.at[counter] !== S.NONE),
  ).length;
}

function enter(game: Game, { unit, facings, top }: TurnAnswerOf<'enter-sk'>): void {
  const { field, s } = game;
  const base = board.unitOf(field, unit);
  const counters = requireValue(base.skirmishers, 'pair of Skirmish counters');
  const { disordered } = game.umpire.throw({
    ...changeReckoning(base.name, base.morale, false), // FL-6.53e
    about: board.unitIds([unit]),
  });
  if (disordered) s.disordered[unit] = 1;
  counters.forEach((counter, i) => {
    takePlace(s, unit, counter);
    s.facing[counter] = nth(facings, i);
    markActed(game, counter);
  });
  s.near = s.near.map((enemies, each) => (counters.includes(each) ? nth(s.near, unit) : enemies));
  fold(s, unit);
  board.putOnTop(s, counters[top]);
  emit(
    game,
    base.side,
    ['FL-6.53a'],
    () => told`${saying(board.unitName(field, unit), 'goes', 'go')} into SK`,
    () => ({ kind: 'formation', pieces: board.unitIds([unit, ...counters]), formation: 'SK' }),
  );
}

/** One counter replaces another, with its losses (FL-6.53d, f). */
function takePlace(s: State, from: number, to: number): void {
  for (const list of [
    s.at,
    s.disordered,
    s.reduced,
    s.inReach,
    s.inRange,
    s.smoke,
    s.fired,
    s.reacted,
    s.attacked,
  ])
    list[to] = nth(list, from);
  s.fate[to] = S.ON_MAP;
  s.height[to] = 0;
}

function fold(s: State, unit: UnitId): void {
  s.at[unit] = S.NONE;
  s.fate[unit] = S.FOLDED;
  s.smoke[unit] = 0;
}

/** Two counters in SK become their unit again, in the formation of its Command (FL-6.53b, c). */
export const reform: Decision<'reform'> = {
  *options(game) {
    for (const unit of waitingUnits(game)) {
      // Units that do not skirmish are skipped before a sentence is made.
      if (S.formationOf(game.s, unit) !== 'SK') continue;
      if (refuseReforming(game, unit)) continue;
      for (const facing of reformedFacings(game, unit)) yield { do: 'reform', unit, facing };
    }
  },
  refuse(game, { unit, facing }) {
    const barred = refuseReforming(game, unit);
    if (barred) return barred;
    return reformedFacings(game, unit).includes(facing) ? null : wrongFacing();
  },
  carryOut(game, answer) {
    comeTogether(game, answer);
  },
};

/** Why a pair may not reform; null if it may (FL-6.53b to d). */
function refuseReforming(game: StateView, unit: UnitId): Refusal | null {
  const { field, s } = game;
  const barred = refuseActor(game, unit);
  if (barred) return barred;
  const name = board.unitName(field, unit);
  const partner = S.formationOf(s, unit) === 'SK' ? board.partnerOf(game, unit) : S.NONE;
  if (partner === S.NONE)
    return refusal(
      'FL-R-NOT-STACKED',
      'FL-6.53b',
      `${saying(name, 'is', 'are')} not in one hex with the other half.`,
    );
  if (s.disordered[unit] === 1 || s.disordered[partner] === 1)
    return refusal('FL-R-DISORDERED', 'FL-6.53b', `${sentence(name)} or its other half is Disordered.`);
  if (!board.isFullyActive(game, unit) || !board.isFullyActive(game, partner)) return notFull(name);
  return refuseActor(game, partner);
}

/** Next to the facing of the named counter, in the formation of its Command. */
function reformedFacings({ field, s }: StateView, unit: UnitId): readonly number[] {
  const drill = nth(s.drill, board.unitOf(field, unit).command);
  return facingsAfter(FORMATIONS[drill] ?? null, board.facingOfUnit(s, unit));
}

/** Both counters become the whole unit again (FL-6.53b, FL-6.53d). */
function comeTogether(game: Game, { unit, facing }: TurnAnswerOf<'reform'>): void {
  const { field, s } = game;
  const { base, command } = board.unitOf(field, unit);
  const whole = requireValue(base, 'base unit');
  const counters = requireValue(board.unitOf(field, whole).skirmishers, 'pair of Skirmish counters');
  takePlace(s, unit, whole);
  for (const marks of [s.reduced, s.smoke, s.fired, s.reacted, s.attacked])
    marks[whole] = nth(marks, counters[0]) | nth(marks, counters[1]);
  s.formation[whole] = nth(s.drill, command);
  s.facing[whole] = facing;
  for (const counter of counters) fold(s, counter);
  markActed(game, whole);
  emit(
    game,
    s.active,
    ['FL-6.53b'],
    () => told`${saying(board.unitName(field, whole), 'reforms', 'reform')}`,
    () => ({
      kind: 'formation',
      pieces: board.unitIds([whole, ...counters]),
      formation: FORMATIONS[nth(s.formation, whole)] ?? 'Open',
    }),
  );
}
