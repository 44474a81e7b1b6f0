import type { Hex } from '@linstock/ground';
import { nth, type Side } from '@linstock/kernel';
import type { AnswerTo } from '../model/answers.ts';
import { hexOfCompany, lookAround } from '../model/board.ts';
import { type CompanyId, type Field, type OfficerId, SIDE_NAMES } from '../model/field.ts';
import {
  type DecisionGame,
  type DecisionsTo,
  type DecisionView,
  decide,
  type Game,
  type Play,
  questionOf,
  type QuestionOf,
} from '../model/game.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { excessOf } from '../reckon/stacking.ts';
import { done, DONE } from './done.ts';
import { thinOut } from './excess.ts';
import { settle } from './leaders.ts';
import { groupsOf, marchersOf, marchesOf, move, sampleMarch } from './move.ts';
import { moveOfficer, ridesFor, sampleRide } from './move-officer.ts';
import { ridersOf } from './rides.ts';

/** P-MOVE: the Movement Phase of a side (AL-6.1), full or half by whose player turn it is. */

const MOVING = 1;
const CLOSING = 2;
const THINNING = 3;

/** The Movement Phase from the step that the state is in. */
export function* movement(game: Game, side: Side): Play {
  const { s } = game;
  if (s.stage === 0) {
    s.done.fill(0);
    s.leaderSpent.fill(0);
    s.commanderSpent.fill(0);
    s.stage = MOVING;
  }
  if (s.stage === MOVING) yield* moves({ ...game, side });
  yield* closing(game);
}

/** Moves in any order until the side ends the phase (AL-6.1a, i). */
function* moves(game: DecisionGame): Play {
  while (yield* decide(game, DECISIONS, movementQuestion(game)));
  game.s.stage = CLOSING;
}

const DECISIONS: DecisionsTo<'move'> = { move, 'move-officer': moveOfficer, done };

/** Companies that may march together, or an officer who may ride. */
export interface Mover {
  readonly who: { readonly companies: readonly CompanyId[] } | { readonly officer: OfficerId };
  /** The legal marches, computed on demand. */
  answers(): AnswerTo<'move'>[];
}

/** All units that may move, in the order of the options. */
export function moversIn(view: DecisionView): Mover[] {
  return [
    ...groupsOf(view).map((companies) => ({
      who: { companies },
      answers: () => marchesOf(view, companies),
    })),
    ...ridersOf(view, view.side).map((officer) => ({
      who: { officer },
      answers: () => ridesFor(view, officer),
    })),
  ];
}

/** Asks for the next move; null if no unit of the side can move. */
function movementQuestion(view: DecisionView): QuestionOf<'move'> | null {
  const { s, side } = view;
  const movers = marchersOf(view);
  const riders = ridersOf(view, side);
  if (movers.length + riders.length === 0) return null;
  return questionOf(view, DECISIONS, {
    kind: 'move',
    clause: 'AL-6.1a',
    prompt: () =>
      `${SIDE_NAMES[side]} movement, ${s.active === side ? 'full' : 'half'}: march your companies, or end the phase.`,
    sample: (choose) => sampleMove(view, movers, riders, choose) ?? DONE,
  });
}

/** A random company or stack in a random pose, sometimes an officer; null now and then, for the end. */
function sampleMove(
  view: DecisionView,
  movers: readonly CompanyId[],
  riders: readonly OfficerId[],
  choose: (n: number) => number,
): AnswerTo<'move'> | null {
  const pick = choose(movers.length + riders.length + 1);
  if (pick === 0) return null;
  const officer = riders[pick - movers.length - 1];
  return officer === undefined
    ? sampleMarch(view, movers, nth(movers, pick - 1), choose)
    : sampleRide(view, officer, choose);
}

/** The end of the phase: leaders to their men, overstacked hexes thinned by the other side (P-MOVE 6). */
function* closing(game: Game): Play {
  const { field, s } = game;
  if (s.stage === CLOSING) {
    yield* settle(game, 'AL-4.2e');
    s.stage = THINNING;
  }
  for (;;) {
    yield* settle(game);
    const crowded = crowdedHex(field, s);
    if (!crowded) return;
    yield* thinOut(game, crowded.side, crowded.hex);
  }
}

/** The first hex with too many companies of a side in it (AL-6.2a). */
function crowdedHex(field: Field, s: State): { side: Side; hex: Hex } | null {
  const { held } = lookAround(field, s);
  for (const { id, side } of field.companies) {
    const hex = hexOfCompany(s, id);
    if (hex !== S.NONE && excessOf(nth(held, hex * 2 + side)) > 0) return { side, hex };
  }
  return null;
}
