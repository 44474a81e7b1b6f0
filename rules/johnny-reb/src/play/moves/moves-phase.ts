import type { Provocation, Refusal, Side } from '@linstock/kernel';
import type { Answer, AnswerTo } from '../../model/answers.ts';
import type { UnitId } from '../../model/field.ts';
import { type Play, put, type QuestionOf, type StateView } from '../../model/game.ts';
import { REMAINING_FIRES } from '../../model/state.ts';
import type { AlarmContext } from '../alarm.ts';
import { enter } from '../phases.ts';
import { inTurn } from '../rallying.ts';
import { carryOn } from './carrying-on.ts';
import { beginForming, beginMarch, moverOnMove, refuseForming, refuseMove } from './carrying-out.ts';
import { anyEntry, beginEntering, entriesOf, nextToEnter, refuseEntering, refuseToWait } from './entering.ts';
import { anyForm, formsOf, reformsInPlace } from './form-ways.ts';
import { moversOn } from './movers.ts';
import { provokedBy } from './provoked.ts';
import { push, pushesOf, quickMarch, refusePushOf } from './quick-march.ts';
import { anyRide, refuseRideOf, ride, ridersOf, ridesOf } from './rides.ts';
import { anyWay, goodWays } from './ways.ts';

/** Phase 7: each side moves, forms, rides and brings on reinforcements, the side without the initiative first (JR-5.8a, JR-5.3c). */

type MovesAnswer = AnswerTo<'moves'>;

/** Steps of the phase for each side: its owner's choices, then the compulsory rest. */
const STEPS = 2;

/** Carries phase 7 on: the move under way, or the next answer of the side whose turn it is. */
export function* movesPhase(game: AlarmContext): Play {
  const { s } = game;
  if (s.moving) return yield* carryOn(game);
  if (s.pushing) return yield* quickMarch(game, s.pushing);
  const side = inTurn(s)[Math.floor(s.step / STEPS)];
  if (side === undefined) return enter(game, REMAINING_FIRES);
  if (s.step % STEPS === 0) return yield* chooseMove(game, side);
  if (!reform(game, side)) s.step++;
}

/** A unit of a side that has to re-form begins to; whether there is one (JR-4.7a). */
function reform(game: AlarmContext, side: Side): boolean {
  const answer = reformsInPlace(game, side);
  if (answer) beginForming(game.s, answer);
  return answer !== null;
}

/** The units that may fire at what an answer begins: a move, or units that re-form when the side is done. */
function provokedByAnswer(game: StateView, side: Side, answer: Answer): Provocation[] {
  switch ('do' in answer ? answer.do : null) {
    case 'move':
    case 'form':
    case 'enter':
      return provokedBy(game, (copy) => begin(copy, answer as Parameters<typeof begin>[1]));
    case 'done':
      return provokedBy(
        game,
        () => undefined,
        (copy) => reform(copy, side),
      );
    default:
      return [];
  }
}

/** A side does one thing, or ends its moves. */
function* chooseMove(game: AlarmContext, side: Side): Play {
  const question = movesQuestion(game, side);
  const answer: MovesAnswer = question ? yield* put(question) : { do: 'done' };
  switch (answer.do) {
    case 'move':
    case 'form':
    case 'enter':
      return begin(game, answer);
    case 'quick-march':
      return push(game, answer.unit);
    case 'ride':
      return ride(game, answer);
    case 'done':
      game.s.step++;
  }
}

/** Begins a move that is carried out leg by leg. */
function begin(game: AlarmContext, answer: MovesAnswer & { readonly do: 'move' | 'form' | 'enter' }): void {
  switch (answer.do) {
    case 'move':
      return beginMarch(game.s, answer);
    case 'form':
      return beginForming(game.s, answer);
    case 'enter':
      return beginEntering(game, answer);
  }
}

/** Asks a side for its next move in phase 7; null if it has none (Empty choices). */
function movesQuestion(game: StateView, side: Side): QuestionOf<'moves'> | null {
  const { field, s } = game;
  const [moving, forming] = [moversOn(field, s, side, 'M'), moversOn(field, s, side, 'Fm')];
  const riders = ridersOf(game, side);
  const able = moving.length + forming.length + riders.length;
  if (able === 0 && nextToEnter(field, s, side) === null) return null;
  /** The next unit must come on before the side is done. */
  const comesOrDone = (): MovesAnswer[] => {
    const entering = nextToEnter(field, s, side);
    return entering === null ? [{ do: 'done' }] : entriesOf(game, entering);
  };
  const options = (): MovesAnswer[] => {
    const last = comesOrDone();
    const enters = last[0]?.do === 'enter';
    return [
      ...(enters ? last : []),
      ...moving.flatMap((unit) => [...movesOf(game, unit), ...pushesOf(game, unit)]),
      ...forming.flatMap((unit) => formsOf(game, unit)),
      ...riders.flatMap((officer) => ridesOf(game, officer)),
      ...(enters ? [] : last),
    ];
  };
  return {
    side,
    kind: 'moves',
    clause: 'JR-5.8a',
    stable: true,
    prompt: () => 'Who carries out its order next?',
    options,
    refuse: (answer) => refuseMoves(game, side, answer),
    sample: (choose) => {
      const who = choose(moving.length + forming.length + 2);
      const [mover, former] = [moving[who], forming[who - moving.length]];
      if (mover !== undefined) return anyMove(game, mover, choose);
      if (former !== undefined) return anyForm(game, former, choose);
      const ride = who === moving.length + forming.length ? anyRide(game, side, riders, choose) : null;
      if (ride !== null) return ride;
      const entering = nextToEnter(field, s, side);
      return entering === null ? { do: 'done' } : anyEntry(game, entering, choose);
    },
    provokes: (answer) => provokedByAnswer(game, side, answer),
  };
}

/** The legality check of every answer. */
function refuseMoves(game: StateView, side: Side, answer: MovesAnswer): Refusal | null {
  switch (answer.do) {
    case 'move':
      return refuseMove(game, side, answer);
    case 'quick-march':
      return refusePushOf(game, side, answer.unit);
    case 'form':
      return refuseForming(game, side, answer);
    case 'ride':
      return refuseRideOf(game, side, answer);
    case 'enter':
      return refuseEntering(game, side, answer);
    case 'done':
      return refuseToWait(game, side);
  }
}

/** The good moves of a unit on Move, the farthest along its arrow first and staying last. */
export function movesOf(game: StateView, unit: UnitId): MovesAnswer[] {
  return [...goodWays(moverOnMove(game, unit))].map((legs) => ({ do: 'move', unit, legs: [...legs] }));
}

/** A random move, now and then a quick march. */
function anyMove(game: StateView, unit: UnitId, choose: (n: number) => number): MovesAnswer {
  const [quick] = choose(4) === 0 ? pushesOf(game, unit) : [];
  return quick ?? { do: 'move', unit, legs: [...anyWay(moverOnMove(game, unit), choose)] };
}
