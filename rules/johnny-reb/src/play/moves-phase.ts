import type { Refusal, Side } from '@linstock/kernel';
import type { AnswerTo } from '../answers.ts';
import { NONE } from '../field.ts';
import { type Asked, type Looked, type Play, put } from '../game.ts';
import { REMAINING_FIRES } from '../state.ts';
import type { Alarmed } from './alarm.ts';
import { carryOn } from './carrying-on.ts';
import { consider, type Plan } from './marching.ts';
import { moversOn, refuseMover } from './movers.ts';
import { enter } from './phases.ts';
import { inTurn } from './rallying.ts';
import { beginMove } from './stepping.ts';
import { anyWay, goodWays, type Mover, moverOf } from './ways.ts';

/** Phase 7: each side carries out its Move and Form orders, the side without the initiative first (JR-5.8a, JR-5.3c). */

type MovesAnswer = AnswerTo<'moves'>;

/** Carries phase 7 on: the move under way, or what the side whose turn it is does next. */
export function* movesPhase(game: Alarmed): Play {
  const { s } = game;
  if (s.moving) return carryOn(game, s.moving);
  const side = inTurn(s)[s.step];
  if (side === undefined) return enter(game, REMAINING_FIRES);
  const question = movesQuestion(game, side);
  const answer: MovesAnswer = question ? yield* put(question) : { do: 'done' };
  switch (answer.do) {
    case 'move':
      return beginMove(s, answer.unit, answer.legs, { half: false, disengaging: false, bonus: null });
    default:
      s.step++;
  }
}

/** A plain move of a unit on Move. */
export function movePlan({ s }: Looked, unit: number, legs: Plan['legs']): Plan {
  const arrow = s.arrow[unit] as number;
  return { legs, arrow: arrow === NONE ? null : arrow, half: false, disengaging: false, bonus: null };
}

/** A unit on Move as it moves. */
function moverOnMove(game: Looked, unit: number): Mover {
  const { field, s } = game;
  const { arrow } = movePlan(game, unit, []);
  return moverOf(game, unit, arrow, (legs) => consider(field, s, unit, movePlan(game, unit, legs)));
}

/** The moves of a unit on Move that are worth offering, the farthest along its arrow first and to stay last. */
export function movesOf(game: Looked, unit: number): MovesAnswer[] {
  return [...goodWays(moverOnMove(game, unit))].map((legs) => ({ do: 'move', unit, legs: [...legs] }));
}

/** What a side does next in phase 7; null where it has nothing to do (Empty choices). */
export function movesQuestion(game: Looked, side: Side): Asked<'moves'> | null {
  const { field, s } = game;
  const movers = moversOn(field, s, side, 'M');
  if (movers.length === 0) return null;
  const done: MovesAnswer = { do: 'done' };
  return {
    side,
    kind: 'moves',
    clause: 'JR-5.8a',
    stable: true,
    prompt: () => 'Who carries out its order next?',
    options: () => [...movers.flatMap((unit) => movesOf(game, unit)), done],
    refuse: (answer) => refuseMoves(game, side, answer),
    sample: (choose) => {
      const unit = movers[choose(movers.length + 1)];
      if (unit === undefined) return done;
      return { do: 'move', unit, legs: [...anyWay(moverOnMove(game, unit), choose)] };
    },
  };
}

function refuseMoves(game: Looked, side: Side, answer: MovesAnswer): Refusal | null {
  const { field, s } = game;
  switch (answer.do) {
    case 'move':
      return (
        refuseMover(field, s, side, answer.unit, 'M') ??
        consider(field, s, answer.unit, movePlan(game, answer.unit, answer.legs)).refused
      );
    default:
      return null;
  }
}
