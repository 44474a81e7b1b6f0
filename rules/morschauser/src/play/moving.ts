import { carryOut, nth, type Refusal } from '@linstock/kernel';
import { agreeingForm, sentence } from '@linstock/scene';
import type { Situation } from '../measure/situation.ts';
import type { MoveAnswer } from '../model/answers.ts';
import { companyId, namesOf, situationNow } from '../model/board.ts';
import type { CompanyId } from '../model/field.ts';
import {
  answeredBy,
  type Decision,
  type DecisionsFor,
  type Game,
  type Play,
  put,
  type QuestionOf,
} from '../model/game.ts';
import type { Group } from '../model/state.ts';
import * as S from '../model/state.ts';
import { refused } from '../tables/refuse.ts';
import { endBy } from './done.ts';
import { mustLeaveFire } from './fires.ts';
import { freeToMove } from './groups.ts';
import { judgeMoves, march, mayMoveAfter, resultOf } from './march.ts';
import { turnBy } from './pivots.ts';
import { movesAfterMelee, movesOf, randomMove, straightCharge, waysOutOfFire } from './ways.ts';

/** P2 and P5: moves before melee, charges included, and moves after it (MM-A5l). */

/** Why a move may not be made; null if it may. */
export function refuseMoves(game: Game, answer: MoveAnswer): Refusal | null {
  const judged = judgeMoves(game, answer);
  return 'code' in judged ? judged : null;
}

/** A move as an answer to a question; `options` are the moves that it offers, `then` happens once it is made. */
export function moveBy(options: () => MoveAnswer[], then?: () => void): Decision<'move'> {
  return {
    options,
    refuse: refuseMoves,
    carryOut(game, answer) {
      if (march(game, answer)) then?.();
    },
  };
}

// P2: moves, charges included

/** The companies declared to move that still may. */
export function moversLeft({ field, s }: Game, group: Group, situation: Situation): number[] {
  return freeToMove(field, s, situation, group.movers).filter((id) => s.status[id] !== S.LOST);
}

/** Moves in the owner's order until the owner is done, or no company can move. */
export function* moves(game: Game, group: Group): Play {
  const { field, s } = game;
  const situation = situationNow(field, s);
  const movers = moversLeft(game, group, situation);
  if (movers.length === 0) {
    group.phase = S.MELEES;
    return;
  }
  const decisions: DecisionsFor<'move'> = {
    move: moveBy(() => [...movesOf(game, situation, movers)]),
    pivot: turnBy(situation, group),
    done: endBy(
      () => (group.phase = S.MELEES),
      () => refuseToStay(game, group, situation, movers),
    ),
  };
  const answer = yield* put(moveQuestion(game, group, situation, movers, decisions));
  yield* carryOut(decisions, game, answer);
}

/** Asks which company of the group moves next, and whether all may stay (MM-B1b, MM-B1r, MM-C5g, MM-E2f). */
function moveQuestion(
  game: Game,
  group: Group,
  situation: Situation,
  movers: readonly CompanyId[],
  decisions: DecisionsFor<'move'>,
): QuestionOf<'move'> {
  return {
    side: game.s.active,
    kind: 'move',
    clause: 'MM-B1b',
    stable: true,
    prompt: () => `${sentence(namesOf(game.field, movers))}: move, or stay.${orders(game, group, movers)}`,
    ...answeredBy(game, decisions),
    sample: (choose) => {
      const charge =
        choose(3) === 0 ? straightCharge(game, situation, nth(movers, choose(movers.length))) : null;
      const found = charge ?? randomMove(game, movers, choose);
      if (found) return found;
      const [end] = decisions.done.options(game);
      if (end) return end;
      const options = [...decisions.move.options(game)];
      return nth(options, choose(options.length));
    },
  };
}

/**
 * Why the moves may not end yet: a charge or an escape from the fire that is compulsory and possible (MM-E2f,
 * MM-C5g).
 */
function refuseToStay(
  game: Game,
  group: Group,
  situation: Situation,
  movers: readonly CompanyId[],
): Refusal | null {
  const bound = movers
    .filter((id) => resultOf(group, id) === S.MUST_CHARGE)
    .filter((id) => straightCharge(game, situation, id) !== null);
  if (bound.length > 0)
    return refused(
      'R-MUST-CHARGE',
      'MM-E2f',
      'Impetuous troops that can reach an enemy have to charge first.',
      bound.map(companyId),
    );
  if (waysOutOfFire(game, movers).next().done) return null;
  return refused(
    'R-BURNING',
    'MM-C5g',
    'The town is burning: companies in it must leave it now.',
    movers.filter((id) => mustLeaveFire(game.field, game.s, id)).map(companyId),
  );
}

/** The limits that the command die and fire put on the movers, as the end of a prompt: none if they simply obey. */
function orders({ field, s }: Game, group: Group, movers: readonly CompanyId[]): string {
  const inFire = movers.filter((id) => mustLeaveFire(field, s, id));
  const out = inFire.length > 0 ? ` ${sentence(namesOf(field, inFire))} must leave the burning town.` : '';
  const results = [...new Set(movers.map((id) => resultOf(group, id)))].filter((result) => result !== S.OBEY);
  const who = (result: number) => {
    const bound = movers.filter((id) => resultOf(group, id) === result);
    return bound.length === movers.length
      ? agreeingForm(namesOf(field, movers), 'it', 'they')
      : namesOf(field, bound);
  };
  return results.map((result) => ` By command ${who(result)} ${ALLOWED[result]}.`).join('') + out;
}

const ALLOWED: Readonly<Record<number, string>> = {
  [S.MUST_CHARGE]: 'must charge',
  [S.MAY_NOT_CHARGE]: 'may not charge',
  [S.NO_ADVANCE]: 'may not advance',
};

// P5: moves after melee

/** Retreats and advances of companies that began in melee range (MM-A5l, MM-B6f, MM-B6g, MM-E1g). */
export function* moveAfter(game: Game, group: Group): Play {
  const able = group.companies.filter((id) => mayMoveAfter(game, id));
  if (able.length === 0) {
    group.phase = S.AFTER_MELEE + 1;
    return;
  }
  const decisions: DecisionsFor<'move-after'> = {
    move: moveBy(() => able.flatMap((id) => [...movesAfterMelee(game, id)])),
    pivot: turnBy(situationNow(game.field, game.s), group),
    done: endBy(() => (group.phase = S.AFTER_MELEE + 1)),
  };
  const answer = yield* put(moveAfterQuestion(game, able, decisions));
  yield* carryOut(decisions, game, answer);
}

/** Asks which company retreats or advances, or whether none does any more (MM-B6f, MM-B6g, MM-E1g). */
function moveAfterQuestion(
  game: Game,
  able: readonly CompanyId[],
  decisions: DecisionsFor<'move-after'>,
): QuestionOf<'move-after'> {
  const { field, s } = game;
  return {
    side: s.active,
    kind: 'move-after',
    clause: 'MM-B6f',
    stable: true,
    prompt: () => `${sentence(namesOf(field, able))}: retreat or advance after the melee?`,
    ...answeredBy(game, decisions),
  };
}
