import { carryOut } from '@linstock/kernel';
import { sentence } from '@linstock/scene';
import type { Situation } from '../measure/situation.ts';
import type { ShootAnswer } from '../model/answers.ts';
import { isOnTable, namesOf, situationNow } from '../model/board.ts';
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
import { endBy } from './done.ts';
import { attackable } from './groups.ts';
import { resultOf } from './march.ts';
import { moveBy, moversLeft } from './moving.ts';
import { pivotsOf, turnBy } from './pivots.ts';
import { shoot } from './shooting.ts';
import { hasShot, refuseShooting, shotsOf } from './shots.ts';

/** P1 and P4: shooting before the moves, and by companies that moved (MM-A5l). */

// P1: companies shoot first

/**
 * One act of P1: a shot, a try at a wall, a turn, the first move, or its end (MM-A5l, MM-B1f, MM-C6f). A group that
 * must charge is not asked (MM-E2x).
 */
export function* shootFirst(game: Game, group: Group): Play {
  const { field, s } = game;
  const situation = situationNow(field, s);
  const movers = moversLeft(game, group, situation);
  const mustCharge = movers.some((id) => resultOf(group, id) === S.MUST_CHARGE);
  const there = group.companies.filter((id) => isOnTable(s, id));
  const shoots = !mustCharge && there.some((id) => hasShot(game, situation, id));
  const turns = movers.length === 0 && there.some((id) => !turnsBeforeMelee(game, situation, id));
  if (!shoots && !turns) {
    group.phase = S.MOVES;
    return;
  }
  const goOn = () => {
    group.phase = S.MOVES;
  };
  const decisions: DecisionsFor<'shoot'> = {
    shoot: shotBy(game, situation, shoots ? there : []),
    pivot: turnBy(situation, group, () => pivotsOf(game, situation, group)),
    move: moveBy(() => [], goOn),
    done: endBy(goOn),
  };
  const asked = !shoots ? 'turn, or stay as you are.' : movers.length > 0 ? 'shoot before moving?' : 'shoot?';
  const answer = yield* put(shootQuestion(game, group, asked, decisions));
  yield* carryOut(decisions, game, answer);
}

/** True if a company has a melee to start, before which it may turn (MM-B1f): then P1 has nothing to ask it (MM-B2e). */
function turnsBeforeMelee({ field, s }: Game, situation: Situation, company: CompanyId): boolean {
  return S.has(s, company, S.BEGAN_IN_MELEE) && attackable(field, s, situation, company).length > 0;
}

/** A shot of one of these companies. All their shots are searched for when they are first wanted. */
function shotBy(game: Game, situation: Situation, companies: readonly CompanyId[]): Decision<'shoot'> {
  let found: readonly ShootAnswer[] | null = null;
  return {
    options() {
      found ??= companies.flatMap((id) => shotsOf(game, situation, id));
      return found;
    },
    refuse: (_, answer) => refuseShooting(game, situation, answer),
    carryOut: shoot,
  };
}

/** Asks for an act of a group before it moves, or instead of it (MM-A5l, MM-B4a, MM-C6f). */
function shootQuestion(
  game: Game,
  group: Group,
  asked: string,
  decisions: DecisionsFor<'shoot'>,
): QuestionOf<'shoot'> {
  return {
    side: game.s.active,
    kind: 'shoot',
    clause: 'MM-A5l',
    stable: true,
    prompt: () => `${sentence(namesOf(game.field, group.companies))}: ${asked}`,
    ...answeredBy(game, decisions),
  };
}

// P4: companies that moved shoot

/** One act of P4: a shot of a company that has moved and not charged, a turn, or its end (MM-A5l, MM-B2e). */
export function* shootAfter(game: Game, group: Group): Play {
  const { field, s } = game;
  const situation = situationNow(field, s);
  const moved = group.companies.filter((id) => S.has(s, id, S.MOVED) && !S.has(s, id, S.CHARGED));
  if (!moved.some((id) => hasShot(game, situation, id))) {
    group.phase = S.AFTER_MELEE;
    return;
  }
  const decisions: DecisionsFor<'shoot-after'> = {
    shoot: shotBy(game, situation, moved),
    pivot: turnBy(situation, group),
    done: endBy(() => {
      group.phase = S.AFTER_MELEE;
    }),
  };
  const answer = yield* put(shootAfterQuestion(game, group, decisions));
  yield* carryOut(decisions, game, answer);
}

/** Asks which of the companies that have moved shoots (MM-A5l, MM-B2a, MM-B2e). */
function shootAfterQuestion(
  game: Game,
  group: Group,
  decisions: DecisionsFor<'shoot-after'>,
): QuestionOf<'shoot-after'> {
  return {
    side: game.s.active,
    kind: 'shoot-after',
    clause: 'MM-B2a',
    stable: true,
    prompt: () => `${sentence(namesOf(game.field, group.companies))}: shoot after moving?`,
    ...answeredBy(game, decisions),
  };
}
