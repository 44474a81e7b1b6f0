import { lengthWords } from '@linstock/ground';
import { carryOut, nth, onlyAnswer, type Refusal } from '@linstock/kernel';
import { sentence } from '@linstock/scene';
import { companyId, nameOf, situationNow } from '../model/board.ts';
import type { CompanyId } from '../model/field.ts';
import { answeredBy, type DecisionsFor, type Game, type Play, put, type QuestionOf } from '../model/game.ts';
import type { Group } from '../model/state.ts';
import * as S from '../model/state.ts';
import { refuseMelee } from '../reckon/turn.ts';
import { LENGTHS } from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import { doingsOf } from './doings.ts';
import { endBy } from './done.ts';
import { melee, type PendingMelee, pendingMelees } from './melee.ts';
import { pivotsOf, turnBy } from './pivots.ts';
import { pursue } from './pursuit.ts';
import { isDecided } from './victory.ts';
import { blowGates, isStorming, storm, stormsOf } from './walls.ts';

/** P3: the melees of a group, one at a time (MM-A5l). */

/** One melee in the owner's order, or the end of them. */
export function* melees(game: Game, group: Group): Play {
  const pending = pendingMelees(game);
  const storms = stormsOf(game);
  const [only] = pending;
  if (!only && storms.length === 0) return endMelees(game, group);
  // Against another enemy than the one it charged a turn may tell front from flank (MM-B3n, MM-B3q).
  const forced =
    only &&
    pending.length === 1 &&
    storms.length === 0 &&
    only.targets.length === 1 &&
    only.targets[0] === game.s.target[only.company] &&
    S.has(game.s, only.company, S.CHARGED);
  const decisions = meleeDecisions(game, group, pending, storms);
  const answer = forced
    ? { do: 'melee' as const, company: only.company, target: nth(only.targets, 0) }
    : yield* put(meleeQuestion(game, decisions, pending.length > 0));
  yield* carryOut(decisions, game, answer);
}

/** The melees are over: engineers who came through them try their gate (MM-C6g, MM-C6l). */
function endMelees(game: Game, group: Group): void {
  blowGates(game);
  group.phase = S.SHOOT_AFTER;
}

/**
 * A round of melee, and what may follow: crossing a wall, or a pursuit with another round (MM-C6j, MM-E8a,
 * MM-E8d).
 */
export function* fight(game: Game, company: CompanyId, target: CompanyId): Play {
  const storming = isStorming(game, situationNow(game.field, game.s), company, target);
  if (!melee(game, company, target) || isDecided(game)) return;
  if (storming) return yield* storm(game, company);
  const next = yield* pursue(game, company, target);
  if (next !== S.NONE) melee(game, company, next);
}

/** A company and the enemy it fights. */
interface Pair {
  readonly company: CompanyId;
  readonly target: CompanyId;
}

function roundsOf(pending: readonly PendingMelee[], storms: readonly Pair[]): Pair[] {
  return [
    ...pending.flatMap(({ company, targets }) => targets.map((target) => ({ company, target }))),
    ...storms,
  ];
}

/**
 * Why a company of the acting group may not start a round against an enemy; null if it may (MM-B6c, MM-B6e,
 * MM-B6n).
 */
export function refuseRound(
  game: Game,
  { company, target }: Pair,
  rounds: readonly Pair[] = roundsOf(pendingMelees(game), stormsOf(game)),
): Refusal | null {
  const { field, s } = game;
  if (!s.group?.companies.includes(company))
    return refused('R-NOT-GROUP', 'MM-A5f', 'Only companies of the group that is acting melee now.');
  if (!rounds.some((round) => round.company === company))
    return (
      refuseMelee(doingsOf(s, situationNow(field, s), company)) ??
      refused('R-MUST-ATTACK', 'MM-B6n', 'That company has no melee to start now.')
    );
  return rounds.some((round) => round.company === company && round.target === target)
    ? null
    : refused(
        'R-CANNOT-ATTACK',
        'MM-B6c',
        `${sentence(nameOf(field, company))} may not attack that company.`,
      );
}

function meleeDecisions(
  game: Game,
  group: Group,
  pending: readonly PendingMelee[],
  storms: readonly Pair[],
): DecisionsFor<'melee'> {
  const situation = situationNow(game.field, game.s);
  const rounds = roundsOf(pending, storms);
  const fighters = { ...group, companies: pending.map(({ company }) => company) };
  return {
    melee: {
      options: () => rounds.map((round) => ({ do: 'melee', ...round })),
      refuse: (_, round) => refuseRound(game, round, rounds),
      carryOut: (_, { company, target }) => fight(game, company, target),
    },
    pivot: turnBy(situation, group, () => pivotsOf(game, situation, fighters)),
    done: endBy(
      () => endMelees(game, group),
      () => refuseToEnd(fighters.companies),
    ),
  };
}

/** Why the melees may not end while these companies must fight (MM-B6e); null if there are none. */
function refuseToEnd(fighters: readonly CompanyId[]): Refusal | null {
  if (fighters.length === 0) return null;
  return refused(
    'R-MUST-ATTACK',
    'MM-B6e',
    `A company within ${lengthWords(LENGTHS.meleeRange)} of an enemy has to fight hand to hand.`,
    fighters.map(companyId),
  );
}

/** Asks which company fights next; `must` if one of them has to (MM-A5o, MM-B6e, MM-B6ah). */
function meleeQuestion(game: Game, decisions: DecisionsFor<'melee'>, must: boolean): QuestionOf<'melee'> {
  const { options, refuse } = answeredBy(game, decisions);
  return {
    side: game.s.active,
    kind: 'melee',
    clause: 'MM-B6e',
    stable: true,
    prompt: () => 'Which company fights next, and against whom?',
    forcedAnswer: () => (must ? onlyAnswer(options()) : null),
    options,
    refuse,
    sample: (choose) => {
      const all = [...decisions.melee.options(game), ...decisions.done.options(game)];
      return nth(all, choose(all.length));
    },
  };
}
