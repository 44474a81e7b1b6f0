import { sentence } from '@linstock/scene';
import type { Situation } from '../measure/situation.ts';
import type { ShootAnswer } from '../model/answers.ts';
import { isOnTable, namesOf, situationNow } from '../model/board.ts';
import type { CompanyId } from '../model/field.ts';
import { type Game, type Play, put, type QuestionOf } from '../model/game.ts';
import type { Group } from '../model/state.ts';
import * as S from '../model/state.ts';
import { attackable } from './groups.ts';
import { march, resultOf } from './march.ts';
import { moversLeft, refuseMoves } from './moving.ts';
import { pivot, pivotsOf, refuseTurn } from './pivots.ts';
import { shoot } from './shooting.ts';
import { hasShot, refuseShooting, shotsOf } from './shots.ts';

/** P1 and P4: shooting before the moves, and by those who moved (MM-A5l). */

// P1: shooting by those who shoot first

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
  const moves = movers.length > 0;
  const answer = yield* put(shootQuestion(game, group, situation, { shooters: shoots ? there : [], moves }));
  if (answer.do === 'shoot') yield* shoot(game, answer);
  else if (answer.do === 'pivot') pivot(game, answer);
  else if (answer.do === 'done' || march(game, answer)) group.phase = S.MOVES;
}

/** True if a company has a melee to start, before which it may turn (MM-B1f): then P1 has nothing to ask it (MM-B2e). */
function turnsBeforeMelee({ field, s }: Game, situation: Situation, company: CompanyId): boolean {
  return S.has(s, company, S.BEGAN_IN_MELEE) && attackable(field, s, situation, company).length > 0;
}

/** All shots of these companies, searched for when they are first wanted. */
function allShots(
  game: Game,
  situation: Situation,
  companies: readonly CompanyId[],
): () => readonly ShootAnswer[] {
  let found: readonly ShootAnswer[] | null = null;
  return () => {
    found ??= companies.flatMap((id) => shotsOf(game, situation, id));
    return found;
  };
}

/**
 * The possible acts of a group before it moves, or instead of it (MM-A5l, MM-B4a, MM-C6f). @property shooters the
 * companies that may have a shot, none if none has one @property moves true if any of it may move afterwards
 */
function shootQuestion(
  game: Game,
  group: Group,
  situation: Situation,
  { shooters, moves }: { readonly shooters: readonly number[]; readonly moves: boolean },
): QuestionOf<'shoot'> {
  const shots = allShots(game, situation, shooters);
  const asked =
    shooters.length === 0 ? 'turn, or stay as you are.' : moves ? 'shoot before moving?' : 'shoot?';
  return {
    side: game.s.active,
    kind: 'shoot',
    clause: 'MM-A5l',
    stable: true,
    prompt: () => `${sentence(namesOf(game.field, group.companies))}: ${asked}`,
    options: () => [...shots(), ...pivotsOf(game, situation, group), { do: 'done' }],
    refuse: (answer) => {
      switch (answer.do) {
        case 'done':
          return null;
        case 'shoot':
          return refuseShooting(game, situation, answer);
        case 'pivot':
          return refuseTurn(game, situation, group, answer);
        case 'move':
          return refuseMoves(game, answer);
      }
    },
  };
}

// P4: shooting by those who moved

/** One act of P4: a shot of a company that has moved and not charged, a turn, or its end (MM-A5l, MM-B2e). */
export function* shootAfter(game: Game, group: Group): Play {
  const { field, s } = game;
  const situation = situationNow(field, s);
  const moved = group.companies.filter((id) => S.has(s, id, S.MOVED) && !S.has(s, id, S.CHARGED));
  if (!moved.some((id) => hasShot(game, situation, id))) {
    group.phase = S.AFTER_MELEE;
    return;
  }
  const answer = yield* put(shootAfterQuestion(game, group, situation, moved));
  if (answer.do === 'shoot') yield* shoot(game, answer);
  else if (answer.do === 'pivot') pivot(game, answer);
  else group.phase = S.AFTER_MELEE;
}

/** Asks which of the companies that have moved shoots (MM-A5l, MM-B2a, MM-B2e). */
function shootAfterQuestion(
  game: Game,
  group: Group,
  situation: Situation,
  moved: readonly number[],
): QuestionOf<'shoot-after'> {
  const shots = allShots(game, situation, moved);
  return {
    side: game.s.active,
    kind: 'shoot-after',
    clause: 'MM-B2a',
    stable: true,
    prompt: () => `${sentence(namesOf(game.field, group.companies))}: shoot after moving?`,
    options: () => [...shots(), { do: 'done' }],
    refuse: (answer) => {
      if (answer.do === 'done') return null;
      return answer.do === 'pivot'
        ? refuseTurn(game, situation, group, answer)
        : refuseShooting(game, situation, answer);
    },
  };
}
