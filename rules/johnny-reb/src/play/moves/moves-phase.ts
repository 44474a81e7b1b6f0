import {
  type AnswerOfKind,
  carryOut,
  type Decisions,
  decidedBy,
  decisionFor,
  type Side,
} from '@linstock/kernel';
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

/** A unit of a side that has to re-form begins to do so (JR-4.7a). Returns false if there is none. */
function reform(game: AlarmContext, side: Side): boolean {
  const answer = reformsInPlace(game, side);
  if (answer) beginForming(game.s, answer);
  return answer !== null;
}

/** The side that moves, in a position. */
interface MovesView extends StateView {
  readonly side: Side;
}

/** All that a side may do in phase 7. The next reinforcement must come on before the side is done. */
const DECISIONS: Decisions<MovesView, AlarmContext & MovesView, MovesAnswer, Answer> = {
  enter: {
    options(view) {
      const unit = nextToEnter(view.field, view.s, view.side);
      return unit === null ? [] : entriesOf(view, unit);
    },
    refuse: (view, answer) => refuseEntering(view, view.side, answer),
    provokes: (view, answer) => provokedBy(view, (game) => beginEntering(game, answer)),
    carryOut: beginEntering,
  },
  move: {
    options: (view) => moversOn(view.field, view.s, view.side, 'M').flatMap((unit) => movesOf(view, unit)),
    refuse: (view, answer) => refuseMove(view, view.side, answer),
    provokes: (view, answer) => provokedBy(view, ({ s }) => beginMarch(s, answer)),
    carryOut: ({ s }, answer) => beginMarch(s, answer),
  },
  'quick-march': {
    options: (view) => moversOn(view.field, view.s, view.side, 'M').flatMap((unit) => pushesOf(view, unit)),
    refuse: (view, { unit }) => refusePushOf(view, view.side, unit),
    carryOut: (game, { unit }) => push(game, unit),
  },
  form: {
    options: (view) => moversOn(view.field, view.s, view.side, 'Fm').flatMap((unit) => formsOf(view, unit)),
    refuse: (view, answer) => refuseForming(view, view.side, answer),
    provokes: (view, answer) => provokedBy(view, ({ s }) => beginForming(s, answer)),
    carryOut: ({ s }, answer) => beginForming(s, answer),
  },
  ride: {
    options: (view) => ridersOf(view, view.side).flatMap((officer) => ridesOf(view, officer)),
    refuse: (view, answer) => refuseRideOf(view, view.side, answer),
    carryOut: ride,
  },
  done: {
    options: ({ field, s, side }) => (nextToEnter(field, s, side) === null ? [{ do: 'done' }] : []),
    refuse: (view) => refuseToWait(view, view.side),
    // The units that have to re-form begin when their side is done.
    provokes: (view) =>
      provokedBy(
        view,
        () => undefined,
        (game) => reform(game, view.side),
      ),
    carryOut({ s }) {
      s.step++;
    },
  },
};

/** False for the answers to other questions: the page may ask about those too. */
const isMovesAnswer = (answer: Answer): answer is MovesAnswer => Object.hasOwn(DECISIONS, answer.do);

/** A side does one thing, or ends its moves. */
function* chooseMove(game: AlarmContext, side: Side): Play {
  const question = movesQuestion({ ...game, side });
  const answer: MovesAnswer = question ? yield* put(question) : { do: 'done' };
  yield* carryOut(DECISIONS, { ...game, side }, answer);
}

/** Asks a side for its next move in phase 7; null if it has none (Empty choices). */
function movesQuestion(view: MovesView): QuestionOf<'moves'> | null {
  const { field, s, side } = view;
  const [moving, forming] = [moversOn(field, s, side, 'M'), moversOn(field, s, side, 'Fm')];
  const riders = ridersOf(view, side);
  const able = moving.length + forming.length + riders.length;
  if (able === 0 && nextToEnter(field, s, side) === null) return null;
  return {
    side,
    kind: 'moves',
    clause: 'JR-5.8a',
    stable: true,
    prompt: () => 'Who carries out its order next?',
    ...decidedBy<MovesView, AlarmContext & MovesView, MovesAnswer, Answer>(view, DECISIONS),
    // Unit by unit: the quick march of a unit is listed after its moves.
    options: () => [
      ...DECISIONS.enter.options(view),
      ...moving.flatMap((unit) => [...movesOf(view, unit), ...pushesOf(view, unit)]),
      ...[DECISIONS.form, DECISIONS.ride, DECISIONS.done].flatMap((each) => [...each.options(view)]),
    ],
    sample: (choose) => {
      const who = choose(moving.length + forming.length + 2);
      const [mover, former] = [moving[who], forming[who - moving.length]];
      if (mover !== undefined) return anyMove(view, mover, choose);
      if (former !== undefined) return anyForm(view, former, choose);
      const ride = who === moving.length + forming.length ? anyRide(view, side, riders, choose) : null;
      if (ride !== null) return ride;
      const entering = nextToEnter(field, s, side);
      return entering === null ? { do: 'done' } : anyEntry(view, entering, choose);
    },
    provokes: (answer) =>
      isMovesAnswer(answer) ? (decisionFor(DECISIONS, answer).provokes?.(view, answer) ?? []) : [],
  };
}

/** The good moves of a unit on Move, the farthest along its arrow first and staying last. */
function movesOf(game: StateView, unit: UnitId): AnswerOfKind<MovesAnswer, 'move'>[] {
  return [...goodWays(moverOnMove(game, unit))].map((legs) => ({ do: 'move', unit, legs: [...legs] }));
}

/** A random move, now and then a quick march. */
function anyMove(game: StateView, unit: UnitId, choose: (n: number) => number): MovesAnswer {
  const [quick] = choose(4) === 0 ? pushesOf(game, unit) : [];
  return quick ?? { do: 'move', unit, legs: [...anyWay(moverOnMove(game, unit), choose)] };
}
